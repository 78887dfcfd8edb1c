import { systemActor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import {
  factsOf,
  targetOf,
  unassignDriver,
  type Effect,
  type TakenStep,
  type Shipment,
  type ShipmentStatus,
} from '../../shipments/index.js';
import { followDriver, askForCode } from './follow-assignment.js';
import { refuse } from '../../../kernel/errors.js';
import { awaitsCode } from '../../proofs/index.js';
import type { FleetServices } from '../services.js';
import { db } from '../fleet.tables.js';
import { recordPickup } from './record-pickup.js';
import { openTask } from './open-task.js';
import { needsOfTask } from '../reading/read-demands.js';
import type { Task } from '../rows/task.entity.js';
import type { TaskState, TaskKind } from '../fleet.enums.js';
import { lockRun, stopsByIds, changeRun, lockOpenTask } from '../rows/fleet-rows.js';
import { closeStop, setOut, dropEmptyStops, estimateArrivals } from '../route/stops.js';

/** The hub has the parcel now; its next driver is named when it is ready to leave. */
export const leaveWithHub: Effect<FleetServices> = {
  says: 'takes it from its driver',
  run: (tx, { shipment }) => unassignDriver(tx, systemActor, shipment.id),
};

/** Keeps the tasks of the own fleet in step with the shipment. */
export const nextTask = (meaning: TaskMeaning = {}): Effect<FleetServices> => ({
  says: "ends the driver's task, and opens the one that comes next",
  run: async (tx, taken) => {
    const { shipment, edge } = taken;
    const reached = targetOf(edge, factsOf(shipment)) ?? shipment.status;
    const wanted = wantedTask(shipment, reached);
    // The status is still the old one. A parcel can be collected without a task, such as by a carrier.
    const mayBeOpen = meaning.completes === 'pickup' || wantedTask({ ...shipment, rtsCompletedAt: null }, shipment.status) !== null;
    if (wanted === null && !mayBeOpen) return;
    const open = await lockOpenTask(tx, shipment.id);
    if (open && open.kind === wanted) return meaning.departs ? leaveWithDriver(tx, taken, open) : undefined;
    if (open) await endBy(tx, taken, open, meaning);
    if (meaning.completes === 'pickup' && open?.kind !== 'pickup') await recordPickup(tx, taken);
    if (wanted === null) return;
    const task = await openTask(tx, shipment, wanted);
    await followDriver(tx, { task, shipmentId: shipment.id, reached, before: open ?? null });
  },
});

/** A driver who sets out with a parcel outside a run has it on board; its consignee gets the code as well. */
async function leaveWithDriver(tx: Tx<FleetServices>, { step }: TakenStep, task: Task): Promise<void> {
  if (step.actor.type !== 'driver' || step.reported) return;
  await db.change(tx.sql, 'task', task, { loadedAt: task.loadedAt ?? step.occurredAt });
  await askForCode(tx, task);
}

async function endBy(tx: Tx<FleetServices>, taken: TakenStep, task: Task, meaning: TaskMeaning): Promise<void> {
  const { shipment, step } = taken;
  await assertProved(tx, taken, task, meaning);
  const driverId = step.actor.type === 'driver' ? step.actor.id : null;
  const state = endOf(meaning, task.kind, driverId !== null);
  const { reasonCode, note: notes, location, occurredAt: at } = step;
  await endTask(tx, task, { state, at, reasonCode, notes, location, driverId });
  // Nothing is left to do for it, so the driver need not see it any more.
  if (state === 'skipped') await unassignDriver(tx, systemActor, shipment.id);
}

/** A driver uses `completeTask` where something has to be proved: a plain change of the status must not go around it. */
async function assertProved(tx: Tx<FleetServices>, { step }: TakenStep, task: Task, meaning: TaskMeaning): Promise<void> {
  if (step.actor.type !== 'driver' || step.reported) return;
  const end = endOf(meaning, task.kind, true);
  if (end === 'skipped') return;
  const { photo, signature, scan, failurePhoto } = await needsOfTask(tx, task);
  if (end === 'failed' ? failurePhoto : photo || signature || scan) throw refuse('PROOF_REQUIRED.completeTask');
  if (meaning.completes === 'deliver' && (await awaitsCode(tx, task.id))) throw refuse('OTP_REQUIRED.completeTask');
}

interface TaskEnd {
  readonly state: Extract<TaskState, 'completed' | 'failed' | 'skipped'>;
  readonly at: Date;
  readonly reasonCode: string | null;
  readonly notes: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  /** The driver who ended it; null when someone else did. */
  readonly driverId: string | null;
}

/** Ends a locked open task, closes its stop and sends the driver on. A task that is skipped before its stop is reached leaves the run. */
export async function endTask(tx: Tx, task: Task, end: TaskEnd): Promise<void> {
  const run = task.runId === null ? null : await lockRun(tx, task.runId);
  const begun = task.begunAt !== null;
  const leaves = end.state === 'skipped' && task.arrivedAt === null;
  await db.change(tx.sql, 'task', task, {
    state: end.state,
    endedAt: end.at,
    reasonCode: end.reasonCode,
    notes: end.notes,
    endLat: end.location?.lat ?? null,
    endLng: end.location?.lng ?? null,
    driverId: end.driverId ?? task.driverId,
    // Late positions may correct the distance of the run downwards.
    metres: run && begun ? Math.max(0, run.metres - (task.metresBefore ?? run.metres)) : null,
    seconds: task.begunAt ? Math.max(0, Math.round((end.at.getTime() - task.begunAt.getTime()) / 1000)) : null,
    ...(leaves && { stopId: null }),
  });
  if (!run) return;
  const [stop] = task.stopId === null ? [] : await stopsByIds(tx.sql, [task.stopId]);
  if (stop) await closeStop(tx, stop, end.at);
  await dropEmptyStops(tx, run);
  await setOut(tx, run, end.at);
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'task_ended');
}

/** The columns of a shipment that decide what the own fleet has to do for it. */
type WantedFrom = Pick<Shipment, 'ownFleet' | 'skipHub' | 'rtsCompletedAt' | 'test'>;

/** What the own fleet has to do for a shipment in this status; null if nothing. */
export function wantedTask(shipment: WantedFrom, status: ShipmentStatus): TaskKind | null {
  if (shipment.test) return null;
  switch (status) {
    case 'pickup':
    case 'in_transit_pickup':
      // A carrier collects parcels that never see a hub of the operator.
      return shipment.ownFleet || !shipment.skipHub ? 'pickup' : null;
    case 'picked_up':
      return shipment.ownFleet && shipment.skipHub ? 'deliver' : null;
    case 'booked':
    case 'in_transit':
      return shipment.ownFleet ? 'deliver' : null;
    case 'return_to_sender':
      return shipment.ownFleet && shipment.rtsCompletedAt === null ? 'return' : null;
    default:
      return null;
  }
}

/** What a step means for the tasks of a shipment. A task of another kind that is no longer wanted is skipped. */
interface TaskMeaning {
  readonly completes?: TaskKind;
  readonly fails?: TaskKind;
  /** An attempt, if a driver says so; else a decision of the office. */
  readonly failsByDriver?: true;
  /** The driver sets out with the parcel. */
  readonly departs?: true;
}

/** How a step ends an open task that is no longer wanted. */
function endOf(
  { completes, fails, failsByDriver }: TaskMeaning,
  kind: TaskKind,
  byDriver: boolean,
): Extract<TaskState, 'completed' | 'failed' | 'skipped'> {
  if (completes === kind) return 'completed';
  return fails === kind || (failsByDriver && byDriver) ? 'failed' : 'skipped';
}
