import type { Actor } from '../../../kernel/actor.js';
import { Refusal, refuse } from '../../../kernel/errors.js';
import { fixOf } from '../../../kernel/geo.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { recordProofs, recordWithoutCode } from '../../proofs/index.js';
import { handBackByDriver, lockShipments, reasonOf, reportByDriver, type Shipment } from '../../shipments/index.js';
import { isOpen } from '../fleet.enums.js';
import { reportOnce, happenedAt } from '../events/report-once.js';
import { takeOver, takeAlong } from './follow-assignment.js';
import { lockRun, stopsByIds, lockOpenTask, lockTask } from '../rows/fleet-rows.js';
import { arrive, type Reached } from '../route/stops.js';
import type { FleetServices } from '../services.js';
import { checkCompletion, codeOf, collectionOf, missingProofs, nameInCompletion } from './complete-request.rules.js';
import type { CompleteTaskInput } from './complete-task.types.js';
import { endTask } from './follow-tasks.js';
import { openTask } from './open-task.js';
import { needsOfTask } from '../reading/read-demands.js';
import { taskToReport } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { codeRequired, countAppTries, tryCode } from './try-code.js';

/**
 * Ends a task: proof, status, timeline and cash in one transaction. Idempotent by the event id of the device. The try of a code is counted
 * before, because a refusal undoes everything else. Returns the id of the task.
 */
export async function completeTask(context: Context<FleetServices>, input: CompleteTaskInput): Promise<string> {
  const { actor, sql, services } = context;
  checkCompletion(input);
  const task = await taskToReport(sql, actor, input.taskId, services.clock.now());
  const { outcome, reasonCode, notes, collected } = input;
  const report = {
    kind: 'complete' as const,
    clientEventId: input.clientEventId,
    runId: task.runId,
    taskId: task.id,
    stopId: task.stopId,
    deviceTime: input.deviceTime ?? null,
    report: {
      outcome,
      reasonCode,
      notes,
      collected,
      withoutOtpReason: input.withoutOtpReason,
      wrongCodes: input.wrongCodes ?? undefined,
      proofs: input.proofs?.map(({ kind, sha256 }) => ({ kind, sha256 })),
    },
  };
  await reportOnce(context, report, async (remember, keep) => {
    await countAppTries(context, task, input.wrongCodes ?? 0);
    const given = { outcome, code: codeOf(input), withoutOtpReason: input.withoutOtpReason ?? null, keep };
    const hasCode = await tryCode(context, task, given);
    await context.transact(async (tx) => {
      await remember(tx);
      await applyCompletion(tx, actor, task, { input, hasCode });
    });
  });
  return task.id;
}

interface CheckedCompletion {
  readonly input: CompleteTaskInput;
  /** Whether the consignee said the right code. */
  readonly hasCode: boolean;
}

/** The server decides: a task that has ended stays so, and one that another driver has taken on board is theirs. */
async function applyCompletion(tx: Tx<FleetServices>, driver: Actor, seen: Task, { input, hasCode }: CheckedCompletion): Promise<void> {
  const [shipment] = await lockShipments(tx, [seen.shipmentId]);
  if (seen.runId !== null) await lockRun(tx, seen.runId);
  const task = await lockTask(tx, seen.id);
  if (!shipment || !task) throw refuse('TASK_NOT_FOUND');
  if (!isOpen(task.state)) throw refuse('TASK_CLOSED.alreadyEnded', { state: task.state });
  // Moved since it was read: the device tries again.
  if (task.runId !== seen.runId) throw refuse('VERSION_CONFLICT');
  assertInHand(task, driver);
  const needs = await needsOfTask(tx, task);
  const missing = missingProofs(needs, input, shipment);
  if (missing.length > 0)
    throw new Refusal('PROOF_REQUIRED', { message: missing.map(({ message }) => message).join('; ') }, { errors: missing });

  const at = happenedAt(input, { now: tx.services.clock.now(), earliest: latestOf(shipment.statusAt, task.begunAt) });
  await reach(tx, driver, task, { at, where: fixOf(input.location) });
  // Digits that were not checked prove nothing.
  await recordProofs(
    tx,
    task.id,
    (input.proofs ?? []).filter(({ kind }) => kind !== 'otp' || hasCode),
    at,
  );
  const lacksCode = needs.otp && !hasCode && input.outcome === 'completed';
  const withoutCode = input.withoutOtpReason?.trim();
  // What it asks for may have changed since the code was checked.
  if (lacksCode && !withoutCode) throw codeRequired();
  if (lacksCode && withoutCode) await recordWithoutCode(tx, { taskId: task.id, reason: withoutCode, driverId: driver.id ?? '' });
  await moveShipment(tx, driver, { task, shipment, input, at });
}

/**
 * A parcel that was moved to another driver is still in this one's hands until the other has scanned it. What is delivered or handed back
 * was scanned before.
 */
function assertInHand({ driverId, kind, loadedAt }: Task, driver: Actor): void {
  const isLoaded = kind === 'pickup' || loadedAt !== null;
  if (driverId === driver.id && !isLoaded) throw refuse('TASK_NOT_READY.scanFirst');
  if (driverId !== driver.id && loadedAt !== null) throw refuse('TASK_MOVED');
}

const latestOf = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** A driver who reports from the door is there, and has the task. */
async function reach(tx: Tx<FleetServices>, driver: Actor, task: Task, reached: Reached): Promise<void> {
  if (task.driverId !== driver.id && driver.id !== null) await takeOver(tx, task, driver.id);
  if (task.runId === null || task.stopId === null) return;
  const run = await lockRun(tx, task.runId);
  const [stop] = await stopsByIds(tx.sql, [task.stopId]);
  if (!stop || stop.arrivedAt !== null) return;
  await arrive(tx, run, stop, reached);
  const { at } = reached;
  Object.assign(task, { state: 'arrived', arrivedAt: at, begunAt: task.begunAt ?? at, metresBefore: task.metresBefore ?? run.metres });
}

interface Ending {
  readonly task: Task;
  readonly shipment: Shipment;
  readonly input: CompleteTaskInput;
  readonly at: Date;
}

/** Takes the edge of the machine; the step closes the task. A return that failed moves nothing and is open again for another day. */
async function moveShipment(tx: Tx<FleetServices>, driver: Actor, { task, shipment, input, at }: Ending): Promise<void> {
  const { outcome, reasonCode = null, notes: note = null, location: given } = input;
  const location = fixOf(given);
  const report = { reasonCode, note, location, occurredAt: at, source: 'driver', sourceEventId: input.clientEventId };
  if (outcome === 'completed') {
    if (task.kind === 'pickup') {
      await reportByDriver(tx, driver, shipment, { ...report, status: 'picked_up' });
      return departDirectly(tx, driver, shipment);
    }
    if (task.kind === 'return') return handBackByDriver(tx, driver, shipment, { ...report, status: 'return_to_sender' });
    return reportByDriver(tx, driver, shipment, {
      ...report,
      status: 'delivered',
      collection: collectionOf(input),
      collectionFieldOf: nameInCompletion,
    });
  }
  if (task.kind === 'pickup') return reportByDriver(tx, driver, shipment, { ...report, status: 'pickup_failed' });
  if (task.kind === 'deliver') {
    const isFinal = reasonOf(reasonCode ?? '')?.kind === 'parcel';
    return reportByDriver(tx, driver, shipment, { ...report, status: isFinal ? 'failed' : 'on_hold' });
  }
  return failReturn(tx, task, shipment, { reasonCode, notes: note, location, at, driverId: driver.id });
}

/** A parcel that needs no hub is out for delivery as soon as it is on board. */
async function departDirectly(tx: Tx<FleetServices>, driver: Actor, shipment: Shipment): Promise<void> {
  const next = await lockOpenTask(tx, shipment.id);
  if (next?.kind === 'deliver' && next.loadedAt !== null) await takeAlong(tx, driver, { task: next, shipment });
}

async function failReturn(
  tx: Tx<FleetServices>,
  task: Task,
  shipment: Shipment,
  end: {
    reasonCode: string | null;
    notes: string | null;
    location: { lat: number; lng: number } | null;
    at: Date;
    driverId: string | null;
  },
): Promise<void> {
  await endTask(tx, task, { ...end, state: 'failed' });
  await openTask(tx, shipment, 'return');
}
