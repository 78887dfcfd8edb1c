import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';

const add = statement(($: Named<{ id: string; metres: number }>) =>
  db
    .updateTable('run')
    .set((eb) => ({ metres: eb('metres', '+', $.metres) }))
    .where('id', '=', $.id),
);

/** Adds to the distance driven. Negative where late positions correct it. It is no change that the driver's device must hear of. */
export async function addMetres(tx: Pick<Tx, 'sql'>, runId: string, metres: number): Promise<void> {
  if (metres !== 0) await add(tx.sql, { id: runId, metres });
}
