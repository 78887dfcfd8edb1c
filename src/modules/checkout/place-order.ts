import type { Actor } from '../../kernel/actor.js';
import { clockAhead } from '../../kernel/clock.js';
import { refuse } from '../../kernel/errors.js';
import { warning } from '../../kernel/field-warnings.js';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { companyAt, consigneeName } from '../addresses/index.js';
import { creditLimitIn, type PricingServices } from '../pricing/index.js';
import { placeHold } from '../ledger/index.js';
import { contentHash, insertOrder, type CheckedOrder, type OrderWarning } from '../orders/index.js';
import { insertShipment } from '../shipments/index.js';
import type { PricedOrder } from './price-order.js';
import type { CheckoutServices } from './services.js';
import { db } from './checkout.tables.js';
import type { OrderPlacementType } from './checkout.types.js';

/** The shop that an order belongs to. */
export interface OrderingShop {
  readonly id: string;
  readonly domain: string;
  readonly sellerId: string;
  readonly activated: boolean;
  readonly isTest: boolean;
  readonly clockAheadMs: number;
}

/**
 * Places a priced order: order, lines, shipment, hold, timeline and event in one transaction. Repeating the order returns the original
 * result; different content under its number is ORDER_EXISTS.
 */
export async function placeOrder(
  tx: Tx<CheckoutServices>,
  actor: Actor,
  { shop, priced, ofFile }: { shop: OrderingShop; priced: PricedOrder; ofFile: boolean },
): Promise<Placement> {
  const { order, quote, pricing } = priced;
  if (shop.isTest) tx.runOn(clockAhead(tx.services.realClock, shop.clockAheadMs));
  const orderId = newId();
  const shipmentId = newId();
  const isNew = await insertOrder(tx, {
    id: orderId,
    shopId: shop.id,
    sellerId: shop.sellerId,
    ...priced,
    contentHash: contentHash(order),
    ofFile,
  });
  if (!isNew) return foundAgain(await earlierPlacement(tx.sql, shop, order));

  if (priced.isPlaceUnknown && !shop.isTest) tx.afterCommit(() => tx.services.unknownPlaces.note(order.destination));
  const placing = insertShipment(tx, actor, {
    id: shipmentId,
    orderId,
    sellerId: shop.sellerId,
    shopId: shop.id,
    test: shop.isTest,
    quote,
    planId: priced.planId,
    carrierAutoSelected: priced.carrierAutoSelected,
    parcel: priced.parcel,
    documents: false,
    billingRole: pricing.role,
    paymentStatus: order.paymentStatus,
    receiver: receiverOf(order),
  });
  const changed = { id: shipmentId, sellerId: shop.sellerId, shopId: shop.id };
  const { changeListener } = tx.services;
  if (changeListener.isHeard(tx, changed)) await changeListener.tell(tx, changed, (await placing).eventId);
  // All orders of a seller share the wallet row, so lock it last to hold it briefly.
  const [{ reference }] = await Promise.all([placing, holdRate.hold(tx, shipmentId, shop, priced)]);
  const facts = { orderId, shipmentId, reference, shop, priced };
  return placementOf(facts);
}

const receiverOf = ({ customer, destination }: CheckedOrder) => ({
  name: consigneeName({ ...customer, company: companyAt(customer, destination) }),
  phone: customer.phone,
  city: destination.city,
  countryCode: destination.countryCode,
});

/** No money is held for contract sellers, who are billed later, nor for orders in test mode. */
export const holdRate = {
  says: 'holds the rate on the wallet of a prepaid seller, if the balance covers it',
  hold: async (tx: Tx<PricingServices>, shipmentId: string, shop: OrderingShop, { pricing, quote }: PricedOrder): Promise<boolean> => {
    if (pricing.role !== 'prepaid' || shop.isTest) return false;
    const amount = quote.actualRate;
    const creditLimitMinor = creditLimitIn(tx.services, pricing, amount.currency);
    return placeHold(tx, { sellerId: shop.sellerId, shipmentId, amount, creditLimitMinor });
  },
};

/** Orders are never deleted, so the row that conflicted with the insert still exists. */
function foundAgain(placement: Placement | undefined): Placement {
  if (!placement) throw new Error('An order conflicted with an insert but could not be read.');
  return placement;
}

const findPlacement = statement(($: Named<{ shopId: string; orderNumber: bigint }>) =>
  db
    .selectFrom('order as o')
    .innerJoin('shipment as s', 's.orderId', 'o.id')
    .select([
      'o.id',
      'o.contentHash',
      'o.placement',
      'o.warnings',
      's.id as shipmentId',
      's.reference',
      's.status',
      's.statusAt',
      's.currency',
    ])
    .where('s.type', '=', 'outbound')
    .where('o.shopId', '=', $.shopId)
    .where('o.orderNumber', '=', $.orderNumber),
);
type EarlierRow = RowOf<typeof findPlacement>;

/** The original result for this order number; ORDER_EXISTS if it was used for other content. */
export async function earlierPlacement(sql: RunSql, shop: OrderingShop, order: CheckedOrder): Promise<Placement | undefined> {
  const row = await findPlacement.first(sql, { shopId: shop.id, orderNumber: order.orderNumber });
  if (!row) return undefined;
  if (!row.contentHash.equals(contentHash(order))) throw refuse('ORDER_EXISTS', {}, { orderId: row.id });
  const amount = (minor: string) => money(BigInt(minor), row.currency);
  const { service } = row.placement;
  return {
    orderId: row.id,
    orderReference: order.orderReference,
    shipmentId: row.shipmentId,
    shipmentReference: row.reference,
    shopDomain: shop.domain,
    serviceCode: service.code,
    serviceName: service.name,
    carrierAutoSelected: service.autoSelected,
    actualRate: amount(service.actualRateMinor),
    displayRate: service.displayRateMinor === null ? null : amount(service.displayRateMinor),
    collectionAmount: amount(row.placement.collectionMinor),
    codFee: amount(row.placement.codFeeMinor),
    warnings: [...row.warnings, ...cancelledWarning(row, order)],
    replayed: true,
  };
}

/** Anyone who sends an order again expects it to be shipped. */
const cancelledWarning = ({ status, statusAt }: EarlierRow, { orderNumber }: CheckedOrder): readonly OrderWarning[] =>
  status === 'cancelled' ? [warning('order.orderNumber', 'ORDER_CANCELLED', { order: String(orderNumber), date: dayOf(statusAt) })] : [];

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Result of placing an order. */
export interface Placement extends Readonly<OrderPlacementType> {
  readonly actualRate: Money;
  readonly displayRate: Money | null;
  readonly collectionAmount: Money;
  readonly codFee: Money;
}

interface PlacedFacts {
  readonly orderId: string;
  readonly shipmentId: string;
  readonly reference: string;
  readonly shop: OrderingShop;
  readonly priced: PricedOrder;
}

const placementOf = ({ orderId, shipmentId, reference, shop, priced }: PlacedFacts): Placement => ({
  orderId,
  orderReference: priced.order.orderReference,
  shipmentId,
  shipmentReference: reference,
  shopDomain: shop.domain,
  serviceCode: priced.quote.service.code,
  serviceName: priced.quote.service.name,
  carrierAutoSelected: priced.carrierAutoSelected,
  actualRate: priced.quote.actualRate,
  displayRate: priced.quote.displayRate,
  collectionAmount: money(priced.collectionMinor, priced.order.currency),
  codFee: money(priced.codFeeMinor, priced.order.currency),
  warnings: priced.warnings,
  replayed: false,
});
