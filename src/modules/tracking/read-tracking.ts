import { refuse } from '../../kernel/errors.js';
import { zoneOfPlace } from '../../kernel/local-time.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { storefrontLoader } from '../branding/index.js';
import { portalUrl } from '../carriers/index.js';
import { mailedChoiceOf } from '../consignee-choices/index.js';
import { openPaymentToken, shopperPayment } from '../cod/index.js';
import { collectionAmountOf, orderLoader, type Order } from '../orders/index.js';
import type { PaymentServices } from '../payments/index.js';
import { sendChoiceLink } from '../shipment-notifications/index.js';
import { findPublicShipment, readTimeline, trackingUrlOf, type Shipment } from '../shipments/index.js';
import { nextDayOf } from './next-day.js';
import { readDelivery } from './read-delivery.js';
import type { TrackingServices } from './services.js';
import { journeyOf } from './tracking.rules.js';
import type { TrackingPaymentType, TrackingShopType, TrackingType } from './tracking.types.js';
import { titleOf } from './tracking.words.js';
import type { TrackingLanguage } from './tracking.enums.js';

/** Tracks a parcel for anyone who knows one of its numbers. The only personal data are a first name and a city. */
export async function readTracking(context: Context<TrackingServices>, id: string, language: TrackingLanguage): Promise<TrackingType> {
  await countVisitor(context);
  const shipment = await findPublicShipment(context, id);
  const [order, timeline, shop] = await Promise.all([
    context.load(orderLoader, shipment.orderId),
    readTimeline(context, shipment.id),
    shopOf(context, shipment),
  ]);
  if (!order) throw new Error('The shipment has no order.');

  const isReturn = shipment.type === 'return';
  const wording = { language, isReturn };
  const journey = journeyOf(timeline, wording);
  const beginning = {
    status: shipment.status,
    title: titleOf('placed', wording),
    reason: null,
    occurredAt: shipment.createdAt,
    milestone: null,
    place: null,
  };
  const place = placeOf(context, shipment, order);
  return {
    ...journey,
    ...place,
    shop,
    payment: await paymentOf(context, shipment, order),
    delivery: await readDelivery(context, shipment, place.timeZone),
    isReturn,
    nextDay: await nextDayOf(context, shipment, place.timeZone),
    choiceLink: (await mailedChoiceOf(context, shipment, order.customer.email)) !== null,
    reference: shipment.reference,
    awb: shipment.awbAssigned ? shipment.awb : null,
    serviceCode: shipment.serviceCode,
    serviceName: shipment.serviceName,
    current: journey.steps.at(-1) ?? beginning,
    isTest: shipment.test,
    codPaid: shipment.codStage != null,
    portalUrl: shipment.awbAssigned ? portalUrl(context.services, shipment.carrierCode, shipment.awb) : null,
    trackingUrl: trackingUrlOf(context.services, shipment),
  };
}

/** Mails the consignee the link to choose another day. SHIPMENT_NOT_FOUND, DELIVERY_CHOICE_CLOSED, RATE_LIMITED. */
export async function mailDeliveryLink(context: Context<TrackingServices>, id: string, language: TrackingLanguage): Promise<boolean> {
  await countVisitor(context);
  const shipment = await findPublicShipment(context, id);
  const order = await context.load(orderLoader, shipment.orderId);
  const failure = order && (await mailedChoiceOf(context, shipment, order.customer.email));
  if (!failure) throw refuse('DELIVERY_CHOICE_CLOSED');
  const fact = shipment.status === 'failed' ? 'failed' : 'attempt_failed';
  await context.transact((tx) => sendChoiceLink(tx, { shipmentId: shipment.id, fact, ...failure }, language));
  return true;
}

type Place = Pick<TrackingType, 'firstName' | 'city' | 'countryCode' | 'timeZone'>;

function placeOf({ services }: Context, shipment: Shipment, { customer, destination }: Order): Place {
  const isReturn = shipment.type === 'return';
  const firstName = isReturn ? null : customer.firstName.trim().split(/\s+/)[0] || null;
  return {
    firstName,
    city: shipment.destinationCity,
    countryCode: shipment.destinationCountryCode,
    timeZone: zoneOfDestination(services, destination),
  };
}

/** A return is tracked by the same shopper, at the original destination. */
export const zoneOfDestination = ({ clock }: Context['services'], { countryCode, lng }: Order['destination']): string =>
  zoneOfPlace({ countryCode, lng }, clock.now());

async function shopOf(context: Context, { shopId }: Shipment): Promise<TrackingShopType> {
  const shop = await context.load(storefrontLoader, shopId);
  if (!shop) throw new Error('The shipment has no shop.');
  const { name, email, phone, phoneE164, url, logoPath } = shop;
  return { name, email, phone, phoneE164, url, logoUrl: logoPath === null ? null : `${context.services.publicUrl()}${logoPath}` };
}

async function paymentOf(
  { sql, services }: Context<PaymentServices>,
  shipment: Shipment,
  order: Order,
): Promise<TrackingPaymentType | null> {
  const parcel = { type: shipment.type, status: shipment.status, codStage: shipment.codStage, paymentStatus: order.paymentStatus };
  // Most parcels are paid, so look for a payment link only when money is due.
  const due = shopperPayment(services, { ...parcel, collection: collectionAmountOf(order), token: null });
  if (due?.status !== 'due') return due && { ...due, amount: due.amount, methods: [] };
  const token = await openPaymentToken(sql, shipment.id);
  const payUrl =
    token === null ? null : (shopperPayment(services, { ...parcel, collection: collectionAmountOf(order), token })?.payUrl ?? null);
  return { status: 'due', amount: due.amount, payUrl, methods: payUrl === null ? ['cash'] : ['cash', 'online'] };
}
