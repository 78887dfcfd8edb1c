import { createHmac, timingSafeEqual } from 'node:crypto';
import { CarrierFailure, isCurrency, parseMoney } from 'shipgraph/carrier-kit';

const MEANINGS = {
  ANNOUNCED: 'information',
  COLLECTED: 'picked_up',
  DEPARTED: 'in_transit',
  ARRIVED: 'at_facility',
  ON_VEHICLE: 'out_for_delivery',
  NOT_HOME: 'attempt_failed',
  BAD_ADDRESS: 'address_question',
  DELIVERED: 'delivered',
  LOST: 'lost',
  RETURNING: 'return_started',
  RETURNED: 'returned',
};

/** Sends a request with the account's key. The service handles time-outs, 401, 403, 429, 5xx and lost answers. */
const send = ({ http, credentials }, request, signal) =>
  http.send({ ...request, headers: { authorization: `Bearer ${credentials.apiKey}` } }, signal);

/** Reads a call that changes nothing. The carrier explains a 4xx in words. */
async function read(account, path, signal, query) {
  const response = await send(account, { method: 'GET', path, query }, signal);
  const body = objectIn(response);
  if (response.status >= 400) throw new CarrierFailure('refused', wordsOf(body), { code: textOf(body.code, 100) });
  return body;
}

const objectIn = (response) => Object(response.json());
const listOf = (value) => (Array.isArray(value) ? value.map(Object) : []);
const textOf = (value, most) => (typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined);
const wordsOf = (body) => textOf(body.message, 1000) ?? 'Parcel Co gave no reason.';
const moneyOf = ({ amount, currency }) => (isCurrency(currency) ? (parseMoney(amount, currency) ?? null) : null);

async function quote(account, request, signal) {
  const { origin, destination, parcel, currency, services } = request;
  const json = { from: origin, to: destination, grams: parcel.weightG, currency, services };
  const response = await send(account, { method: 'POST', path: '/v1/rates', json }, signal);
  const body = objectIn(response);
  if (response.status >= 400) return { offers: [], rejections: [{ carrierService: null, message: wordsOf(body) }] };
  const priced = listOf(body.rates).map((rate) => ({ carrierService: rate.service, price: moneyOf(Object(rate.total)), days: rate.days }));
  return {
    offers: priced.filter(({ price }) => price).map(({ days, ...offer }) => ({ ...offer, minTransitDays: days, maxTransitDays: days })),
    rejections: [
      ...listOf(body.errors).map((error) => ({ carrierService: error.service, message: wordsOf(error) })),
      ...priced.filter(({ price }) => !price).map((rate) => ({ carrierService: rate.carrierService, message: 'The price is unreadable.' })),
    ],
  };
}

async function book(account, booking, signal) {
  const { reference, carrierService, shipper, consignee, parcels, contents, labelFormat, cod } = booking;
  const json = { reference, service: carrierService, from: shipper, to: consignee, parcels, contents, label: labelFormat };
  if (cod) json.cod = { minor: String(cod.minor), currency: cod.currency };
  // `changes` makes a lost answer `outcome_unknown`, so that the service looks for the booking before it asks again.
  const response = await send(account, { method: 'POST', path: '/v1/shipments', json, changes: true }, signal);
  const body = objectIn(response);
  if (response.status >= 400) return { status: 'refused', code: textOf(body.code, 100) ?? null, message: wordsOf(body) };
  if (response.status === 202) return { status: 'pending', carrierRef: String(body.id) };
  return { status: 'booked', ...parcelOf(body, 'outcome_unknown') };
}

function parcelOf(body, failure) {
  const awb = textOf(body.awb, 40);
  if (!awb) throw new CarrierFailure(failure, 'Parcel Co answered without an AWB.', { code: 'NO_AWB' });
  return {
    awb,
    trackingNumber: awb,
    trackingUrl: textOf(body.tracking_url, 2000) ?? null,
    pieces: [awb],
    cost: moneyOf(Object(body.charge)),
    labels: body.label ? [documentOf(Object(body.label))] : [],
    carrierRef: String(body.id),
  };
}

const documentOf = ({ format, data }) => ({ format, bytes: Buffer.from(String(data), 'base64') });

async function find(account, { reference }, signal) {
  const { shipments } = await read(account, '/v1/shipments', signal, { reference });
  const alive = listOf(shipments).filter(({ status }) => status !== 'void');
  if (alive.length === 0) return { status: 'absent' };
  if (alive.some(({ status }) => status === 'pending')) return { status: 'unknown' };
  return { status: 'booked', parcels: alive.map((each) => parcelOf(each, 'unavailable')) };
}

async function cancel(account, carrierRef, signal) {
  const path = `/v1/shipments/${encodeURIComponent(carrierRef)}/void`;
  const response = await send(account, { method: 'POST', path, changes: true }, signal);
  if (response.status === 202) return { status: 'pending' };
  return response.status < 300 ? { status: 'voided' } : { status: 'declined', message: wordsOf(objectIn(response)) };
}

async function label(account, carrierRef, format, signal) {
  return documentOf(await read(account, `/v1/shipments/${encodeURIComponent(carrierRef)}/label`, signal, { format }));
}

async function track(account, awbs, signal) {
  const { scans } = await read(account, '/v1/scans', signal, { awbs: awbs.join(',') });
  return listOf(scans).flatMap(scanOf);
}

/** An entry without a parcel, a code or a time is none. Times come with their zone, so `Date` reads the right instant. */
function scanOf({ id, awb, code, text, time, city, signed_by: signedBy, picture }) {
  const occurredAt = new Date(textOf(time, 40) ?? NaN);
  if (!textOf(awb, 40) || !textOf(code, 100) || Number.isNaN(occurredAt.getTime())) return [];
  const location = city ? { text: textOf(city, 200) ?? null, lat: null, lng: null } : null;
  const proof = signedBy || picture ? { signedBy: textOf(signedBy, 200) ?? null, pictureUrl: textOf(picture, 2000) ?? null } : null;
  return [
    { awb, eventId: textOf(id, 200) ?? null, code: textOf(code, 100), message: textOf(text, 1000) ?? null, occurredAt, location, proof },
  ];
}

function readWebhook({ credentials }, { headers, body }) {
  const secret = credentials.webhookSecret;
  const given = Buffer.from(headers['parcel-co-signature'] ?? '', 'hex');
  const expected = createHmac('sha256', secret || 'none')
    .update(body)
    .digest();
  if (!secret || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new CarrierFailure('credentials', 'The signature of the webhook is wrong.');
  try {
    return listOf(Object(JSON.parse(Buffer.from(body).toString())).scans).flatMap(scanOf);
  } catch (cause) {
    throw new CarrierFailure('refused', 'The webhook is not JSON.', { cause });
  }
}

export const adapter = {
  code: 'PARCEL_CO',
  name: 'Parcel Co',
  capabilities: {
    ...{ quote: true, label: true, cancel: true, cod: true, webhooks: true },
    ...{ pickup: false, manifest: false, returns: false, addressCheck: false },
    ...{ labelFormats: ['PDF', 'ZPL'], countries: null, trackBatch: 50, dedupe: 'lookup' },
  },
  credentials: [
    { name: 'apiKey', label: 'API key', required: true, secret: true, maxLength: 100 },
    { name: 'webhookSecret', label: 'Webhook secret', required: false, secret: true, maxLength: 100 },
  ],
  baseUrls: { test: 'https://sandbox.parcel-co.example', live: 'https://api.parcel-co.example' },
  scanCodes: MEANINGS,
  missing: ({ consignee }) => (consignee.phone ? [] : ['consignee.phone']),
  check: async (account, signal) => `Connected to ${textOf((await read(account, '/v1/account', signal)).name, 200) ?? 'Parcel Co'}.`,
  ...{ quote, book, find, cancel, label, track, readWebhook },
};

/** For `shipgraph carrier check` only. */
export const startSimulator = async () => new (await import('./parcel-co-simulator.js')).ParcelCoSimulator().start();
