import { systemActor, type Actor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { issueDeliveryCode } from '../../proofs/index.js';
import {
  assignDriver,
  currentDriverOf,
  lockShipments,
  type AssignmentListener,
  type ShipmentStatus,
  addNote,
  reportByDriver,
  type Shipment,
} from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { needsOfTask } from '../reading/read-demands.js';
import type { FleetServices } from '../services.js';
import type { Task } from '../rows/task.entity.js';
import { openRun } from '../route/open-run.js';
import { placeTask, removeTask } from '../route/place-task.js';
import { lockRun, runsByIds, changeRun, lockOpenTask } from '../rows/fleet-rows.js';
import { setOut, estimateArrivals } from '../route/stops.js';

/** Puts the open task of a shipment that dispatch gave to a driver, or that a driver scanned, into that driver's run of today. */
export const followAssignment: AssignmentListener<FleetServices> = async (tx, actor, { shipmentId, driverId }) => {
  const task = await lockOpenTask(tx, shipmentId);
  if (task) await moveTo(tx, task, driverId);
  const inHand = task?.kind !== 'pickup' && actor.type === 'driver';
  if (!task || !inHand) return;
  await db.change(tx.sql, 'task', task, { loadedAt: tx.services.clock.now() });
  const [shipment] = await lockShipments(tx, [shipmentId]);
  const [run] = task.runId === null ? [] : await runsByIds(tx.sql, [task.runId]);
  if (shipment && run?.state === 'started' && task.kind === 'deliver') await takeAlong(tx, actor, { task, shipment });
};

async function moveTo(tx: Tx, task: Task, driverId: string | null): Promise<void> {
  if (task.runId !== null) {
    const before = await lockRun(tx, task.runId);
    if (before.driverId === driverId) return;
    await removeTask(tx, before, task);
    await setOut(tx, before, tx.services.clock.now());
    await estimateArrivals(tx, before);
    await changeRun(tx, before, 'unassigned');
  }
  if (driverId !== null) await joinRun(tx, task, driverId);
}

async function joinRun(tx: Tx, task: Task, driverId: string): Promise<void> {
  const run = await openRun(tx, driverId);
  await placeTask(tx, run, task);
  await setOut(tx, run, tx.services.clock.now());
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'assigned');
}

/** Gives a locked open task, and the access to its shipment, to the driver who has the parcel. */
export async function takeOver(tx: Tx, task: Task, driverId: string): Promise<void> {
  await moveTo(tx, task, driverId);
  await assignDriver(tx, systemActor, { shipmentId: task.shipmentId, driverId });
}

interface NextTask {
  readonly task: Task;
  readonly shipmentId: string;
  /** The status that the step leads to. */
  readonly reached: ShipmentStatus;
  /** The task that the same step ended. */
  readonly before: Task | null;
}

/**
 * A new task goes to the driver who has the shipment: whom dispatch named, or who has just collected a parcel that needs no hub and
 * therefore already is on board. What goes back to its sender, and any other parcel, is free for planning.
 */
export async function followDriver(tx: Tx<FleetServices>, { task, shipmentId, reached, before }: NextTask): Promise<void> {
  const driverId = collectedBy(task, before) ?? (task.kind === 'return' ? null : await currentDriverOf(tx.sql, shipmentId));
  if (driverId === null || (before !== null && collectedBy(task, before) === null)) return;
  await joinRun(tx, task, driverId);
  await assignDriver(tx, systemActor, { shipmentId, driverId });
  // Collected a moment ago, or brought back after an attempt that failed.
  const isAboard = task.kind === 'deliver' && reached !== 'booked';
  if (!isAboard) return;
  await db.change(tx.sql, 'task', task, { loadedAt: tx.services.clock.now() });
  if (reached === 'in_transit') await askForCode(tx, task);
}

const collectedBy = (task: Task, before: Task | null): string | null =>
  before?.kind === 'pickup' && before.state === 'completed' && task.kind === 'deliver' ? before.driverId : null;

/** A parcel on board of a run under way is out for delivery; its consignee gets the code that the driver will ask for. */
export async function takeAlong(
  tx: Tx<FleetServices>,
  actor: Actor,
  { task, shipment }: { task: Task; shipment: Shipment },
): Promise<void> {
  if (shipment.status !== 'in_transit') await reportByDriver(tx, actor, shipment, { status: 'in_transit' });
  await askForCode(tx, task);
}

/** Sends the consignee the code that the driver will ask for, where the policy wants one. */
export async function askForCode(tx: Tx<FleetServices>, task: Task): Promise<void> {
  const { otp } = await needsOfTask(tx, task);
  if (!otp || task.kind !== 'deliver') return;
  const { shipmentId } = task;
  const { phoneFailed } = await issueDeliveryCode(tx, { taskId: task.id, shipmentId });
  if (phoneFailed) await addNote(tx, SYSTEM, { shipmentId, type: 'general', visibility: 'seller', text: NOT_DIALLED });
}

const SYSTEM = { type: 'system', id: null } as const;
const NOT_DIALLED =
  'The delivery code was not sent by text message: the phone number of the consignee cannot be dialled. Correct the number.';
