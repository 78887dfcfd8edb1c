import type { RunSql } from '../../platform/db/sql.js';

/** What a seller got back for a shipment, in minor units of its currency; a waived fee goes back to us and is not in it. One statement. */
export async function refundedMinor(sql: RunSql, shipmentId: string): Promise<bigint> {
  const [row] = await sql<{ refunded: string }>(
    `select coalesce(sum(amount_minor), 0)::text as refunded from posting
      where shipment_id = $1 and source = 'refund' and account in ('1200', '2100')`,
    [shipmentId],
  );
  return BigInt(row?.refunded ?? 0);
}
