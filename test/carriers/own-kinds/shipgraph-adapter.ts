import { createHash } from 'node:crypto';
import {
  CarrierFailure,
  type BookedParcel,
  type CarrierAccess,
  type CarrierAdapter,
  type CarrierAddress,
  type CarrierBooking,
  type CarrierResponse,
  type CarrierScan,
} from '../../../src/carrier-kit/index.js';
import { formatMoney, money, parseMoney, type PlainMoney } from '../../../src/kernel/money.js';
import { asOperator, asShop, bodyOf, dataOf, isMissing, refusalIn } from './shipgraph-requests.js';
import { readWebhook, scansOf } from './shipgraph-scans.js';

/** Our own carrier. */
interface Kind extends Pick<CarrierAdapter, 'scanCodes'> {
  readonly code: string;
  readonly name: string;
}

/** Books with the service itself, as an operator's program does: orders as a store, everything after them with a token of the operator. */
export const shipgraphAdapter = ({ code, name, scanCodes }: Kind): CarrierAdapter => ({
  code,
  name,
  capabilities: {
    ...{ quote: true, label: true, cancel: true, cod: true, webhooks: true },
    ...{ pickup: false, manifest: false, returns: false, addressCheck: false },
    // The order number is made of the reference, and a store's order number is never used twice.
    ...{ labelFormats: ['PDF', 'ZPL'], countries: ['AE'], trackBatch: 10, dedupe: 'key' },
  },
  credentials: [
    { name: 'shopDomain', label: 'Shop', required: true, secret: false, maxLength: 255 },
    { name: 'shopToken', label: 'Token of the shop', required: true, secret: true, maxLength: 200 },
    { name: 'operatorToken', label: 'Token of the operator', required: true, secret: true, maxLength: 200 },
    { name: 'webhookSecret', label: 'Webhook secret', required: false, secret: true, maxLength: 200 },
  ],
  baseUrls: { test: null, live: null },
  scanCodes,
  missing: ({ consignee, parcels }) => [
    ...(consignee.email ? [] : ['consignee.email']),
    ...(parcels.every(({ box }) => box) ? [] : ['parcels.box']),
  ],
  ...{ check, quote, book, find, cancel, label, track, readWebhook },
});

async function check(account: CarrierAccess, signal: AbortSignal): Promise<string> {
  const { data } = dataOf(await asOperator(account, { method: 'GET', path: '/api/erp/reference/carriers' }, signal));
  await asShop(account, { method: 'GET', path: '/api/webhooks' }, signal);
  return `Connected to a service with ${data.length} carriers.`;
}

const quote: CarrierAdapter['quote'] = async (account, request, signal) => {
  const { origin, destination, parcel, currency, cod, services } = request;
  const json = {
    ...{ origin: placeOf(origin), destination: placeOf(destination), currency, paymentStatus: cod ? 'postpaid' : 'prepaid' },
    weight: parcel.weightG / 1_000,
    ...(parcel.box && { volume: volumeOf(parcel.box) }),
  };
  const response = await asOperator(account, { method: 'POST', path: '/api/erp/rates', json }, signal);
  if (response.status >= 400) return { offers: [], rejections: [{ carrierService: null, message: refusalIn(response).message }] };
  const { data, metadata } = dataOf(response);
  const wanted = <Row extends { service_code: string }>(rows: readonly Row[]) =>
    rows.filter(({ service_code: service }) => services.includes(service));
  const offers = wanted(data as any[]).map((rate) => ({
    carrierService: String(rate.service_code),
    price: amountOf(rate.total_price, rate.currency),
    chargeableG: Math.round(rate.chargeableWeightKg * 1_000),
    minTransitDays: Number(rate.minTransitDays),
    maxTransitDays: Number(rate.maxTransitDays),
  }));
  const told = (metadata.rejected as any[])
    .filter(({ serviceCode }) => services.includes(serviceCode))
    .map(({ serviceCode, message }) => ({ carrierService: String(serviceCode), message: String(message) }));
  const known = new Set([...offers, ...told].map(({ carrierService }) => carrierService));
  const strange = services.filter((service) => !known.has(service));
  return { offers, rejections: [...told, ...strange.map((carrierService) => ({ carrierService, message: 'No such service.' }))] };
};

const book: CarrierAdapter['book'] = async (account, booking, signal) => {
  const order = await asShop(account, { method: 'POST', path: '/api/order', json: orderOf(account, booking), changes: true }, signal);
  if (order.status >= 400) return { status: 'refused', ...refusalIn(order) };
  const id = encodeURIComponent(bodyOf(order).shipment_id);
  const pickup = { method: 'POST', path: `/api/erp/shipments/${id}/status`, json: { status: 'pickup' }, changes: true } as const;
  // Read in any case: an answer that is cut in half is a lost one. A step that was taken before is refused, which is no refusal of the booking.
  const step = refusalIn(await asOperator(account, pickup, signal));
  // By now the parcel may be booked, so that its lost detail leaves the outcome open.
  const detail = await asOperator(account, { method: 'GET', path: `/api/erp/shipments/${id}`, changes: true }, signal);
  const shipment = dataOf(detail).data;
  return isBooked(shipment) ? { status: 'booked', ...parcelOf(shipment) } : { status: 'refused', ...step };
};

/** Numbers of orders are whole and below 2 to the power of 53. */
const orderNumberOf = (reference: string): number =>
  Number.parseInt(createHash('sha256').update(reference).digest('hex').slice(0, 12), 16) + 1;

function orderOf({ credentials }: CarrierAccess, booking: CarrierBooking) {
  const { reference, carrierService, declaredValue, shipper, consignee, contents, parcels, products, cod } = booking;
  const { currency } = declaredValue;
  const value = numberOf(declaredValue);
  const [firstName = '', ...names] = consignee.name.split(' ');
  const each = money(declaredValue.minor / BigInt(parcels.length), currency);
  const order = {
    ...{ shopDomain: credentials['shopDomain'], orderNumber: orderNumberOf(reference), orderReference: reference, carrier: carrierService },
    ...{ subTotal: value, total: value, currency, paymentStatus: cod ? 'postpaid' : 'prepaid' },
    ...(cod && { collectionAmount: numberOf(cod) }),
  };
  return {
    order,
    customer: { firstName, lastName: names.join(' ') || firstName, email: consignee.email, phone: consignee.phone },
    origin: placeOf(shipper),
    destination: placeOf(consignee),
    // A line per parcel: what counts are its weight and measures, not those of its contents.
    products: parcels.map(({ weightG, box }) => ({
      ...{ name: contents, quantity: 1, price: numberOf(each), currency, grams: weightG },
      ...(box && { length: box.lengthMm / 10, width: box.widthMm / 10, height: box.heightMm / 10, volume: volumeOf(box) }),
      ...(products[0]?.hsCode && { hsCode: products[0].hsCode, originCountry: products[0].originCountry }),
    })),
  };
}

/** REST has amounts as numbers. */
const numberOf = (amount: PlainMoney): number => Number(formatMoney(amount));

const volumeOf = ({ lengthMm, widthMm, heightMm }: { lengthMm: number; widthMm: number; heightMm: number }): number =>
  (lengthMm * widthMm * heightMm) / 1_000;

function placeOf({ lines, city, state, zip, countryCode }: Partial<CarrierAddress>) {
  return { address: lines?.join(', ') || city, city, state, countryCode, zip: zip ?? '' };
}

const amountOf = (amount: unknown, currency: string): PlainMoney => parseMoney(String(amount), currency) ?? money(0n, currency);
const isBooked = ({ awbAssigned, status }: any): boolean => awbAssigned === true && status !== 'cancelled';

const parcelOf = (shipment: any): BookedParcel => ({
  awb: shipment.awb,
  trackingNumber: shipment.trackingNumber ?? shipment.awb,
  trackingUrl: shipment.trackingUrl,
  pieces: [shipment.awb],
  cost: amountOf(shipment.actualRate, shipment.currency),
  labels: [],
  carrierRef: shipment.shipmentId,
});

const find: CarrierAdapter['find'] = async (account, { reference }, signal) => {
  const { data } = dataOf(await asOperator(account, { method: 'GET', path: '/api/erp/shipments', query: { search: reference } }, signal));
  const { shopDomain } = account.credentials;
  // A search finds parts of a reference, and an order of another shop may bear the same.
  const own = (data as any[]).filter((each) => each.orderReference === reference && each.shopDomain === shopDomain && isBooked(each));
  const [first, ...others] = own.map(parcelOf);
  return first ? { status: 'booked', parcels: [first, ...others] } : { status: 'absent' };
};

const cancel: CarrierAdapter['cancel'] = async (account, carrierRef, signal) => {
  const path = `/api/erp/shipments/${encodeURIComponent(carrierRef)}`;
  const { orderNumber } = dataOf(await asOperator(account, { method: 'GET', path }, signal)).data;
  const request = { method: 'POST', path: '/api/order/cancelled', json: { orderNumber }, changes: true } as const;
  const response = await asShop(account, request, signal);
  return response.status < 400 ? { status: 'voided' } : { status: 'declined', message: refusalIn(response).message };
};

const label: CarrierAdapter['label'] = async (account, carrierRef, format, signal) => {
  const request = { method: 'GET', path: `/api/awb/${encodeURIComponent(carrierRef)}`, query: { format: FILES[format] } } as const;
  return { format, bytes: bytesOf(await asShop(account, request, signal)) };
};

const FILES = { PDF: 'label', PNG: undefined, ZPL: 'zpl' } as const;

function bytesOf(response: CarrierResponse): Uint8Array {
  if (response.status < 400) return response.bytes;
  const { message, code } = refusalIn(response);
  throw new CarrierFailure('refused', message, { ...(code !== null && { code }) });
}

const track: CarrierAdapter['track'] = async (account, awbs, signal) => {
  const of = async (awb: string): Promise<readonly CarrierScan[]> => {
    const path = `/api/erp/shipments/${encodeURIComponent(awb)}`;
    const detail = await asOperator(account, { method: 'GET', path }, signal);
    if (isMissing(detail)) return [];
    const events = await asOperator(account, { method: 'GET', path: `${path}/events` }, signal);
    return scansOf({ awb, reference: dataOf(detail).data.shipmentId }, dataOf(events).data);
  };
  return (await Promise.all(awbs.map(of))).flat();
};
