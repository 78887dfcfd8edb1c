import type { Selectable } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db, type CarrierAccountTables } from './carrier-accounts.tables.js';

export type Health = Omit<Selectable<CarrierAccountTables['carrierAccountHealth']>, 'accountId'>;

const upsert = statement(($: Named<Health & { accountId: string }>) =>
  db
    .insertInto('carrierAccountHealth')
    .values({
      accountId: $.accountId,
      lastSuccessAt: $.lastSuccessAt,
      lastFailureAt: $.lastFailureAt,
      lastFailureKind: $.lastFailureKind,
      lastFailure: $.lastFailure,
    })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((eb) => ({
        lastSuccessAt: eb.fn.coalesce(eb.ref('excluded.lastSuccessAt'), eb.ref('carrierAccountHealth.lastSuccessAt')),
        lastFailureAt: eb.fn.coalesce(eb.ref('excluded.lastFailureAt'), eb.ref('carrierAccountHealth.lastFailureAt')),
        lastFailureKind: eb.fn.coalesce(eb.ref('excluded.lastFailureKind'), eb.ref('carrierAccountHealth.lastFailureKind')),
        lastFailure: eb.fn.coalesce(eb.ref('excluded.lastFailure'), eb.ref('carrierAccountHealth.lastFailure')),
      })),
    ),
);

/** Writes what is given and keeps the rest. */
export async function writeHealth(tx: Tx, accountId: string, health: Partial<Health>): Promise<void> {
  await upsert(tx.sql, { accountId, lastSuccessAt: null, lastFailureAt: null, lastFailureKind: null, lastFailure: null, ...health });
}
