import type { Actor } from '../../kernel/actor.js';
import { refuse, shopNotActivated, refuseErrors } from '../../kernel/errors.js';
import { warning } from '../../kernel/field-warnings.js';
import { formatMoney, money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { wasToldToCarrier } from '../bookings/index.js';
import { companyAt, consigneeName, readPhone } from '../addresses/index.js';
import { collectedShipments } from '../ledger/index.js';
import { changeOrder, collectsDifferently, lockOrder, replaceLines, type Order, storedLines, type OrderWarning } from '../orders/index.js';
import { placeWarning, type RatingServices } from '../rating/index.js';
import { changeReceiver, lockOutbound, type Receiver, type Shipment } from '../shipments/index.js';
import { db } from './order-changes.tables.js';
import { amended, stateOf, type OrderState } from './changed-order.js';
import { changeRows, linesRow } from './change-rows.js';
import { checkChanges, type CheckedChanges } from './checked-changes.js';
import { assertServed } from './serviceability.js';
import { recordChange } from './record-change.js';
import type { UpdateOrderInput } from './order-change.types.js';
import { orderFields, whyFixed, type OrderField, type OrderStanding } from './order-fields.js';
import type { OrderChangeServices } from './services.js';

export interface UpdateRequest {
  readonly orderId: string;
  readonly changes: UpdateOrderInput;
  /** The order versions that the caller accepts; absent for any. */
  readonly expectedVersions?: readonly number[] | null;
}

export interface OrderUpdate {
  readonly order: Order;
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
}

/**
 * Updates a placed order. An invalid field rejects the whole request; a field fixed by the status is skipped with a warning.
 * ORDER_NOT_FOUND, VALIDATION_FAILED, NO_FIELDS_TO_UPDATE, VERSION_CONFLICT, UPDATE_FAILED.
 */
export async function updateOrder(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  { orderId, ...request }: UpdateRequest,
): Promise<OrderUpdate> {
  const shipment = await lockOutbound(tx, actor, orderId);
  return updateLocked(tx, actor, { shipment, order: await lockOrder(tx, shipment) }, request);
}

export interface Locked {
  /** The outbound shipment. */
  readonly shipment: Shipment;
  readonly order: Order;
}

/** The same for a caller that has required the permission and locked both. */
export async function updateLocked(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  { shipment, order }: Locked,
  request: Omit<UpdateRequest, 'orderId'>,
): Promise<OrderUpdate> {
  await requireActivation(tx, actor, order);
  const before = stateOf(order);
  const storedBefore = request.changes.products ? await storedLines(tx.sql, order) : [];

  const wanted = checkChanges(order, storedBefore, request.changes);
  if (request.expectedVersions && !request.expectedVersions.includes(order.version)) throw refuse('VERSION_CONFLICT');
  const collected = (await collectedShipments(tx.sql, [shipment.id])).has(shipment.id);
  const booked = await wasToldToCarrier(tx.sql, shipment);
  const { changes, warnings: blocked } = openChanges(wanted, { status: shipment.status, collected, booked });
  const pricing = await tx.services.pricing.of(tx.sql, order.sellerId);
  const after = amended(tx.services, order, changes, { shipment, pricing });
  assertServed(tx.services, { order, shipment, changes, after });

  const rows = changeRows(order, changes.named, { before, after });
  const collectsOtherwise = collectsDifferently(order, after);
  await Promise.all([
    changeOrder(tx, order, after),
    changeReceiver(tx, shipment, receiverOf(after)),
    changes.lines && replaceLines(tx, order, changes.lines),
  ]);
  await recordChange(tx, actor, order, changes.lines ? [...rows, linesRow(storedBefore, changes.lines)] : rows);
  if (collectsOtherwise) for (const listen of tx.services.collectionListeners) await listen(tx, { order, shipment });
  const ofPlace = changes.destination && placeWarning(tx.services.rateBook.current(), after.destination, 'destinationAddress.city');
  if (ofPlace && !shipment.test) tx.afterCommit(() => tx.services.unknownPlaces.note(after.destination));
  return {
    order,
    updatedFields: changes.named,
    warnings: [...blocked, ...changeWarnings(changes, { before, after, currency: order.currency }), ...(ofPlace ? [ofPlace] : [])],
  };
}

const findShop = statement(($: Named<{ id: string }>) => db.selectFrom('shop').select('activated').where('id', '=', $.id));

/** A store with shipping deactivated cannot change orders; the operator still can. */
async function requireActivation(tx: Tx, actor: Actor, { shopId }: Order): Promise<void> {
  if (actor.actsForOperator) return;
  const shop = await findShop.first(tx.sql, { id: shopId });
  if (!shop?.activated) throw shopNotActivated();
}

const receiverOf = ({ customer, destination }: OrderState): Receiver => ({
  name: consigneeName({ ...customer, company: companyAt(customer, destination) }),
  phone: customer.phone,
  city: destination.city,
  countryCode: destination.countryCode,
});

/** A number that could be dialled in one country may be none in another. */
function phoneWarnings(
  { named, destination }: CheckedChanges,
  { customer: { phone }, destination: { countryCode } }: OrderState,
): OrderWarning[] {
  if (phone === null || !(named.includes('customer.phone') || (destination && named.includes('destinationAddress.countryCode')))) return [];
  const { problem } = readPhone(phone, countryCode);
  return problem === null ? [] : [{ ...problem, field: 'customer.phone' }];
}

interface Change {
  readonly before: OrderState;
  readonly after: OrderState;
  readonly currency: string;
}

/** Warnings about applied changes. */
function changeWarnings(changes: CheckedChanges, { before, after, currency }: Change): OrderWarning[] {
  const { destination, lines, collectionGiven, paymentStatus } = changes;
  const applied = changes.warnings.filter(({ field }) => (field?.startsWith('customer') ? changes.customer : destination));
  const warnings: OrderWarning[] = [...applied, ...phoneWarnings(changes, after)];
  if (destination) warnings.push(warning('destinationAddress', 'RATE_NOT_RECALCULATED'));
  if (lines) warnings.push(warning('products', 'TOTALS_NOT_RECALCULATED'));
  if (collectionGiven !== undefined && collectionGiven > 0n && after.paymentStatus === 'prepaid')
    warnings.push(warning('collectionAmount', 'COLLECTION_IGNORED.amountKept'));
  if (paymentStatus === 'postpaid' && before.paymentStatus === 'prepaid' && collectionGiven === undefined) {
    const amount = formatMoney(money(after.collectionMinor, currency));
    const key = after.collectionGivenMinor === null ? 'COLLECTION_ASSUMED.computed' : 'COLLECTION_ASSUMED.given';
    warnings.push(warning('collectionAmount', key, { amount, currency }));
  }
  return warnings;
}

interface OpenChanges {
  readonly changes: CheckedChanges;
  readonly warnings: readonly OrderWarning[];
}

const fieldOf = (name: string): string => name.split('.')[0] ?? name;

/** Drops fields that can no longer change, with a warning for each. UPDATE_FAILED when none is left. */
function openChanges(wanted: CheckedChanges, standing: OrderStanding): OpenChanges {
  const asked = orderFields.filter((field) => wanted.named.some((name) => fieldOf(name) === field));
  const warnings = asked.flatMap((field) => whyFixed(field, standing) ?? []);
  if (warnings.length === asked.length) throw refuseErrors('UPDATE_FAILED', warnings);
  const fixed = new Set(asked.filter((field) => warnings.some((warning) => warning.field === field)));
  return { changes: without(wanted, fixed), warnings };
}

const without = (wanted: CheckedChanges, fixed: ReadonlySet<OrderField>): CheckedChanges => ({
  warnings: wanted.warnings,
  named: wanted.named.filter((name) => ![...fixed].some((field) => field === fieldOf(name))),
  ...(wanted.customer && { customer: wanted.customer }),
  ...(wanted.destination && !fixed.has('destinationAddress') && { destination: wanted.destination }),
  ...(wanted.paymentStatus && !fixed.has('orderPaymentStatus') && { paymentStatus: wanted.paymentStatus }),
  ...(wanted.collectionGiven !== undefined && !fixed.has('collectionAmount') && { collectionGiven: wanted.collectionGiven }),
  ...(wanted.lines && !fixed.has('products') && { lines: wanted.lines }),
});
