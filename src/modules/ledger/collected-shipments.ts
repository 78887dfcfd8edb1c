import type { RunSql } from '../../platform/db/sql.js';

/** Those of the shipments whose cash on delivery was credited and not taken back since. One statement. */
export async function collectedShipments(sql: RunSql, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ shipment_id: string }>(
    `select distinct p.shipment_id from posting p join journal_entry e on e.id = p.entry_id and e.type <> 'cod_handover'
      where p.shipment_id = any($1::uuid[]) and p.source = 'cod_collection'
        and not exists (select 1 from journal_entry r where r.reverses_entry_id = p.entry_id)`,
    [shipmentIds],
  );
  return new Set(rows.map((row) => row.shipment_id));
}
