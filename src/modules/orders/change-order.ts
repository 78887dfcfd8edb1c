import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { insertLines } from './insert-order.js';
import type { Order } from './order.entity.js';
import type { CheckedProduct } from './order.rules.js';
import { db } from './orders.tables.js';
import { money, type Money } from '../../kernel/money.js';

/** The mutable fields of a placed order. */
export type OrderChanges = Partial<
  Pick<Order, 'customer' | 'origin' | 'destination' | 'paymentStatus' | 'collectionGivenMinor' | 'collectionMinor' | 'codFeeMinor'>
>;

const lock = statement(($: Named<{ id: string }>) => db.selectFrom('order').select(db.columns('order')).where('id', '=', $.id).forUpdate());

/** Locks the order of a shipment that the caller has already locked. Always lock in this sequence to prevent deadlocks. */
export async function lockOrder(tx: Tx, { orderId }: { readonly orderId: string }): Promise<Order> {
  const order = await lock.first(tx.sql, { id: orderId });
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** Updates a locked order, both in the database and in the caller's row. Increments the version, even when only related data changed. */
export const changeOrder = (tx: Tx, order: Order, changes: OrderChanges): Promise<void> =>
  db.change(tx.sql, 'order', order, {
    ...changes,
    version: order.version + 1,
    ...labelVersionAfter(order, changes),
  });

/** One change makes labels one version older, however much of them it concerns. */
function labelVersionAfter(order: Order, changes: OrderChanges): Partial<Pick<Order, 'collectionVersion' | 'labelChanges'>> {
  if (collectsDifferently(order, changes)) return { collectionVersion: order.collectionVersion + 1 };
  return printsDifferently(order, changes) ? { labelChanges: order.labelChanges + 1 } : {};
}

/** The version that a label prints. */
export const labelVersionOf = ({ collectionVersion, labelChanges }: Pick<Order, 'collectionVersion' | 'labelChanges'>): number =>
  collectionVersion + labelChanges;

/** True when the collection details on printed labels are out of date, so that older copies must be recognisable. */
export const collectsDifferently = (
  order: Pick<Order, 'collectionMinor' | 'paymentStatus'>,
  { collectionMinor = order.collectionMinor, paymentStatus = order.paymentStatus }: OrderChanges,
): boolean => collectionMinor !== order.collectionMinor || paymentStatus !== order.paymentStatus;

/** Everything that labels print of the people and places of an order: neither e-mail addresses nor coordinates. */
const printed = ({ customer: { firstName, lastName, phone, company, deliveryNote }, origin, destination }: Printed): string =>
  JSON.stringify([
    firstName,
    lastName,
    phone,
    company ?? null,
    deliveryNote ?? null,
    ...printedPlace(origin),
    ...printedPlace(destination),
  ]);

type Printed = Pick<Order, 'customer' | 'origin' | 'destination'>;

const printedPlace = (place: Order['origin']): readonly (string | null)[] => [
  place.address,
  place.city,
  place.state,
  place.countryCode,
  place.country,
  place.zip,
  place.company ?? null,
  place.deliveryNote ?? null,
];

const printsDifferently = (order: Printed, changes: OrderChanges): boolean => printed({ ...order, ...changes }) !== printed(order);

const countChange = statement(($: Named<{ id: string }>) =>
  db
    .updateTable('order')
    .set((eb) => ({ labelChanges: eb('labelChanges', '+', 1) }))
    .where('id', '=', $.id),
);

/** Marks printed labels as out of date after a change of what is not kept on the order, such as the weight of the parcel. */
export async function outdateLabelsOf(tx: Tx, { orderId }: { readonly orderId: string }): Promise<void> {
  await countChange(tx.sql, { id: orderId });
}

/** Marks printed labels as out of date after a collection or its reversal. */
export const outdateLabels = (tx: Tx, order: Order): Promise<void> =>
  db.change(tx.sql, 'order', order, { collectionVersion: order.collectionVersion + 1 });

const deleteLines = statement(($: Named<{ orderId: string }>) => db.deleteFrom('orderLine').where('orderId', '=', $.orderId));

/** Replaces the lines of a locked order. */
export async function replaceLines(tx: Tx, { id }: Pick<Order, 'id'>, products: readonly CheckedProduct[]): Promise<void> {
  await Promise.all([deleteLines(tx.sql, { orderId: id }), insertLines(tx, id, { products })]);
}

/** The amount the driver collects; 0 for prepaid orders. */
export const collectionAmountOf = ({ collectionMinor, currency }: Pick<Order, 'collectionMinor' | 'currency'>): Money =>
  money(collectionMinor, currency);

/** The fee charged to the seller for a collection. */
export const codFeeOf = ({ codFeeMinor, currency }: Pick<Order, 'codFeeMinor' | 'currency'>): Money => money(codFeeMinor, currency);
