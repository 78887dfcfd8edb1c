import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { LedgerServices } from '../ledger/index.js';
import type { OrderChangeServices } from '../order-changes/index.js';
import type { OrderWarning } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import {
  addNote,
  factsOf,
  lockShipment,
  recordAction,
  stepOf,
  takeEdge,
  targetOf,
  type Shipment,
  type ShipmentStatus,
  type ShipmentServices,
} from '../shipments/index.js';
import { correctContact } from './correct-contact.js';
import { checkRetry, dayOf } from './reattempt-request.rules.js';
import { endPending, insertRetry, isNoted, pendingRetry, type RetryRow } from './reattempt-rows.js';
import { attemptOf, mayAskFor, stepFor } from './reattempt-step.rules.js';
import type { RetryAction } from './reattempt.entity.js';
import type { RetryShipmentInput } from './reattempt.types.js';

export interface RetryOutcome {
  readonly shipment: Shipment;
  readonly previousStatus: ShipmentStatus;
  readonly newStatus: ShipmentStatus;
  readonly action: RetryAction;
  readonly retryId: string;
  readonly attempt: number | null;
  /** Null for an immediate retry. */
  readonly scheduledDate: string | null;
  /** About the corrections. */
  readonly warnings: readonly OrderWarning[];
  /** False for a cancelled retry. */
  readonly standing: boolean;
}

/**
 * Retries a pickup or delivery now or on a later day, returns a parcel to its sender, or cancels a pending retry. RETRY_NOT_ALLOWED,
 * RETRY_LIMIT, NO_PENDING_RETRY, FORBIDDEN. A new request replaces a pending one.
 */
export async function retryShipment(
  tx: Tx<LedgerServices & OrderChangeServices & RatingServices & ShipmentServices>,
  actor: Actor,
  request: RetryShipmentInput,
): Promise<RetryOutcome> {
  const shipment = await lockShipment(tx, actor, request.id);
  const now = tx.services.clock.now();
  checkRetry(request, { now, countryCode: shipment.destinationCountryCode });
  const { action } = request;
  const waiting = await pendingRetry(tx, shipment.id);
  if (action === 'cancel_retry') return callOff(tx, actor, { shipment, waiting, request });

  stepFor(action, shipment, actor.type, tx.services);
  const wanted = retryOf(shipment, action, { actor, request, today: dayOf(now) });
  if (waiting && isSame(waiting, wanted)) return askedAgain(tx, actor, { shipment, waiting, request });
  await endPending(tx, shipment.id, 'superseded');
  const warnings = await correctContact(tx, actor, shipment, { ...request, action });
  const previousStatus = shipment.status;
  const retryId = await insertRetry(tx, wanted, wanted.scheduledDate === null ? 'done' : 'pending');
  await writeDown(tx, actor, shipment, request);
  if (wanted.scheduledDate === null) await tryNow(tx, actor, shipment, { action, reason: request.reason ?? null });
  return { ...outcomeOf(shipment, previousStatus, { ...wanted, id: retryId }), warnings };
}

function retryOf(
  shipment: Shipment,
  action: RetryAction,
  { actor, request, today }: { actor: Actor; request: RetryShipmentInput; today: string },
): Omit<RetryRow, 'id'> {
  const { scheduledDate, timeSlot, phone, reason } = request;
  return {
    shipmentId: shipment.id,
    action,
    scheduledDate: scheduledDate == null || scheduledDate === today ? null : scheduledDate,
    slotFrom: timeSlot?.from ?? null,
    slotTo: timeSlot?.to ?? null,
    phone: phone ?? null,
    reason: reason ?? null,
    attempt: attemptOf(action, shipment),
    requestedByType: actor.type,
    requestedById: actor.id,
  };
}

/** A repeated request is the same retry. */
const isSame = (waiting: RetryRow, wanted: Omit<RetryRow, 'id'>): boolean =>
  (['action', 'scheduledDate', 'slotFrom', 'slotTo', 'phone', 'reason'] as const).every((key) => waiting[key] === wanted[key]);

interface Waiting {
  readonly shipment: Shipment;
  readonly waiting: RetryRow;
  readonly request: RetryShipmentInput;
}

/** Keeps the pending retry. New corrections and notes in this request are applied; existing ones are not written twice. */
async function askedAgain(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  { shipment, waiting, request }: Waiting,
): Promise<RetryOutcome> {
  const warnings = await correctContact(tx, actor, shipment, { ...request, action: waiting.action });
  if (request.notes?.trim() && !(await isNoted(tx, waiting.id, request.notes))) await writeDown(tx, actor, shipment, request);
  return { ...outcomeOf(shipment, shipment.status, waiting), warnings };
}

async function tryNow(
  tx: Tx<ShipmentServices>,
  actor: Actor,
  shipment: Shipment,
  { action, reason }: { action: RetryAction; reason: string | null },
): Promise<void> {
  // The address correction may have opened the step, so check again.
  const edge = stepFor(action, shipment, actor.type, tx.services);
  const status = targetOf(edge, factsOf(shipment)) ?? shipment.status;
  await takeEdge(tx, shipment, edge, stepOf({ status, note: reason }, actor, tx.services.clock.now()));
}

async function callOff(
  tx: Tx,
  actor: Actor,
  { shipment, waiting, request }: Omit<Waiting, 'waiting'> & { readonly waiting: RetryRow | undefined },
): Promise<RetryOutcome> {
  if (!waiting) throw refuse('NO_PENDING_RETRY');
  // Only callers who may schedule this action may cancel it.
  if (!mayAskFor(waiting.action, actor.type)) throw refuse('FORBIDDEN.notOwnRetry', { action: waiting.action });
  await endPending(tx, shipment.id, 'cancelled');
  await writeDown(tx, actor, shipment, request);
  return { ...outcomeOf(shipment, shipment.status, waiting), standing: false };
}

async function writeDown(tx: Tx, actor: Actor, shipment: Shipment, { action, notes, ...request }: RetryShipmentInput): Promise<void> {
  const shipmentId = shipment.id;
  const type = action === 'retry_pickup' ? 'pickup' : 'delivery';
  if (notes?.trim()) await addNote(tx, actor, { shipmentId, type, visibility: 'internal', text: notes });
  await recordAction(tx, actor, { ...request, shipmentId, action });
}

const outcomeOf = (shipment: Shipment, previousStatus: ShipmentStatus, retry: RetryRow): RetryOutcome => ({
  shipment,
  previousStatus,
  newStatus: shipment.status,
  action: retry.action,
  retryId: retry.id,
  attempt: retry.attempt,
  scheduledDate: retry.scheduledDate,
  standing: true,
  warnings: [],
});
