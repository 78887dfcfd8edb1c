import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';

export interface ShipmentResult {
  readonly shipmentId: string;
  /** What it has earned: shipping, fees and differences in weight, less what was given back or waived. */
  readonly revenue: Money;
  /** What it has cost us at carriers. */
  readonly cost: Money;
}

/** What shipments have earned and cost, by the books; one row for each shipment and currency that has any. One statement. */
export async function shipmentResults(sql: RunSql, shipmentIds: readonly string[]): Promise<ShipmentResult[]> {
  const rows = await sql<{ shipment_id: string; currency: string; revenue: string; cost: string }>(
    `select shipment_id, currency, coalesce(sum(signed) filter (where account like '4%' or account = '5100'), 0) as revenue,
            coalesce(-sum(signed) filter (where account = '5200'), 0) as cost
       from (select shipment_id, currency, account, case direction when 'credit' then amount_minor else -amount_minor end as signed
               from posting where shipment_id = any($1::uuid[]) and account in ('4100', '4110', '4120', '4130', '5100', '5200')) p
      group by shipment_id, currency`,
    [shipmentIds],
  );
  return rows.map(({ shipment_id: shipmentId, currency, revenue, cost }) => ({
    shipmentId,
    revenue: money(BigInt(revenue), currency),
    cost: money(BigInt(cost), currency),
  }));
}
