import { anyOf, rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';
import { stopsOfRuns } from '../rows/run-rows.js';
import type { Run, Stop } from '../rows/run.entity.js';

/** The index of the first stop that may still be moved: the ones before are done or under way. */
export const firstFree = (stops: readonly Stop[]): number =>
  stops.findLastIndex((stop) => stop.begunAt !== null || stop.completedAt !== null) + 1;

const setSequences = statement(($: Named<{ rows: readonly { id: string; sequence: number }[] }>) =>
  db
    .updateTable('stop')
    .from(rowsOf($.rows, { id: 'uuid', sequence: 'integer' }).as('given'))
    .set((eb) => ({ sequence: eb.ref('given.sequence') }))
    .whereRef('stop.id', '=', 'given.id'),
);

/** Numbers the stops of a locked run in this order, from 1. */
export async function renumber(tx: Tx, ordered: readonly Stop[]): Promise<void> {
  const rows = ordered.flatMap(({ id, sequence }, index) => (sequence === index + 1 ? [] : [{ id, sequence: index + 1 }]));
  if (rows.length > 0) await setSequences(tx.sql, { rows });
}

const findEmpty = statement(($: Named<{ runId: string }>) =>
  db
    .selectFrom('stop as s')
    .select('s.id')
    .where('s.runId', '=', $.runId)
    .where('s.arrivedAt', 'is', null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('task as t').select('t.id').whereRef('t.stopId', '=', 's.id')))),
);

const deleteStops = statement(($: Named<{ ids: readonly string[] }>) => db.deleteFrom('stop').where('id', '=', anyOf($.ids)));

/** Removes the stops of a locked run at which nothing is left to do and no driver was, and closes the gaps. */
export async function dropEmptyStops(tx: Tx, run: Run): Promise<void> {
  const empty = await findEmpty(tx.sql, { runId: run.id });
  if (empty.length === 0) return;
  const ids = empty.map(({ id }) => id);
  await deleteStops(tx.sql, { ids });
  const left = (await stopsOfRuns(tx.sql, [run.id])).filter(({ id }) => !ids.includes(id));
  await renumber(tx, left);
}
