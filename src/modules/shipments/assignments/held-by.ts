import type { Actor } from '../../../kernel/actor.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../shipments.tables.js';

const findHeld = statement(($: Named<{ driverId: string; shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('shipmentAssignment')
    .select('shipmentId')
    .where('driverId', '=', $.driverId)
    .where('endedAt', 'is', null)
    .where('shipmentId', '=', anyOf($.shipmentIds)),
);

/** Filters shipments to those that the driver currently holds. */
export async function heldBy(on: RunSql, driver: Pick<Actor, 'id'>, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (shipmentIds.length === 0 || driver.id === null) return new Set();
  const rows = await findHeld(on, { driverId: driver.id, shipmentIds });
  return new Set(rows.map(({ shipmentId }) => shipmentId));
}
