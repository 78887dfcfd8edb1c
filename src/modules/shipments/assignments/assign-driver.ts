import type { Actor } from '../../../kernel/actor.js';
import type { RunSql } from '../../../platform/db/sql.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { currentAssignment, endAssignment, startAssignment } from './assignment.js';

/** For `fleet`: gives a shipment, which the caller has locked, to a driver. Idempotent. */
export async function assignDriver(tx: Tx, by: Actor, { shipmentId, driverId }: { shipmentId: string; driverId: string }): Promise<void> {
  const current = await currentAssignment(tx.sql, shipmentId);
  if (current?.driverId === driverId && current.kind === 'assigned') return;
  if (current) await endAssignment(tx, by, current.id);
  await startAssignment(tx, by, { shipmentId, driverId, kind: 'assigned' });
}

/** For `fleet`: takes a shipment, which the caller has locked, from its driver. */
export async function unassignDriver(tx: Tx, by: Actor, shipmentId: string): Promise<void> {
  const current = await currentAssignment(tx.sql, shipmentId);
  if (current) await endAssignment(tx, by, current.id);
}

/** The driver who has a shipment now. */
export const currentDriverOf = async (on: RunSql, shipmentId: string): Promise<string | null> =>
  (await currentAssignment(on, shipmentId))?.driverId ?? null;
