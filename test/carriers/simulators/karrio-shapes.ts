import { smallPdf, type SimulatedAnswer, type SimulatedCall, type SimulatedScan } from '../../../src/carrier-kit/simulator.js';

/** A JSON object of a request or an answer. */

export type Json = any;

/** A shipment of karrio, as `GET /v1/shipments/{id}` shows it. */
export type KarrioShipment = Json;

export interface KarrioServiceRow {
  readonly code: string;
  /** Per kilogram, in the major unit of the currency. */
  readonly charge: number;
  readonly days: number;
}

/** As the rate sheet of the real server's trial has them. */
export const karrioServices: readonly KarrioServiceRow[] = [
  { code: 'demo_express', charge: 35.5, days: 1 },
  { code: 'demo_economy', charge: 18, days: 3 },
];

const MAX_KG = 30;
const PAGE = 20;
let addresses = 0;

export const karrioError = (status: number, code: string, message: string): SimulatedAnswer => ({
  status,
  body: { errors: [{ code, level: status === 404 ? 'warning' : 'error', message }] },
});

export const karrioRate = ({ code, charge, days }: KarrioServiceRow, currency: string, number: number): Json => ({
  id: `rat_${number}`,
  object_type: 'rate',
  carrier_name: 'demo_fleet',
  carrier_id: 'demo-fleet',
  currency,
  service: code,
  total_charge: charge,
  transit_days: days,
  extra_charges: [{ name: 'Base Charge', amount: charge, currency, id: null }],
  estimated_delivery: null,
  meta: { ext: 'generic', service_name: code.toUpperCase().replaceAll('_', ' ') },
  test_mode: true,
});

/** What the carrier says of a parcel that is too heavy, once for each service. */
export function rateMessages(request: Json, services: readonly KarrioServiceRow[]): Json[] {
  if (request.parcels.every(({ weight }: Json) => weight <= MAX_KG)) return [];
  return services.map(({ code }) => ({
    carrier_id: 'demo-fleet',
    carrier_name: 'generic',
    code: 'invalid_weight',
    message: `the weight exceeds service ${code} max weight`,
  }));
}

export const storedAddress = (address: Json): Json => ({
  ...address,
  id: `adr_${++addresses}`,
  object_type: 'address',
  validation: null,
});

/** A transparent picture of one point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

export function labelOf(format: string, text: string): Buffer {
  if (format === 'ZPL') return Buffer.from(`^XA^FO50,50^A0N,50,50^FD${text}^FS^XZ`);
  return format === 'PNG' ? Buffer.from(PNG, 'base64') : smallPdf(text);
}

export const draftOf = (request: Json, rates: readonly unknown[], number: number): KarrioShipment => ({
  ...request,
  id: `shp_${String(number).padStart(32, '0')}`,
  object_type: 'shipment',
  status: 'draft',
  shipper: storedAddress(request.shipper),
  recipient: storedAddress(request.recipient),
  rates,
  messages: [],
  metadata: request.metadata ?? {},
  meta: {},
  tracking_number: null,
  tracking_url: null,
  carrier_name: null,
  carrier_id: null,
  selected_rate: null,
  shipping_documents: [],
  created_at: new Date().toISOString().replace('T', ' ').replace('Z', '000+00:00'),
  test_mode: true,
});

export function trackerOf(awb: string, scans: readonly SimulatedScan[]): Json {
  const last = scans.at(-1);
  return {
    id: `trk_${awb}`,
    object_type: 'tracker',
    carrier_name: 'generic',
    carrier_id: 'demo-fleet',
    tracking_number: awb,
    status: last?.code ?? 'pending',
    delivered: last?.code === 'delivered',
    info: { signed_by: last?.signedBy ?? null, source: 'api' },
    events: scans.map(eventOf).reverse(),
    delivery_image_url: last?.pictureUrl ?? null,
    signature_image_url: null,
    test_mode: true,
    messages: [],
  };
}

export const noConnection = (): SimulatedAnswer =>
  karrioError(404, 'not_found', 'No active carrier connection found to process the request');

export const carrierMessage = (code: string, message: string): SimulatedAnswer => ({
  status: 424,
  body: { messages: [{ carrier_id: 'demo-fleet', carrier_name: 'generic', code, message }] },
});

/** Only the answer of a purchase has the files themselves. */
export const withoutFiles = (shipment: KarrioShipment): KarrioShipment => ({
  ...shipment,
  shipping_documents: shipment['shipping_documents'].map((document: Json) => ({ ...document, base64: null })),
});

export const matches = (shipment: KarrioShipment, query: URLSearchParams): boolean => {
  const [reference, ids] = [query.get('reference'), query.get('id')];
  return (
    (reference === null || String(shipment['reference']).includes(reference)) && (ids === null || ids.split(',').includes(shipment['id']))
  );
};

export function page({ query, path }: SimulatedCall, all: readonly Json[]): SimulatedAnswer {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? PAGE)];
  const next = offset + limit < all.length ? `${path}?limit=${limit}&offset=${offset + limit}` : null;
  return { body: { count: all.length, next, previous: null, results: all.slice(offset, offset + limit) } };
}

const eventOf = (scan: SimulatedScan): Json => ({
  date: scan.at.toISOString().slice(0, 10),
  time: scan.at.toISOString().slice(11, 16),
  timestamp: scan.at.toISOString(),
  status: scan.code,
  code: scan.code.toUpperCase(),
  reason: null,
  description: scan.message,
  location: scan.city,
  latitude: null,
  longitude: null,
});
