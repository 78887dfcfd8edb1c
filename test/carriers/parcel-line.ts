import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CarrierSimulator,
  smallPdf,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedScan,
} from '../../src/carrier-kit/simulator.js';
import { CarrierFailure, type CarrierAdapter, type CarrierProduct, type CarrierResponse } from '../../src/modules/carriers/index.js';
import { money, parseMoney } from '../../src/kernel/money.js';

/** The API of Parcel Line, a carrier that exists in tests only: the smallest one that can do everything. */
export class ParcelLine extends CarrierSimulator {
  readonly carrier = 'PARCEL_LINE';
  readonly credentials: Record<string, string> = { key: 'line-key-0123456789', webhookSecret: 'line-webhook-secret' };
  readonly services = ['NEXT', 'SLOW'];
  readonly pickups: { readonly reference: string; readonly date: string }[] = [];
  /** Price of a parcel in major units, by service. */
  readonly prices: Record<string, string> = { NEXT: '9.00', SLOW: '4.00' };
  refusing: string | null = null;

  protected answer(call: SimulatedCall): SimulatedAnswer {
    if (call.headers.authorization !== `Key ${this.credentials['key']}`) return { status: 401, body: { error: 'Who are you?' } };
    const [, what, id, more] = call.path.split('/');
    const route = `${call.method} ${what}${more ? `/${more}` : ''}`;
    if (route === 'GET ping') return { body: { account: 'Parcel Line 1' } };
    if (route === 'POST quotes') return this.quote(call.json());
    if (route === 'POST parcels') return this.book(call.json());
    if (route === 'GET parcels')
      return { body: this.booked.filter(({ reference }) => reference === call.query.get('reference')).map(printed) };
    if (route === 'DELETE parcels') return this.cancel(id ?? '');
    if (route === 'GET parcels/label') return this.labelAs(id ?? '', call.query.get('format') ?? 'PDF');
    if (route === 'GET scans') return { body: this.scans.filter(({ awb }) => (call.query.get('awbs') ?? '').split(',').includes(awb)) };
    if (route === 'POST pickups') return { body: { id: `P${this.pickups.push(call.json())}` } };
    if (route === 'POST manifests') return { body: { id: 'M1', pdf: smallPdf('Manifest').toString('base64') } };
    return { status: 404, body: { error: `No route ${route}` } };
  }

  private quote({ services, country }: { services: string[]; country: string }): SimulatedAnswer {
    if (country === 'XX') return { body: { offers: [], problems: ['No service there.'] } };
    const currency = this.decisions.currency ?? 'USD';
    const offers = services.flatMap((service) =>
      this.prices[service] ? [{ service, price: this.prices[service], currency, days: 2 }] : [],
    );
    return { body: { offers, problems: [] } };
  }

  private book(request: { reference: string; service: string; format: string }): SimulatedAnswer {
    if (this.refusing !== null) return { status: 422, body: { error: this.refusing } };
    const number = this.nextNumber();
    const parcel = {
      reference: request.reference,
      awb: `PL${100_000 + number}`,
      carrierRef: `id-${number}`,
      service: request.service,
      request,
    };
    this.parcels.push({ ...parcel, status: 'booked' });
    if (this.decisions.pendingBookings) return { status: 202, body: { id: parcel.carrierRef } };
    return {
      body: {
        ...printed({ ...parcel, status: 'booked' }),
        ...(!this.hasLabelsLater && { label: this.label(parcel.carrierRef).pdf }),
        price: this.prices[request.service],
      },
    };
  }

  /** Formats that the carrier does not make after all. */
  readonly unmade = new Set<string>();

  private labelAs(carrierRef: string, format: string): SimulatedAnswer {
    if (this.unmade.has(format)) return { status: 422, body: { error: `No ${format} for this service.` } };
    if (format === 'PDF' || this.decisions.brokenLabels) return { body: this.label(carrierRef) };
    return { body: { pdf: Buffer.from(`^XA^FO50,50^ADN,36,20^FD${carrierRef}^FS^XZ`).toString('base64') } };
  }

  /** Without a file the label has to be fetched. */
  hasLabelsLater = false;

  private label(carrierRef: string): { pdf: string } {
    return { pdf: this.decisions.brokenLabels ? Buffer.from('Sorry').toString('base64') : smallPdf(carrierRef).toString('base64') };
  }

  private cancel(id: string): SimulatedAnswer {
    const parcel = this.parcels.find(({ carrierRef }) => carrierRef === id);
    if (!parcel) return { status: 404, body: { error: 'No such parcel' } };
    if (this.decisions.cancel === 'decline' || parcel.status === 'picked_up')
      return { status: 409, body: { error: 'It is on our van already.' } };
    if (this.decisions.cancel === 'pending') return { status: 202, body: {} };
    parcel.status = 'void';
    return { body: {} };
  }

  webhookCall(scan: SimulatedScan) {
    const body = JSON.stringify({ scans: [scan] });
    return {
      headers: { 'content-type': 'application/json', 'x-line-signature': sign(this.credentials['webhookSecret'] ?? '', body) },
      body,
    };
  }
}

const sign = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex');
const printed = ({ reference, awb, carrierRef, service }: ParcelLine['parcels'][number]) => ({ reference, awb, id: carrierRef, service });

const refusedBy = (response: CarrierResponse): CarrierFailure =>
  new CarrierFailure('refused', String((response.json() as { error?: string }).error ?? response.status), {
    code: String(response.status),
  });

const authorized = (credentials: Readonly<Record<string, string>>) => ({ authorization: `Key ${credentials['key']}` });

const bookedParcel = (body: any) => ({
  awb: body.awb,
  trackingNumber: body.awb,
  trackingUrl: null,
  pieces: [body.awb],
  cost: body.price ? (parseMoney(body.price, 'USD') ?? null) : null,
  labels: body.label ? [{ format: 'PDF' as const, bytes: Buffer.from(body.label, 'base64') }] : [],
  carrierRef: body.id,
});

/** Customs ask for the code of every line. */
const withoutCode = (products: readonly CarrierProduct[]): string[] =>
  products.flatMap(({ hsCode }, index) => (hsCode === null ? [`products.${index + 1}.hsCode`] : []));

/** Its adapter. */
const parcelLine: CarrierAdapter = {
  code: 'PARCEL_LINE',
  name: 'Parcel Line',
  capabilities: {
    quote: true, label: true, cancel: true, pickup: true, manifest: true, returns: false, addressCheck: false, cod: true, webhooks: true,
    labelFormats: ['PDF', 'ZPL'], countries: null, trackBatch: 20, dedupe: 'lookup',
  }, // prettier-ignore
  credentials: [
    { name: 'key', label: 'Key', required: true, secret: true, maxLength: 100 },
    { name: 'webhookSecret', label: 'Webhook secret', required: false, secret: true, maxLength: 100 },
  ],
  baseUrls: { test: null, live: null },
  scanCodes: {
    LABEL: 'information', TAKEN: 'picked_up', HUB: 'at_facility', MOVED: 'in_transit', VAN: 'out_for_delivery', NOBODY: 'attempt_failed',
    DONE: 'delivered', LOST: 'lost', BACK: 'return_started', HOME: 'returned', STOPPED: 'cancelled',
  }, // prettier-ignore
  missing: ({ shipper, consignee, products }) => [
    ...(consignee.phone ? [] : ['consignee.phone']),
    ...(shipper.countryCode === consignee.countryCode ? [] : withoutCode(products)),
  ],
  missingForQuote: ({ origin, destination, products }) =>
    origin.countryCode === destination.countryCode ? [] : withoutCode(products ?? []),
  check: async ({ http, credentials }, signal) => {
    const response = await http.send({ method: 'GET', path: '/ping', headers: authorized(credentials) }, signal);
    return `Connected to ${(response.json() as { account: string }).account}.`;
  },
  quote: async ({ http, credentials }, request, signal) => {
    const json = { services: request.services, country: request.destination.countryCode, grams: request.parcel.weightG };
    const response = await http.send({ method: 'POST', path: '/quotes', headers: authorized(credentials), json }, signal);
    const { offers, problems } = response.json() as any;
    return {
      offers: offers.map(({ service, price, currency, days }: any) => ({
        carrierService: service,
        price: parseMoney(price, currency) ?? money(0n, currency),
        maxTransitDays: days,
      })),
      rejections: problems.map((message: string) => ({ carrierService: null, message })),
    };
  },
  book: async ({ http, credentials }, booking, signal) => {
    const json = {
      reference: booking.reference,
      service: booking.carrierService,
      format: booking.labelFormat,
      to: booking.consignee,
      cod: booking.cod?.minor.toString(),
    };
    const response = await http.send({ method: 'POST', path: '/parcels', headers: authorized(credentials), json, changes: true }, signal);
    const body = response.json() as any;
    if (response.status === 202) return { status: 'pending', carrierRef: body.id };
    if (response.status >= 400) return { status: 'refused', code: String(response.status), message: body.error };
    return { status: 'booked', ...bookedParcel(body) };
  },
  find: async ({ http, credentials }, { reference }, signal) => {
    const response = await http.send({ method: 'GET', path: '/parcels', query: { reference }, headers: authorized(credentials) }, signal);
    const [first, ...others] = (response.json() as any[]).map(bookedParcel);
    return first ? { status: 'booked', parcels: [first, ...others] } : { status: 'absent' };
  },
  cancel: async ({ http, credentials }, carrierRef, signal) => {
    const response = await http.send(
      { method: 'DELETE', path: `/parcels/${carrierRef}`, headers: authorized(credentials), changes: true },
      signal,
    );
    if (response.status === 409) return { status: 'declined', message: (response.json() as { error: string }).error };
    return response.status === 202 ? { status: 'pending' } : { status: 'voided' };
  },
  label: async ({ http, credentials }, carrierRef, format, signal) => {
    const path = `/parcels/${carrierRef}/label`;
    const response = await http.send({ method: 'GET', path, query: { format }, headers: authorized(credentials) }, signal);
    if (response.status >= 400) throw refusedBy(response);
    return { format, bytes: Buffer.from((response.json() as { pdf: string }).pdf, 'base64') };
  },
  track: async ({ http, credentials }, awbs, signal) => {
    const response = await http.send(
      { method: 'GET', path: '/scans', query: { awbs: awbs.join(',') }, headers: authorized(credentials) },
      signal,
    );
    return (response.json() as any[]).map(scanOf);
  },
  readWebhook: ({ credentials }, { headers, body }) => {
    const given = Buffer.from(headers['x-line-signature'] ?? '');
    const expected = Buffer.from(sign(credentials['webhookSecret'] ?? '', Buffer.from(body).toString()));
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new CarrierFailure('credentials', 'The signature is wrong.');
    return JSON.parse(Buffer.from(body).toString()).scans.map(scanOf);
  },
  schedulePickup: async ({ http, credentials }, { reference, date }, signal) => {
    const response = await http.send(
      { method: 'POST', path: '/pickups', headers: authorized(credentials), json: { reference, date }, changes: true },
      signal,
    );
    return { status: 'scheduled', pickupRef: (response.json() as { id: string }).id, confirmation: null };
  },
  manifest: async ({ http, credentials }, { parcels }, signal) => {
    const json = { awbs: parcels.map(({ awb }) => awb) };
    const response = await http.send({ method: 'POST', path: '/manifests', headers: authorized(credentials), json, changes: true }, signal);
    const { id, pdf } = response.json() as { id: string; pdf: string };
    return { manifestRef: id, document: { format: 'PDF', bytes: Buffer.from(pdf, 'base64') }, rejected: [] };
  },
};

const scanOf = (scan: any) => ({
  awb: scan.awb,
  eventId: scan.eventId,
  code: scan.code,
  message: scan.message,
  occurredAt: new Date(scan.at),
  location: scan.city ? { text: scan.city, lat: null, lng: null } : null,
  proof: scan.signedBy || scan.pictureUrl ? { signedBy: scan.signedBy, pictureUrl: scan.pictureUrl } : null,
});

export default parcelLine;
