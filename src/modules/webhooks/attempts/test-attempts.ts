import { sql as raw } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../webhooks.tables.js';

const findNext = statement(($: Named<{ shopId: string }>) =>
  db
    .selectFrom('webhookMessage as m')
    .innerJoin('webhookDelivery as d', 'd.messageId', 'm.id')
    .select((eb) => eb.fn.min('d.dueAt').as('dueAt'))
    .where('m.testShopId', '=', $.shopId)
    .where('d.status', '=', 'pending'),
);

/** When the next attempt for a shop in test mode is due, in real time; a time that has passed while one is being made. */
export const nextTestAttempt = async (sql: RunSql, shopId: string): Promise<Date | undefined> =>
  (await findNext.first(sql, { shopId }))?.dueAt ?? undefined;

const bringForward = statement(($: Named<{ shopId: string; ms: number }>) =>
  db
    .updateTable('webhookDelivery')
    .from('webhookMessage')
    .set((eb) => ({
      dueAt: raw<Date>`${eb.ref('webhookDelivery.dueAt')} - ${$.ms}::float8 * interval '1 ms'`,
      availableAt: raw<Date>`${eb.ref('webhookDelivery.availableAt')} - ${$.ms}::float8 * interval '1 ms'`,
    }))
    .whereRef('webhookMessage.id', '=', 'webhookDelivery.messageId')
    .where('webhookMessage.testShopId', '=', $.shopId)
    .where('webhookDelivery.status', '=', 'pending'),
);

/** Attempts are made in real time, so advancing the clock of a shop brings those that wait forward by as much. */
export async function bringAttemptsForward(tx: Tx, wanted: { shopId: string; ms: number }): Promise<void> {
  await bringForward(tx.sql, wanted);
}
