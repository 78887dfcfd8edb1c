import { inCash, type CashCoins, formatMoney, money } from '../../kernel/money.js';
import type { CustomsLine, CustomsSheet } from '../../platform/pdf/customs-sheet.js';
import type { LabelParty, LabelSheet } from '../../platform/pdf/label-sheet.js';
import { companyAt, deliveryNoteAt, printedName, type Address } from '../addresses/index.js';
import { collectionAmountOf, labelVersionOf, type Order, type OrderLineType } from '../orders/index.js';
import type { ReturnParty, ReturnShipment } from '../returns/index.js';
import type { Seller } from '../sellers/index.js';
import { carriedParcel, carriedVolumetricMg, isForDriver, type Shipment, type ShipmentNoteType } from '../shipments/index.js';
import type { Shop } from '../shops/index.js';

export interface LabelFacts {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly shop: Shop;
  readonly seller: Seller;
  /** Set if the parcel goes back. */
  readonly back: ReturnShipment | null | undefined;
  readonly notes: readonly ShipmentNoteType[];
  readonly trackingUrl: string;
  readonly cashCoins: CashCoins;
}

/** A label exists from the first pickup booking until the shipment is cancelled. */
export const hasLabel = ({ pickupReadyAt, status }: Labelled): boolean => pickupReadyAt != null && status !== 'cancelled';

/** Dated by the first pickup, so that the date is stable across downloads. */
export const labelDay = ({ pickupReadyAt }: Labelled): string => pickupReadyAt?.toISOString().slice(0, 10) ?? '';

type Labelled = Pick<Shipment, 'pickupReadyAt' | 'status'>;

/** Each order ships as one parcel. */
const PIECES = 1;

/** Builds the printed content from current data. */
export function labelSheet({ shipment, order, shop, seller, back, notes, trackingUrl, cashCoins }: LabelFacts): LabelSheet {
  const store: LabelParty = { name: storeName(shop, seller), phone: seller.phone, address: addressLines(order.origin) };
  const asked = !back && order.paymentStatus === 'postpaid' && order.collectionMinor > 0n;
  const paid = asked && shipment.codStage != null;
  return {
    shipmentId: shipment.reference,
    awb: shipment.awb,
    trackingUrl,
    carrier: shipment.carrierName,
    service: shipment.serviceName,
    orderReference: order.orderReference,
    pieces: PIECES,
    weight: kilograms(carriedParcel(shipment).weightMg),
    volumetricWeight: kilograms(carriedVolumetricMg(shipment)),
    notes: notesForDriver(
      notes,
      back ? deliveryNoteAt(back.destination, back.destination.address) : deliveryNoteAt(order.customer, order.destination),
    ),
    sender: back ? partyOf(back.origin) : store,
    receiver: back ? atStore(store, back.destination) : partyOf({ ...order.customer, address: order.destination }),
    collect: asked && !paid ? `${order.currency} ${formatMoney(inCash(collectionAmountOf(order), cashCoins))}` : null,
    paid,
    test: shipment.test,
    version: labelVersionOf(order),
    date: labelDay(shipment),
  };
}

function partyOf({ phone, address, ...party }: Omit<ReturnParty, 'email'>): LabelParty {
  const company = companyAt(party, address);
  const name = printedName({ ...party, company }, address.countryCode);
  return {
    name,
    ...(company !== null && company !== name && { company }),
    phone,
    address: addressLines(address),
  };
}

/** The person who receives a return may not be named on the store's sign. */
function atStore({ name }: LabelParty, taker: ReturnParty): LabelParty {
  const party = partyOf(taker);
  return party.name === '' || party.name === name ? { ...party, name } : { ...party, address: [name, ...party.address] };
}

function notesForDriver(notes: readonly ShipmentNoteType[], deliveryNote: string | null): string | null {
  const told = notes.filter(isForDriver).map(({ text }) => text);
  return [...(deliveryNote === null ? [] : [deliveryNote]), ...told].join('\n') || null;
}

const storeName = (shop: Shop, seller: Seller): string => (seller.company ? `${shop.name} (${seller.company})` : shop.name);

function addressLines({ address, city, state, zip, country, countryCode }: Address): string[] {
  const place = [city, state === city ? null : state, postalCode(zip)].filter((part) => part?.trim()).join(', ');
  return [address, place, country === countryCode ? countryCode : `${country} (${countryCode})`];
}

/** Some store checkouts require a postal code and send zeros for countries without one. */
const postalCode = (zip: string): string | null => (/^[0\s-]{0,20}$/.test(zip) ? null : zip);

/** Precise to the gram, without trailing zeros. */
const kilograms = (milligrams: number): string => `${Math.round(milligrams / 1e3) / 1e3} kg`;

interface CustomsFacts {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly shop: Shop;
  readonly seller: Seller;
  /** Set if the parcel goes back. */
  readonly back: ReturnShipment | null | undefined;
  readonly lines: readonly OrderLineType[];
}

/** Builds the customs declaration. Returns are declared by their sender, with the values of the sale. */
export function customsSheet({ shipment, order, shop, seller, back, lines }: CustomsFacts): CustomsSheet {
  const store = { name: storeName(shop, seller), phone: seller.phone, address: addressLines(order.origin), taxId: seller.taxId };
  const buyer = partyOf({ ...order.customer, address: order.destination });
  const goods = lines.reduce((sum, line) => sum + lineValue(line), 0n);
  // A discount may include tax, which is not declared, so cap it: no declared value is negative.
  const discount = order.discountMinor < goods ? order.discountMinor : goods;
  return {
    shipmentId: shipment.reference,
    awb: shipment.awb,
    orderReference: order.orderReference,
    date: labelDay(shipment),
    exporter: back ? { ...partyOf(back.origin), taxId: null } : store,
    importer: back ? partyOf(back.destination) : buyer,
    reason: back ? 'Returned goods' : 'Sale of goods',
    currency: order.currency,
    lines: lines.map((line) => customsLine(line, order.currency)),
    pieces: 1,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalWeight: kilograms(carriedParcel(shipment).weightMg),
    discount: discount > 0n ? formatMoney(money(discount, order.currency)) : null,
    totalValue: formatMoney(money(goods - discount, order.currency)),
  };
}

const customsLine = (line: OrderLineType, currency: string): CustomsLine => ({
  description: line.name,
  hsCode: line.hsCode,
  origin: line.originCountry,
  quantity: line.quantity,
  weight: kilograms(Math.round(line.grams * 1e3) * line.quantity),
  unitValue: formatMoney(line.price),
  value: formatMoney(money(lineValue(line), currency)),
});

const lineValue = ({ price, quantity }: OrderLineType): bigint => price.minor * BigInt(quantity);
