import type { Actor } from '../../kernel/actor.js';
import { invalid, Refusal, refuse, refuseErrors, refuseFields, FieldChecks } from '../../kernel/errors.js';
import { warning } from '../../kernel/field-warnings.js';
import { typedNumber } from '../../kernel/reference.js';
import type { Context } from '../../platform/work/context.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { wasToldToCarrier } from '../bookings/index.js';
import { lockOrder, orderLoader, outdateLabels, type Order, type OrderWarning } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import {
  addNote,
  assertRoomForNote,
  checkCarrierNumber,
  enterPartnerAwb,
  findShipmentId,
  lockShipment,
  quotedStatus,
  shipmentLoader,
  whyNoPartnerAwb,
  type Shipment,
} from '../shipments/index.js';
import { canChangeCarrier, changeCarrier, quoteCarrier, type NewCarrier } from './change-carrier.js';
import { changedDestination } from './destination.rules.js';
import { namedFields } from './given-changes.js';
import type { OrderChangeServices } from './services.js';
import { updateLocked, type Locked } from './update-order.js';
import { UpdateShipmentInput, type UpdateOrderInput } from './order-change.types.js';

export interface ShipmentUpdateRequest {
  /** Any id of the shipment. */
  readonly id: string;
  readonly changes: UpdateOrderInput;
  /** Code of another service. */
  readonly carrier?: string | null | undefined;
  readonly awb?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly expectedVersions?: readonly number[] | null | undefined;
}

export interface ShipmentUpdate {
  readonly shipment: Shipment;
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
}

/**
 * Corrects a shipment for the operator: every field its store can change, the service before pickup is booked, the numbers of a partner
 * after it, and a note. An invalid field rejects the whole request; fixed fields are skipped with a warning. NO_FIELDS_TO_UPDATE,
 * INVALID_CARRIER, UPDATE_FAILED.
 */
export async function updateShipment(
  context: Context<OrderChangeServices & RatingServices>,
  request: ShipmentUpdateRequest,
): Promise<ShipmentUpdate> {
  const { actor, sql } = context;
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
  const id = await findShipmentId(sql, actor, request.id);
  checkRequest(request);
  const carrier = request.carrier?.trim() ? await pricedCarrier(context, id, request) : null;
  return context.transact((tx) => apply(tx, actor, { ...request, id }, carrier));
}

function checkRequest({ changes, carrier, awb, trackingNumber, notes }: ShipmentUpdateRequest): void {
  const checks = new FieldChecks();
  if (carrier != null && carrier.trim() === '') checks.fail('carrier', 'empty');
  if (notes != null && notes.trim() === '') checks.fail('notes', 'empty');
  checkFields(checks, '', UpdateShipmentInput, { carrier, notes });
  if (awb != null) checkCarrierNumber(checks, 'awb', awb);
  if (trackingNumber != null) checkCarrierNumber(checks, 'trackingNumber', trackingNumber);
  checks.settle();
  const isEmpty = [carrier, awb, trackingNumber, notes].every((value) => value == null);
  if (namedFields(changes).length === 0 && isEmpty) throw refuse('NO_FIELDS_TO_UPDATE');
}

/** Null when the service is already fixed; that is reported with the other fields. */
async function pricedCarrier(context: Context<RatingServices>, id: string, request: ShipmentUpdateRequest): Promise<NewCarrier | null> {
  const { sql, services } = context;
  // Read without a lock, only for pricing; the transaction reads it again under the lock.
  const shipment = await context.load(shipmentLoader, id);
  if (!shipment) throw refuse('SHIPMENT_NOT_FOUND');
  if (!canChangeCarrier(shipment)) return null;
  const order = await context.load(orderLoader, shipment.orderId);
  if (!order) throw refuse('SHIPMENT_NOT_FOUND');
  const checks = new FieldChecks();
  const { destinationAddress } = request.changes;
  const destination = destinationAddress ? changedDestination(checks, order.destination, destinationAddress) : order.destination;
  checks.settle();
  const pricing = await services.pricing.of(sql, shipment.sellerId);
  const route = { origin: order.origin, destination };
  const quote = await quoteCarrier(services, { ...route, carrier: request.carrier?.trim() ?? '', order, shipment, pricing });
  return { ...route, quote, pricing };
}

interface Outcome {
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
  /** Fields that can no longer change. */
  readonly blocked: readonly OrderWarning[];
}

const NOTHING: Outcome = { updatedFields: [], warnings: [], blocked: [] };

async function apply(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  request: ShipmentUpdateRequest,
  carrier: NewCarrier | null,
): Promise<ShipmentUpdate> {
  const shipment = await lockShipment(tx, actor, request.id);
  const locked = { shipment, order: await lockOrder(tx, shipment) };
  const { order } = locked;
  if (request.expectedVersions && !request.expectedVersions.includes(order.version)) throw refuse('VERSION_CONFLICT');

  const moved = request.carrier == null ? NOTHING : await changeService(tx, actor, locked, carrier);
  const changed = namedFields(request.changes).length === 0 ? NOTHING : await changeFields(tx, actor, locked, request.changes);
  assertStillPriced(order, carrier);
  const numbered = await changeNumbers(tx, actor, locked, request);
  const noted = request.notes == null ? NOTHING : await addInternalNote(tx, actor, shipment, request.notes);
  return { shipment, ...together([changed, moved, numbered, noted]) };
}

/** UPDATE_FAILED when every field is fixed. */
function together(outcomes: readonly Outcome[]): Pick<ShipmentUpdate, 'updatedFields' | 'warnings'> {
  const blocked = outcomes.flatMap((outcome) => outcome.blocked);
  const updatedFields = outcomes.flatMap((outcome) => outcome.updatedFields);
  if (updatedFields.length > 0) return { updatedFields, warnings: [...blocked, ...outcomes.flatMap(({ warnings }) => warnings)] };
  throw refuseErrors('UPDATE_FAILED', blocked);
}

async function changeService(tx: Tx<RatingServices>, actor: Actor, locked: Locked, carrier: NewCarrier | null): Promise<Outcome> {
  const { shipment } = locked;
  if (await wasToldToCarrier(tx.sql, shipment))
    return { ...NOTHING, blocked: [warning('carrier', 'FIELD_UPDATE_BLOCKED.atCarrier', { field: 'carrier' })] };
  if (carrier && canChangeCarrier(shipment)) {
    return { ...NOTHING, updatedFields: ['carrier'], warnings: await changeCarrier(tx, actor, locked, carrier) };
  }
  return { ...NOTHING, blocked: [warning('carrier', 'FIELD_UPDATE_BLOCKED.beforePickup', { status: quotedStatus(shipment.status) })] };
}

async function changeFields(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  locked: Locked,
  changes: UpdateOrderInput,
): Promise<Outcome> {
  if (locked.shipment.type === 'return') {
    throw refuseFields(namedFields(changes).map((field) => invalid(field, 'notOnReturn')));
  }
  try {
    const { updatedFields, warnings } = await updateLocked(tx, actor, locked, { changes });
    return { updatedFields, warnings, blocked: [] };
  } catch (error) {
    // No order field was updated; the rest of the request may still succeed.
    if (!(error instanceof Refusal) || error.code !== 'UPDATE_FAILED') throw error;
    return { ...NOTHING, blocked: error.errors };
  }
}

/** The numbers that a partner has given the parcel. */
async function changeNumbers(tx: Tx, actor: Actor, { shipment, order }: Locked, request: ShipmentUpdateRequest): Promise<Outcome> {
  const given = {
    awb: request.awb == null ? undefined : typedNumber(request.awb),
    trackingNumber: request.trackingNumber == null ? undefined : typedNumber(request.trackingNumber),
  };
  const named = (['awb', 'trackingNumber'] as const).filter((field) => given[field] !== undefined);
  if (named.length === 0) return NOTHING;
  const why = whyNoPartnerAwb(shipment);
  if (why !== undefined) return { ...NOTHING, blocked: named.map((field) => warning(field, `FIELD_UPDATE_BLOCKED.${why}`, { field })) };
  const before = shipment.awb;
  await enterPartnerAwb(tx, actor, shipment, given);
  if (shipment.awb === before) return { ...NOTHING, updatedFields: named };
  await outdateLabels(tx, order);
  return { ...NOTHING, updatedFields: named, warnings: [warning('awb', 'LABEL_OUTDATED')] };
}

async function addInternalNote(tx: Tx, actor: Actor, { id }: Shipment, text: string): Promise<Outcome> {
  await assertRoomForNote(tx, id);
  await addNote(tx, actor, { shipmentId: id, type: 'general', visibility: 'internal', text });
  return { ...NOTHING, updatedFields: ['notes'] };
}

/** The address may have changed while the carriers were called; a price for another route is invalid. */
function assertStillPriced(order: Order, carrier: NewCarrier | null): void {
  if (!carrier) return;
  const isSame = JSON.stringify([order.origin, order.destination]) === JSON.stringify([carrier.origin, carrier.destination]);
  if (!isSame) throw refuse('VERSION_CONFLICT');
}
