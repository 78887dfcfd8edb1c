import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import { money, type PlainMoney } from '../../kernel/money.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { companyAt, consigneeName, deliveryNoteAt, readPhone, type Address } from '../addresses/index.js';
import type { CarrierAdapter, CarrierAddress, CarrierBooking, CarrierParcel, CarrierProduct } from '../carriers/index.js';
import { carrierParcel } from '../rating/index.js';
import type { ReturnParty } from '../returns/index.js';
import { carriedParcel, type Shipment } from '../shipments/index.js';
import { db } from './bookings.tables.js';

const findOrder = statement(($: Named<{ orderId: string; shipmentId: string }>) =>
  db
    .selectFrom('order as o')
    .innerJoin('shop', 'shop.id', 'o.shopId')
    .innerJoin('seller', 'seller.id', 'o.sellerId')
    .leftJoin('returnShipment as back', (join) => join.on('back.shipmentId', '=', $.shipmentId))
    .leftJoin('shipment as original', 'original.id', 'back.originalShipmentId')
    .select([
      'o.orderNumber',
      'o.orderReference',
      'o.currency',
      'o.customer',
      'o.origin',
      'o.destination',
      'o.collectionMinor',
      'o.paymentStatus',
    ])
    .select(['shop.name as shopName', 'seller.company', 'seller.firstName', 'seller.lastName', 'seller.phone', 'seller.email'])
    .select(['back.origin as backFrom', 'back.destination as backTo', 'original.awb as originalAwb'])
    .where('o.id', '=', $.orderId),
);
const findLines = statement(($: Named<{ orderId: string }>) =>
  db
    .selectFrom('orderLine')
    .select(['name', 'quantity', 'priceMinor', 'currency', 'weightMg', 'hsCode', 'originCountry'])
    .where('orderId', '=', $.orderId)
    .orderBy('line'),
);
export type OrderFacts = RowOf<typeof findOrder>;
export type LineFacts = RowOf<typeof findLines>;

/** Everything the carrier is sent about a parcel, from the order as it is now. */
export async function bookingDetails(
  tx: Tx,
  shipment: Shipment,
  { reference, adapter }: { reference: string; adapter: CarrierAdapter },
): Promise<CarrierBooking> {
  const [order, lines] = await Promise.all([
    findOrder.first(tx.sql, { orderId: shipment.orderId, shipmentId: shipment.id }),
    findLines(tx.sql, { orderId: shipment.orderId }),
  ]);
  const { live } = shipment.rate;
  if (!order || !live) throw new Error(`The shipment ${shipment.id} has no order, or no price of a connected carrier.`);
  return composeBooking(order, lines, {
    reference,
    carrierService: live.carrierService,
    parcel: carrierParcel(carriedParcel(shipment)),
    documents: shipment.documents,
    labelFormat: adapter.capabilities.labelFormats[0] ?? 'PDF',
    isReturn: shipment.type === 'return',
    quotedPrice: money(BigInt(live.priceMinor), live.currency),
    now: tx.services.clock.now(),
  });
}

/** What the shipment adds to the order. */
export interface BookedParcelFacts extends Pick<
  CarrierBooking,
  'reference' | 'carrierService' | 'documents' | 'labelFormat' | 'isReturn' | 'quotedPrice'
> {
  readonly parcel: CarrierParcel;
  readonly now: Date;
}

/** The same for an order that is not stored yet. */
export function composeBooking(
  order: OrderFacts,
  lines: readonly LineFacts[],
  { parcel, now, ...facts }: BookedParcelFacts,
): CarrierBooking {
  const { shipper, consignee } = partiesOf(order);
  const isAbroad = shipper.countryCode !== consignee.countryCode;
  return {
    ...facts,
    orderNumber: order.orderReference || String(order.orderNumber),
    shipper,
    consignee,
    parcels: [parcel],
    contents: contentsOf(lines),
    products: lines.map(productOf),
    declaredValue: money(
      lines.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * BigInt(quantity), 0n),
      order.currency,
    ),
    incoterm: isAbroad ? 'DAP' : null,
    cod: !facts.isReturn && order.paymentStatus === 'postpaid' ? money(order.collectionMinor, order.currency) : null,
    pickup: { from: secondsAfter(now, READY_SECONDS), to: daysAfter(now, 1) },
    returnOf: order.originalAwb,
  };
}

/** The label is printed and the parcel is ready an hour after it was booked. */
const READY_SECONDS = 3_600;
const MAX_CONTENTS = 200;

function partiesOf(order: OrderFacts): { shipper: CarrierAddress; consignee: CarrierAddress } {
  if (order.backFrom && order.backTo)
    return { shipper: returnParty(order.backFrom), consignee: { ...returnParty(order.backTo), company: order.company ?? order.shopName } };
  const { customer, destination, firstName, lastName } = order;
  return {
    shipper: {
      name: consigneeName({ firstName, lastName }) || order.shopName,
      company: order.company ?? order.shopName,
      ...phoneAt(order.phone, order.origin),
      email: order.email,
      ...placeOf(order.origin),
    },
    consignee: partyAt(customer, destination),
  };
}

const returnParty = ({ address, ...party }: ReturnParty): CarrierAddress => partyAt(party, address);

function partyAt(party: Omit<ReturnParty, 'address'>, address: Address): CarrierAddress {
  const company = companyAt(party, address);
  return {
    name: consigneeName({ ...party, company }),
    company,
    ...phoneAt(party.phone, address),
    email: party.email || null,
    deliveryNote: deliveryNoteAt(party, address),
    ...placeOf(address),
  };
}

/** Carriers dial from anywhere. A number that cannot be dialled is theirs to refuse. */
function phoneAt(given: string | null, { countryCode }: Address): Pick<CarrierAddress, 'phone' | 'phoneExtension'> {
  const read = given === null ? undefined : readPhone(given, countryCode);
  return read?.e164 ? { phone: read.e164, phoneExtension: read.extension } : { phone: given, phoneExtension: null };
}

const placeOf = ({ address, city, state, countryCode, zip }: Address) => ({
  lines: address
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean),
  city,
  state,
  countryCode,
  zip: zip.trim() || null,
});

const contentsOf = (lines: readonly LineFacts[]): string =>
  lines
    .map(({ name }) => name)
    .join(', ')
    .slice(0, MAX_CONTENTS) || 'Goods';

const MG_PER_G = 1_000n;

const productOf = (line: LineFacts): CarrierProduct => ({
  description: line.name.slice(0, MAX_CONTENTS),
  quantity: line.quantity,
  unitPrice: money(line.priceMinor, line.currency),
  unitWeightG: Math.max(1, Number((line.weightMg + MG_PER_G - 1n) / MG_PER_G)),
  hsCode: line.hsCode,
  originCountry: line.originCountry,
  sku: null,
});

interface StoredMoney {
  readonly minor: string;
  readonly currency: string;
}

/** A booking as JSON: amounts and instants as text, so that they stay exact. */
export interface StoredBooking extends Omit<CarrierBooking, 'products' | 'declaredValue' | 'cod' | 'quotedPrice' | 'pickup'> {
  readonly products: readonly (Omit<CarrierBooking['products'][number], 'unitPrice'> & { readonly unitPrice: StoredMoney })[];
  readonly declaredValue: StoredMoney;
  readonly cod: StoredMoney | null;
  readonly quotedPrice: StoredMoney | null;
  readonly pickup: { readonly from: string; readonly to: string };
}

export const storedBooking = ({ products, declaredValue, cod, quotedPrice, pickup, ...rest }: CarrierBooking): StoredBooking => ({
  ...rest,
  products: products.map((product) => ({ ...product, unitPrice: stored(product.unitPrice) })),
  declaredValue: stored(declaredValue),
  cod: cod && stored(cod),
  quotedPrice: quotedPrice && stored(quotedPrice),
  pickup: { from: pickup.from.toISOString(), to: pickup.to.toISOString() },
});

export const carrierBooking = ({ products, declaredValue, cod, quotedPrice, pickup, ...rest }: StoredBooking): CarrierBooking => ({
  ...rest,
  products: products.map((product) => ({ ...product, unitPrice: restored(product.unitPrice) })),
  declaredValue: restored(declaredValue),
  cod: cod && restored(cod),
  quotedPrice: quotedPrice && restored(quotedPrice),
  pickup: { from: new Date(pickup.from), to: new Date(pickup.to) },
});

const stored = ({ minor, currency }: PlainMoney): StoredMoney => ({ minor: minor.toString(), currency });

const restored = ({ minor, currency }: StoredMoney): PlainMoney => money(BigInt(minor), currency);
