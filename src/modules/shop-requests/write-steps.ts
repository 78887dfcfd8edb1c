import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { ProvenStep } from '../../platform/http/shop-call.js';
import { db } from './shop-requests.tables.js';

export interface HeldStep {
  readonly shopId: string;
  readonly step: ProvenStep;
}

const insertSteps = statement(($: Named<{ steps: readonly HeldStep[]; at: Date }>) =>
  db
    .insertInto('shopStep')
    .columns(['shopId', 'step', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom(rowsOf($.steps, { shopId: 'uuid', step: 'text' }).as('given'))
        .select(['given.shopId', 'given.step', $.at.as('createdAt')]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Notes what has worked; what was noted before keeps its time. */
export async function writeSteps(sql: RunSql, steps: readonly HeldStep[], at: Date): Promise<void> {
  if (steps.length > 0) await insertSteps(sql, { steps, at });
}

const findShops = statement(($: Named<{ references: readonly string[] }>) =>
  db.selectFrom('shipment').select('shopId').distinct().where('reference', '=', anyOf($.references)),
);

export async function shopsOfShipments(sql: RunSql, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return [];
  return (await findShops(sql, { references })).map(({ shopId }) => shopId);
}
