import type { Actor } from '../../../kernel/actor.js';
import type { RunSql } from '../../../platform/db/sql.js';

/** The ids of the shipments that a driver has now; `driver` is the SQL of the driver's id. */
export const HELD_BY_DRIVER = (driver: string): string =>
  `select held.shipment_id from shipment_assignment held where held.driver_id = ${driver} and held.ended_at is null`;

/** Which of these shipments a driver has now. */
export async function heldBy(sql: RunSql, driver: Pick<Actor, 'id'>, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (shipmentIds.length === 0 || driver.id === null) return new Set();
  const rows = await sql<{ shipment_id: string }>(`${HELD_BY_DRIVER('$1')} and held.shipment_id = any($2::uuid[])`, [
    driver.id,
    shipmentIds,
  ]);
  return new Set(rows.map((row) => row.shipment_id));
}
