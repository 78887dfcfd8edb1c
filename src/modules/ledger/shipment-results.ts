import { sql } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { CARRIER_BILLED } from './carrier-money.js';
import { db } from './ledger.tables.js';

export interface ShipmentResult {
  readonly shipmentId: string;
  /** Revenue: shipping, fees and weight adjustments, less refunds and waivers. */
  readonly revenue: Money;
  /** Cost at carriers, with the difference to their bills. */
  readonly cost: Money;
  /** Whether a carrier's bill has changed the cost. */
  readonly isBilled: boolean;
}

const SIGNED = sql`case direction when 'credit' then amount_minor else -amount_minor end`;

const sumResults = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('posting')
        .innerJoin('journalEntry as e', 'e.id', 'posting.entryId')
        .select([
          'shipmentId',
          'currency',
          sql<bigint>`coalesce(sum(${SIGNED}) filter (where account like '4%' or account = '5100'), 0)::bigint`.as('revenue'),
          sql<bigint>`coalesce(-sum(${SIGNED}) filter (where account = '5200'), 0)::bigint`.as('cost'),
          sql<boolean>`bool_or(e.type = ${sql.lit(CARRIER_BILLED)})`.as('isBilled'),
        ])
        .where('shipmentId', '=', anyOf($.shipmentIds))
        .where('account', 'in', ['4100', '4110', '4120', '4130', '5100', '5200'])
        .groupBy(['shipmentId', 'currency'])
        .unionAll(
          eb
            .selectFrom('ledgerShipmentTotal')
            .select(['shipmentId', 'currency', 'revenueMinor as revenue', 'costMinor as cost', 'isBilled'])
            .where('shipmentId', '=', anyOf($.shipmentIds)),
        )
        .as('part'),
    )
    .select(['shipmentId', 'currency', sql<bigint>`sum(revenue)::bigint`.as('revenue'), sql<bigint>`sum(cost)::bigint`.as('cost')])
    .select(sql<boolean>`bool_or(is_billed)`.as('isBilled'))
    .groupBy(['shipmentId', 'currency']),
);

/** Revenue and cost of shipments, from the ledger and its archive; one row per shipment and currency that has any. One statement. */
export async function shipmentResults(on: RunSql, shipmentIds: readonly string[]): Promise<ShipmentResult[]> {
  const results = await sumResults(on, { shipmentIds });
  return results.flatMap(({ shipmentId, currency, revenue, cost, isBilled }) =>
    shipmentId === null ? [] : [{ shipmentId, revenue: money(revenue, currency), cost: money(cost, currency), isBilled }],
  );
}
