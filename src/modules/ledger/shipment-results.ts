import { sql } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { db } from './ledger.tables.js';

export interface ShipmentResult {
  readonly shipmentId: string;
  /** Revenue: shipping, fees and weight differences, less refunds and waivers. */
  readonly revenue: Money;
  /** Cost at carriers. */
  readonly cost: Money;
}

const SIGNED = sql`case direction when 'credit' then amount_minor else -amount_minor end`;

const sumResults = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('posting')
    .select([
      'shipmentId',
      'currency',
      sql<bigint>`coalesce(sum(${SIGNED}) filter (where account like '4%' or account = '5100'), 0)::bigint`.as('revenue'),
      sql<bigint>`coalesce(-sum(${SIGNED}) filter (where account = '5200'), 0)::bigint`.as('cost'),
    ])
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .where('account', 'in', ['4100', '4110', '4120', '4130', '5100', '5200'])
    .groupBy(['shipmentId', 'currency']),
);

/** Revenue and cost of shipments, from the ledger; one row per shipment and currency that has any. One statement. */
export async function shipmentResults(on: RunSql, shipmentIds: readonly string[]): Promise<ShipmentResult[]> {
  const results = await sumResults(on, { shipmentIds });
  return results.flatMap(({ shipmentId, currency, revenue, cost }) =>
    shipmentId === null ? [] : [{ shipmentId, revenue: money(revenue, currency), cost: money(cost, currency) }],
  );
}
