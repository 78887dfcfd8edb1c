import { type Actor, systemActor } from '../../../kernel/actor.js';
import { fieldError, invalid, problem, Refusal, refuse, refuseFields, FieldChecks } from '../../../kernel/errors.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { activeStaff } from '../../staff/index.js';
import { findShipmentId } from '../find-shipment.js';
import { lockShipments, lockShipment } from '../change-shipment.js';
import type { Shipment } from '../shipment.entity.js';
import { shipmentMachine, type ShipmentStatus } from '../shipment.machine.js';
import type { ShipmentServices } from '../services.js';
import { db } from '../shipments.tables.js';
import { currentAssignment, endAssignment, startAssignment, type Assignment } from './assignment.js';
import { tellReassigned } from './assignment-listener.js';
import type { AssignShipmentsInput } from './assignment.types.js';

/** Assigns shipments to a driver, all or nothing. Shipments of other drivers are reassigned. */
export async function assignShipments(
  tx: Tx<ShipmentServices>,
  actor: Actor,
  { driverId, ids }: AssignShipmentsInput,
): Promise<Assignment[]> {
  const shipmentIds = await shipmentsOf(tx, actor, ids);
  const driver = await activeStaff(tx.sql, driverId);
  if (driver?.role !== 'driver') throw refuseFields([invalid('driverId', 'driverId')]);

  const assignments: Assignment[] = [];
  // All of them are locked first: listeners lock what depends on them.
  for (const shipment of await lockShipments(tx, shipmentIds)) {
    const shipmentId = shipment.id;
    assertUnderWay(shipment);
    if (shipment.test) throw refuse('TEST_SHIPMENT.needsNoDriver', { shipment: shipment.reference });
    const current = await currentAssignment(tx.sql, shipmentId);
    if (current?.driverId === driver.id && current.kind === 'assigned') {
      assignments.push(current);
      continue;
    }
    if (current) await endAssignment(tx, actor, current.id);
    assignments.push(await startAssignment(tx, actor, { shipmentId, driverId: driver.id, kind: 'assigned' }));
    await tellReassigned(tx, actor, { shipmentId, driverId: driver.id, kind: 'assigned' });
  }
  return assignments;
}

/** Unassigns shipments; those without a driver are left unchanged. Returns the shipment ids. */
export async function unassignShipments(tx: Tx<ShipmentServices>, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const shipmentIds = await shipmentsOf(tx, actor, ids);
  for (const { id: shipmentId } of await lockShipments(tx, shipmentIds)) {
    const current = await currentAssignment(tx.sql, shipmentId);
    if (!current) continue;
    await endAssignment(tx, actor, current.id);
    await tellReassigned(tx, actor, { shipmentId, driverId: null, kind: null });
  }
  return shipmentIds;
}

async function shipmentsOf(tx: Tx, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const checks = new FieldChecks();
  if (ids.length === 0) checks.missing('ids');
  checks.settle();
  const found = new Set<string>();
  for (const [index, id] of ids.entries()) found.add(await idAt(tx, actor, { index, id }));
  return [...found];
}

/** Resolves one id of the list and names its index when it is unknown. */
async function idAt(tx: Tx, actor: Actor, { index, id }: { index: number; id: string }): Promise<string> {
  try {
    return await findShipmentId(tx.sql, actor, id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SHIPMENT_NOT_FOUND') throw error;
    const unknown = fieldError(`ids[${index}]`, 'SHIPMENT_NOT_FOUND', problem('noShipment'));
    throw refuse('SHIPMENT_NOT_FOUND', {}, { errors: [unknown], cause: error });
  }
}

/** A returned parcel keeps its status. */
function assertUnderWay({ id: shipment, status, rtsCompletedAt }: Shipment): void {
  if (rtsCompletedAt) throw refuseFields([invalid('ids', 'handedBack', { shipment })]);
  if (shipmentMachine.final.includes(status)) throw refuseFields([invalid('ids', 'needsNoDriver', { shipment, status })]);
}

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
