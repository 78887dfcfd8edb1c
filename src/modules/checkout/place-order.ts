import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { creditLimitIn } from '../carriers/index.js';
import { placeHold } from '../ledger/index.js';
import { contentHash, insertLines, insertOrder, type CheckedOrder, type PlacedService, type PlacementFacts } from '../orders/index.js';
import { insertShipment } from '../shipments/index.js';
import { placementOf, type Placement } from './placement.js';
import type { PricedOrder } from './price-order.js';
import type { OrderingShop } from './ordering-shop.js';

/**
 * Places a priced order: order, lines, shipment, hold, timeline and event in one transaction.
 * The same order again answers as the first time; another content under its number is ORDER_EXISTS.
 */
export async function placeOrder(tx: Tx, actor: Actor, shop: OrderingShop, priced: PricedOrder): Promise<Placement> {
  actor.require('order:create');
  const { order, quote, pricing } = priced;
  const orderId = newId();
  const shipmentId = newId();
  const isNew = await insertOrder(tx, {
    id: orderId,
    shopId: shop.id,
    sellerId: shop.sellerId,
    ...priced,
    contentHash: contentHash(order),
  });
  if (!isNew) return foundAgain(await earlierPlacement(tx.sql, shop, order));

  await insertLines(tx, orderId, order);
  const { reference } = await insertShipment(tx, actor, {
    id: shipmentId,
    orderId,
    sellerId: shop.sellerId,
    shopId: shop.id,
    quote,
    planId: priced.planId,
    carrierAutoSelected: priced.carrierAutoSelected,
    parcel: priced.parcel,
    documents: false,
    billingRole: pricing.role,
    receiver: receiverOf(order),
  });
  const facts = { orderId, shipmentId, reference, shop, priced };
  // The wallet row is the one that all orders of a seller share, so it is locked last and for the shortest time.
  await holdRate(tx, shipmentId, shop, priced);
  return placementOf(facts);
}

const receiverOf = ({ customer, destination }: CheckedOrder) => ({
  name: `${customer.firstName} ${customer.lastName}`,
  phone: customer.phone,
  city: destination.city,
  countryCode: destination.countryCode,
});

/** Sellers with a contract are billed later; nothing is set aside for them. */
async function holdRate(tx: Tx, shipmentId: string, shop: OrderingShop, { pricing, quote }: PricedOrder): Promise<boolean> {
  if (pricing.role !== 'prepaid') return false;
  const amount = quote.actualRate;
  return placeHold(tx, {
    sellerId: shop.sellerId,
    shipmentId,
    amount,
    creditLimitMinor: creditLimitIn(tx.services, pricing, amount.currency),
  });
}

/** Orders are never deleted, so the row that stood in the way of the insert is there. */
function foundAgain(placement: Placement | undefined): Placement {
  if (!placement) throw new Error('An order stood in the way of an insert and could not be read.');
  return placement;
}

interface EarlierRow {
  readonly id: string;
  readonly content_hash: Buffer;
  readonly placement: PlacementFacts;
  readonly warnings: Placement['warnings'];
  readonly shipment_id: string;
  readonly reference: string;
  readonly service_code: string;
  readonly service_name: string;
  readonly carrier_auto_selected: boolean;
  readonly actual_rate_minor: string;
  readonly display_rate_minor: string | null;
  readonly currency: string;
}

/** What was answered when the number was first used; ORDER_EXISTS when that was for other content. */
export async function earlierPlacement(sql: RunSql, shop: OrderingShop, order: CheckedOrder): Promise<Placement | undefined> {
  const [row] = await sql<EarlierRow>(
    `select o.id, o.content_hash, o.placement, o.warnings, s.id as shipment_id, s.reference, s.service_code, s.service_name,
            s.carrier_auto_selected, s.actual_rate_minor, s.display_rate_minor, s.currency
     from "order" o join shipment s on s.order_id = o.id and s.type = 'outbound'
     where o.shop_id = $1 and o.order_number = $2`,
    [shop.id, order.orderNumber],
  );
  if (!row) return undefined;
  if (!row.content_hash.equals(contentHash(order))) throw refuse('ORDER_EXISTS', { orderId: row.id });
  const amount = (minor: string) => money(BigInt(minor), row.currency);
  const service = row.placement.service ?? serviceOfShipment(row);
  return {
    orderId: row.id,
    orderReference: order.orderReference,
    shipmentId: row.shipment_id,
    shipmentReference: row.reference,
    shopDomain: shop.domain,
    serviceCode: service.code,
    serviceName: service.name,
    carrierAutoSelected: service.autoSelected,
    actualRate: amount(service.actualRateMinor),
    displayRate: service.displayRateMinor === null ? null : amount(service.displayRateMinor),
    collectionAmount: amount(row.placement.collectionMinor),
    codFee: amount(row.placement.codFeeMinor),
    warnings: row.warnings,
    replayed: true,
  };
}

/** Of an order from before its placement kept the service: what the shipment has now. */
const serviceOfShipment = (row: EarlierRow): PlacedService => ({
  code: row.service_code,
  name: row.service_name,
  autoSelected: row.carrier_auto_selected,
  actualRateMinor: row.actual_rate_minor,
  displayRateMinor: row.display_rate_minor,
});
