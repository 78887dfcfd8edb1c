import type { Actor } from '../../kernel/actor.js';
import { refuse, refuseErrors } from '../../kernel/errors.js';
import { warning } from '../../kernel/field-warnings.js';
import { formatMoney, money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import type { Address } from '../addresses/index.js';
import { closeRefusedBooking } from '../bookings/index.js';
import { creditLimitIn, planOf, sellerTerms, type SellerPricing, type PricingServices } from '../pricing/index.js';
import type { Quote, RatingServices } from '../rating/index.js';
import { placeHold, releaseHold } from '../ledger/index.js';
import { changeOrder, outdateLabelsOf, orderValue, type Order, type OrderWarning } from '../orders/index.js';
import { actualRateOf, assignService, type Shipment } from '../shipments/index.js';
import { recordChange } from './record-change.js';

/** The route for which the new service was priced. */
export interface PricedRoute {
  readonly origin: Address;
  readonly destination: Address;
}

export interface NewCarrier extends PricedRoute {
  readonly quote: Quote;
  readonly pricing: SellerPricing;
}

/** Before pickup is booked, nothing was billed and no label was issued. */
export const canChangeCarrier = ({ status, billingStatus }: Pick<Shipment, 'status' | 'billingStatus'>): boolean =>
  (status === 'new' || status === 'fulfilled') && (billingStatus === 'unpaid' || billingStatus === 'waived');

interface Question extends PricedRoute {
  readonly carrier: string;
  readonly order: Order;
  readonly shipment: Shipment;
  readonly pricing: SellerPricing;
}

/** Prices another service for the same parcel. INVALID_CARRIER. Calls carriers, so do not hold a transaction open. */
export async function quoteCarrier(services: CoreServices & RatingServices, question: Question): Promise<Quote> {
  const { carrier, order, shipment, pricing, origin, destination } = question;
  const { currency } = order;
  const request = {
    origin,
    destination,
    parcel: parcelOf(shipment),
    type: shipment.documents ? ('document' as const) : ('non_document' as const),
    currency,
    cod: order.paymentStatus === 'postpaid' && shipment.type === 'outbound' ? { amount: money(order.collectionMinor, currency) } : null,
    orderValue: money(orderValue({ subTotal: order.subTotalMinor, tax: order.taxMinor, discount: order.discountMinor }), currency),
    at: services.clock.now(),
    services: [carrier],
    isReturn: shipment.type === 'return',
    isTest: shipment.test,
  };
  const terms = sellerTerms(services, pricing, shipment.shopId);
  const { quotes, rejected } = await services.collectQuotes(services.rateBook.current(), request, terms, { explain: true });
  const [quote] = quotes;
  if (quote) return quote;
  const [first] = rejected;
  if (!first) throw refuse('INVALID_CARRIER.notTaken', { carrier });
  const errors = rejected.map(({ serviceCode: _code, ...why }) => ({ field: 'carrier', ...why }));
  throw refuseErrors('INVALID_CARRIER', errors, first.message);
}

function parcelOf({ weightMg, volumeMm3, lengthUm, widthUm, heightUm }: Shipment) {
  const box = { lengthUm: Number(lengthUm), widthUm: Number(widthUm), heightUm: Number(heightUm) };
  const isKnown = box.lengthUm > 0 && box.widthUm > 0 && box.heightUm > 0;
  return { weightMg: Number(weightMg), volumeMm3: Number(volumeMm3), box: isKnown ? box : null };
}

/** Moves the shipment, its price and its hold to another service. The caller has locked shipment and order. */
export async function changeCarrier(
  tx: Tx<PricingServices>,
  actor: Actor,
  { shipment, order }: { shipment: Shipment; order: Order },
  { quote, pricing }: NewCarrier,
): Promise<OrderWarning[]> {
  if (quote.service.code === shipment.serviceCode) return [];
  const before = { carrier: shipment.serviceCode, rate: formatMoney(actualRateOf(shipment)) };
  await closeRefusedBooking(tx, actor, shipment);
  await Promise.all([
    assignService(tx, shipment, { quote, planId: planOf(tx.services, pricing)?.id ?? null }),
    // The cost changed, so the order gets a new version although its row is unchanged.
    changeOrder(tx, order, {}),
    outdateLabelsOf(tx, shipment),
  ]);
  const isHeld = await moveHold(tx, shipment, pricing);
  await recordChange(tx, actor, order, [
    { field: 'carrier', before: before.carrier, after: shipment.serviceCode },
    { field: 'actualRate', before: before.rate, after: formatMoney(actualRateOf(shipment)) },
  ]);
  return warningsOf(order, shipment, isHeld);
}

async function moveHold(tx: Tx<PricingServices>, shipment: Shipment, pricing: SellerPricing): Promise<boolean> {
  await releaseHold(tx, shipment.id);
  if (shipment.billingRole !== 'prepaid' || shipment.feeWaived) return true;
  const amount = actualRateOf(shipment);
  const creditLimitMinor = creditLimitIn(tx.services, pricing, amount.currency);
  return placeHold(tx, { sellerId: shipment.sellerId, shipmentId: shipment.id, amount, creditLimitMinor });
}

function warningsOf(order: Order, shipment: Shipment, isHeld: boolean): OrderWarning[] {
  const warnings: OrderWarning[] = [];
  if (!isHeld) warnings.push(warning('carrier', 'INSUFFICIENT_BALANCE.newRate'));
  if (order.paymentStatus === 'postpaid' && shipment.type === 'outbound')
    warnings.push(warning('collectionAmount', 'COLLECTION_NOT_RECALCULATED'));
  return warnings;
}
