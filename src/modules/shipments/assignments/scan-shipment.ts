import { systemActor, type Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { lockShipment } from '../change-shipment.js';
import { db } from '../shipments.tables.js';
import type { ShipmentStatus } from '../shipment.machine.js';
import type { ShipmentServices } from '../services.js';
import { tellReassigned } from './assignment-listener.js';
import { currentAssignment, endAssignment, startAssignment, type Assignment } from './assignment.js';

/** From pickup to the door, including the way back. */
const ON_THE_ROAD: ReadonlySet<ShipmentStatus> = new Set<ShipmentStatus>([
  'pickup',
  'in_transit_pickup',
  'pickup_failed',
  'not_collected',
  'picked_up',
  'at_sorting',
  'verified',
  'ready_to_book',
  'booked',
  'in_transit',
  'failed',
  'return_to_sender',
]);

const MAX_CODE = 60;

/**
 * Assigns a scanned parcel to the driver for 24 hours, by its exact reference or AWB. Takes over another driver's scan, but not a
 * dispatcher's assignment. SHIPMENT_NOT_FOUND, SHIPMENT_ASSIGNED_ELSEWHERE.
 */
export async function scanShipment(tx: Tx<ShipmentServices>, driver: Actor, code: string): Promise<Assignment> {
  const shipment = await lockShipment(tx, systemActor, await scannedId(tx, code));
  const current = await currentAssignment(tx.sql, shipment.id);
  if (!ON_THE_ROAD.has(shipment.status) || shipment.test) throw refuse('SHIPMENT_NOT_FOUND');
  if (current?.kind === 'assigned') {
    if (current.driverId === driver.id) return current;
    throw refuse('SHIPMENT_ASSIGNED_ELSEWHERE');
  }
  if (current) await endAssignment(tx, driver, current.id);
  const scanned = { shipmentId: shipment.id, driverId: driver.id ?? '', kind: 'scanned' } as const;
  const assignment = await startAssignment(tx, driver, scanned);
  await tellReassigned(tx, driver, scanned);
  return assignment;
}

const findScanned = statement(({ code }: Named<{ code: string }>) => {
  const by = (column: 'reference' | 'awb') =>
    db
      .selectFrom('shipment')
      .select('id')
      .where(({ eb, fn }) => eb(column, '=', fn<string>('upper', [code])));
  return by('reference').union(by('awb')).limit(2);
});

async function scannedId({ sql }: Tx, code: string): Promise<string> {
  const text = code.trim();
  if (text === '' || text.length > MAX_CODE || text.includes('\0')) throw refuse('SHIPMENT_NOT_FOUND');
  const found = await findScanned(sql, { code: text });
  if (found.length > 1) throw refuse('AMBIGUOUS_ID.sharedAwb');
  if (!found[0]) throw refuse('SHIPMENT_NOT_FOUND');
  return found[0].id;
}
