import { systemActor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { factsOf, targetOf, unassignDriver, type Effect, type TakenStep } from '../../shipments/index.js';
import { followDriver } from './follow-assignment.js';
import { refuse } from '../../../kernel/errors.js';
import { awaitsCode } from '../../proofs/index.js';
import type { FleetServices } from '../services.js';
import { db } from '../fleet.tables.js';
import { endTask } from './end-task.js';
import { recordPickup } from './record-pickup.js';
import { openTask } from './open-task.js';
import { askForCode } from './take-along.js';
import { needsOfTask } from '../reading/proof-needs.js';
import type { Task } from '../rows/task.entity.js';
import { lockOpenTask } from '../rows/task-rows.js';
import { endOf, wantedTask, type TaskMeaning } from '../rows/wanted-task.rules.js';

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
