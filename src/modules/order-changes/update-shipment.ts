import type { Actor } from '../../kernel/actor.js';
import { invalid, Refusal, refuse, refuseFields } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Context } from '../../platform/graphql/context.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockOrder, orderLoader, type Order, type OrderWarning } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import { addNote, findShipmentId, lockShipment, quotedStatus, shipmentLoader, type Shipment } from '../shipments/index.js';
import { canChangeCarrier, changeCarrier, quoteCarrier, type NewCarrier } from './change-carrier.js';
import { changedDestination } from './destination.rules.js';
import { namedFields } from './given-changes.js';
import type { OrderChangeServices } from './services.js';
import { updateLocked } from './update-order.js';
import type { UpdateOrderInput } from './order-change.types.js';

export interface ShipmentUpdateRequest {
  /** Any id of the shipment. */
  readonly id: string;
  readonly changes: UpdateOrderInput;
  /** Code of another service. */
  readonly carrier?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly expectedVersions?: readonly number[] | null | undefined;
}

export interface ShipmentUpdate {
  readonly shipment: Shipment;
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
}

/**
 * Corrects a shipment for the operator: every field its store can change, the service before pickup is booked, and a note. An invalid
 * field rejects the whole request; fixed fields are skipped with a warning. NO_FIELDS_TO_UPDATE, INVALID_CARRIER, UPDATE_FAILED.
 */
export async function updateShipment(
  context: Context<OrderChangeServices & RatingServices>,
  request: ShipmentUpdateRequest,
): Promise<ShipmentUpdate> {
  const { actor, sql } = context;
  actor.require('order:update');
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
  const id = await findShipmentId(sql, actor, request.id);
  checkRequest(request);
  const carrier = request.carrier?.trim() ? await pricedCarrier(context, id, request) : null;
  return context.transact((tx) => apply(tx, actor, { ...request, id }, carrier));
}

function checkRequest({ changes, carrier, notes }: ShipmentUpdateRequest): void {
  const checks = new FieldChecks();
  if (carrier != null && carrier.trim() === '') checks.fail('carrier', 'must not be empty');
  checks.atMost('carrier', carrier, 40);
  if (notes != null && notes.trim() === '') checks.fail('notes', 'must not be empty');
  checks.atMost('notes', notes, 2000);
  checks.settle();
  if (namedFields(changes).length === 0 && carrier == null && notes == null) throw refuse('NO_FIELDS_TO_UPDATE');
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

async function apply(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  request: ShipmentUpdateRequest,
  carrier: NewCarrier | null,
): Promise<ShipmentUpdate> {
  const shipment = await lockShipment(tx, actor, request.id);
  const order = await lockOrder(tx, shipment);
  if (request.expectedVersions && !request.expectedVersions.includes(order.version)) throw refuse('VERSION_CONFLICT');
  const done: string[] = [];
  const warnings: OrderWarning[] = [];
  const blocked: OrderWarning[] = [];

  if (request.carrier != null) {
    if (carrier && canChangeCarrier(shipment)) {
      warnings.push(...(await changeCarrier(tx, actor, { shipment, order }, carrier)));
      done.push('carrier');
    } else blocked.push(fixedCarrier(shipment));
  }
  if (namedFields(request.changes).length > 0) {
    const outcome = await changeOrder(tx, actor, { shipment, order }, request.changes);
    done.unshift(...outcome.updatedFields);
    warnings.push(...outcome.warnings);
    blocked.push(...outcome.blocked);
  }
  assertStillPriced(order, carrier);
  if (request.notes != null) {
    await addNote(tx, actor, { shipmentId: shipment.id, type: 'general', visibility: 'internal', text: request.notes });
    done.push('notes');
  }
  if (done.length === 0) {
    throw refuse('UPDATE_FAILED', {
      errors: blocked.map(({ field, code, message }) => ({ field, code, message })),
      message: blocked.map(({ message }) => message).join(' '),
    });
  }
  return { shipment, updatedFields: done, warnings: [...blocked, ...warnings] };
}

const fixedCarrier = ({ status }: Shipment): OrderWarning => ({
  field: 'carrier',
  code: 'FIELD_UPDATE_BLOCKED',
  message: `carrier can only be changed before pickup is booked: the status is ${quotedStatus(status)}.`,
});

interface OrderOutcome {
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
  readonly blocked: readonly OrderWarning[];
}

async function changeOrder(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  locked: { readonly shipment: Shipment; readonly order: Order },
  changes: UpdateOrderInput,
): Promise<OrderOutcome> {
  if (locked.shipment.type === 'return') {
    throw refuseFields(
      namedFields(changes).map((field) => invalid(field, 'cannot be changed on a return; only the carrier and notes can')),
    );
  }
  try {
    const { updatedFields, warnings } = await updateLocked(tx, actor, locked, { changes });
    return { updatedFields, warnings, blocked: [] };
  } catch (error) {
    // No order field was updated; the rest of the request may still succeed.
    if (!(error instanceof Refusal) || error.code !== 'UPDATE_FAILED') throw error;
    return { updatedFields: [], warnings: [], blocked: error.errors.map(({ field, code, message }) => ({ field, code, message })) };
  }
}

/** The address may have changed while the carriers were called; a price for another route is invalid. */
function assertStillPriced(order: Order, carrier: NewCarrier | null): void {
  if (!carrier) return;
  const isSame = JSON.stringify([order.origin, order.destination]) === JSON.stringify([carrier.origin, carrier.destination]);
  if (!isSame) throw refuse('VERSION_CONFLICT');
}
