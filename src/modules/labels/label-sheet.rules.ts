import { formatMoney } from '../../kernel/money.js';
import type { LabelParty, LabelSheet } from '../../platform/pdf/label-sheet.js';
import type { Address } from '../addresses/index.js';
import type { Order } from '../orders/index.js';
import type { Seller } from '../sellers/index.js';
import type { Shipment } from '../shipments/index.js';
import type { Shop } from '../shops/index.js';

export interface LabelFacts {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly shop: Shop;
  readonly seller: Seller;
  readonly trackingUrl: string;
}

/** A label exists from the first time that pickup is booked, and until the shipment is cancelled. */
export const hasLabel = ({ pickupReadyAt, status }: Labelled): boolean => pickupReadyAt != null && status !== 'cancelled';

/** The day of a label is that of its first pickup, so that it does not change from one download to the next. */
export const labelDay = ({ pickupReadyAt }: Labelled): string => pickupReadyAt?.toISOString().slice(0, 10) ?? '';

type Labelled = Pick<Shipment, 'pickupReadyAt' | 'status'>;

/** One order travels as one parcel. */
const PIECES = 1;

/** What is printed, as it stands now. */
export function labelSheet({ shipment, order, shop, seller, trackingUrl }: LabelFacts): LabelSheet {
  const store: LabelParty = { name: storeName(shop, seller), phone: seller.phone, address: addressLines(order.origin) };
  const { firstName, lastName, phone } = order.customer;
  const buyer: LabelParty = { name: `${firstName} ${lastName}`, phone, address: addressLines(order.destination) };
  const isReturn = shipment.type === 'return';
  const collects = !isReturn && order.paymentStatus === 'postpaid' && order.collectionMinor > 0n;
  return {
    shipmentId: shipment.reference,
    awb: shipment.awb,
    trackingUrl,
    carrier: shipment.carrierName,
    service: shipment.serviceName,
    orderReference: order.orderReference,
    pieces: PIECES,
    weight: kilograms(shipment.weightMg),
    volumetricWeight: kilograms(shipment.volumetricMg),
    notes: null,
    sender: isReturn ? buyer : store,
    receiver: isReturn ? store : buyer,
    collect: collects ? `${order.currency} ${formatMoney(order.collectionAmount)}` : null,
    version: order.collectionVersion,
    date: labelDay(shipment),
  };
}

const storeName = (shop: Shop, seller: Seller): string => (seller.company ? `${shop.name} (${seller.company})` : shop.name);

function addressLines({ address, city, state, zip, country, countryCode }: Address): string[] {
  const place = [city, state === city ? null : state, zip].filter((part) => part?.trim()).join(', ');
  return [address, place, country === countryCode ? countryCode : `${country} (${countryCode})`];
}

/** To the gram, without zeros that say nothing. */
const kilograms = (milligrams: bigint): string => `${Math.round(Number(milligrams) / 1e3) / 1e3} kg`;
