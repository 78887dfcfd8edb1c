import { createHmac } from 'node:crypto';
import {
  CarrierSimulator,
  smallPdf,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedScan,
} from '../../../src/carrier-kit/simulator.js';
import { formatMoney, money } from '../../../src/kernel/money.js';
import { EasyPostPickups } from './easypost-pickups.js';
import { EasyPostScanForms } from './easypost-scan-forms.js';
import {
  error,
  printedShipment,
  printedTracker,
  ratingProblems,
  verifiedAddress,
  type Rate,
  type Shipment,
  type ShipmentRequest,
} from './easypost-shipment.js';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** The API of EasyPost as https://docs.easypost.com describes it, as far as shops need it. */
export class EasyPostSimulator extends CarrierSimulator {
  readonly carrier = 'EASYPOST';
  readonly credentials: Record<string, string> = { apiKey: 'EZSIM-0123456789abcdef', webhookSecret: 'sécret-of-the-webhook' };
  readonly services = ['USPS.Priority', 'USPS.GroundAdvantage', 'UPS.NextDayAir', 'FedEx.FEDEX_GROUND'];
  /** Prices in minor units of whichever currency applies. */
  readonly prices: Record<string, bigint> = {
    'USPS.Priority': 1101n,
    'USPS.GroundAdvantage': 820n,
    'UPS.NextDayAir': 4350n,
    'FedEx.FEDEX_GROUND': 1333n,
  };
  readonly shipments: Shipment[] = [];
  readonly pickups = new EasyPostPickups(this.shipments, this.decisions);
  readonly scanForms = new EasyPostScanForms(this.shipments);
  /** Purchases answer 402. */
  isBroke = false;
  /** Purchases answer with this error code. */
  buyError: string | null = null;
  /** The carriers charge for what they scan only: refunds are `not_applicable`. */
  billsOnScan = false;
  /** Changes answers before they are sent, for what no decision covers. */
  rewrite: (answer: SimulatedAnswer, call: SimulatedCall) => SimulatedAnswer = (answer) => answer;

  protected answer(call: SimulatedCall): SimulatedAnswer {
    return this.rewrite(this.documented(call), call);
  }

  private documented(call: SimulatedCall): SimulatedAnswer {
    const [, version, collection = '', id = '', action = ''] = call.path.split('/').map(decodeURIComponent);
    if (version === 'files') return this.file(call, collection);
    const key = Buffer.from(`${this.credentials['apiKey']}:`).toString('base64');
    if (call.headers.authorization !== `Basic ${key}`)
      return error(401, 'APIKEY.INACTIVE', 'This api key is no longer active. Please use a different api key or reactivate this key.');
    const handlers: Record<string, () => SimulatedAnswer> = {
      'POST shipments': () => this.create(call.json().shipment),
      'GET shipments': () => this.list(call.query),
      'GET shipments/:id': () => this.on(id, (shipment) => ({ body: this.printed(shipment) })),
      'POST shipments/:id/buy': () => this.on(id, (shipment) => this.buy(shipment, call.json())),
      'POST shipments/:id/refund': () => this.on(id, (shipment) => this.refund(shipment)),
      'GET shipments/:id/label': () => this.on(id, (shipment) => this.convert(shipment, call.query.get('file_format') ?? '')),
      'POST trackers/:id': () => this.trackers(call.json().tracking_codes ?? []),
      'POST addresses': () => verifiedAddress(call.json(), `adr_${this.nextNumber()}`),
    };
    const route = `${call.method} ${collection}${id && '/:id'}${action && `/${action}`}`;
    const answer =
      handlers[route]?.() ??
      this.pickups.answer(route, id, call.method === 'POST' ? call.json() : {}) ??
      this.scanForms.answer(route, id, { body: call.method === 'POST' ? call.json() : {}, url: this.url });
    return (version === 'v2' && answer) || error(404, 'NOT_FOUND', 'The requested resource could not be found.');
  }

  private create(request: ShipmentRequest = {}): SimulatedAnswer {
    const { to_address: to, from_address: from, parcel } = request;
    if (!to?.country || !from?.country || !parcel?.weight)
      return error(422, 'SHIPMENT.INVALID_PARAMS', 'Unable to create shipment, one or more parameters were invalid.', [
        { to_address: to ? 'Incomplete' : 'Required and missing' },
      ]);
    if (to.street1 === '000 unknown street')
      return error(422, 'ADDRESS.VERIFY.FAILURE', 'Unable to verify address.', [
        { code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null },
      ]);
    const id = `shp_${String(this.nextNumber()).padStart(32, '0')}`;
    const problems = ratingProblems(request);
    const rates = this.services.flatMap((service) => (problems.has(service.split('.')[0] ?? '') ? [] : [this.rate(id, service)]));
    const messages = [...problems].map(([carrier, message]) => ({
      carrier,
      carrier_account_id: `ca_${carrier}`,
      type: 'rate_error',
      message,
    }));
    const formats = new Set(['png']);
    this.shipments.push({
      id,
      createdAt: new Date(),
      request,
      rates,
      messages,
      bought: null,
      trackingCode: null,
      refundStatus: null,
      formats,
      scanForm: null,
    });
    return { status: 201, body: this.printed(this.shipments.at(-1) as Shipment) };
  }

  private rate(shipmentId: string, name: string): Rate & Readonly<Record<string, unknown>> {
    const [carrier = '', service = ''] = name.split('.');
    const currency = this.decisions.currency ?? 'USD';
    const rate = formatMoney(money(this.prices[name] ?? 0n, currency));
    return {
      id: `rate_${this.nextNumber()}`,
      object: 'Rate',
      carrier,
      service,
      rate,
      currency,
      delivery_days: 2,
      est_delivery_days: 2,
      shipment_id: shipmentId,
    };
  }

  private list(query: URLSearchParams): SimulatedAnswer {
    const since = Date.parse(query.get('start_datetime') ?? '') || 0;
    const until = Date.parse(query.get('end_datetime') ?? '') || Infinity;
    const before = this.shipments.findIndex(({ id }) => id === query.get('before_id'));
    const listed = this.shipments
      .slice(0, before < 0 ? undefined : before)
      .filter(({ createdAt }) => createdAt.getTime() >= since && createdAt.getTime() <= until)
      .filter(({ bought }) => query.get('purchased') !== 'true' || bought)
      .reverse();
    const size = Math.min(Number(query.get('page_size') ?? 20), 100);
    return { body: { shipments: listed.slice(0, size).map((each) => this.printed(each)), has_more: listed.length > size } };
  }

  /** A reference may stand for the id; the first shipment that has it answers. */
  private on(id: string, work: (shipment: Shipment) => SimulatedAnswer): SimulatedAnswer {
    const shipment = this.shipments.find((each) => each.id === id || each.request.reference === id);
    if (!shipment) return error(404, 'NOT_FOUND', 'The requested resource could not be found.');
    this.proceed(shipment);
    return work(shipment);
  }

  /** What the carrier decides in its own time. */
  private proceed(shipment: Shipment): void {
    const parcel = this.parcels.find(({ carrierRef }) => carrierRef === shipment.id);
    if (!this.decisions.pendingBookings && parcel) shipment.trackingCode = parcel.awb;
    if (shipment.refundStatus !== 'submitted' || this.decisions.cancel === 'pending' || !parcel) return;
    shipment.refundStatus = this.decisions.cancel === 'void' ? 'refunded' : 'rejected';
    if (this.decisions.cancel === 'void') parcel.status = 'void';
  }

  private buy(shipment: Shipment, { rate }: { rate?: { id: string } }): SimulatedAnswer {
    if (this.isBroke) return error(402, 'PAYMENT_REQUIRED', 'Insufficient funds. Please add funds to your wallet.');
    if (this.buyError !== null) return error(422, this.buyError, 'The carrier could not make the label.');
    if (shipment.bought)
      return error(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment. Cannot purchase postage again.');
    const bought = shipment.rates.find(({ id }) => id === rate?.id);
    if (!bought) return error(422, 'SHIPMENT.RATE.UNAVAILABLE', 'The rate is not one of this shipment.');
    const awb = `94${String(this.nextNumber()).padStart(20, '0')}`;
    shipment.bought = bought;
    this.parcels.push({
      reference: shipment.request.reference ?? '',
      awb,
      carrierRef: shipment.id,
      service: `${bought.carrier}.${bought.service}`,
      status: 'booked',
      request: shipment.request,
    });
    this.proceed(shipment);
    return { body: this.printed(shipment) };
  }

  private refund(shipment: Shipment): SimulatedAnswer {
    const parcel = this.parcels.find(({ carrierRef }) => carrierRef === shipment.id);
    if (!parcel) return error(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'Unable to request refund. The parcel has not been purchased.');
    if (parcel.status === 'picked_up') shipment.refundStatus = this.billsOnScan ? 'not_applicable' : 'rejected';
    else if (this.billsOnScan) shipment.refundStatus = 'not_applicable';
    else {
      shipment.refundStatus = 'submitted';
      this.proceed(shipment);
    }
    if (shipment.refundStatus === 'not_applicable' && parcel.status === 'booked') parcel.status = 'void';
    return { body: this.printed(shipment) };
  }

  private convert(shipment: Shipment, format: string): SimulatedAnswer {
    if (!shipment.bought) return error(422, 'SHIPMENT.LABEL.UNAVAILABLE', 'The shipment has no label.');
    if (!['PDF', 'ZPL', 'EPL2'].includes(format)) return error(422, 'SHIPMENT.LABEL.INVALID_FORMAT', 'Invalid label format.');
    shipment.formats.add(format.toLowerCase());
    return { body: this.printed(shipment) };
  }

  /** Files are on their own store, which knows no keys. */
  private file({ headers }: SimulatedCall, name: string): SimulatedAnswer {
    if (headers.authorization !== undefined) return error(400, 'InvalidArgument', 'Only one auth mechanism allowed.');
    if (this.decisions.brokenLabels) return { body: 'Sorry' };
    const [id = '', format] = name.split('.');
    if (format === 'pdf') return { body: smallPdf(id) };
    return { body: format === 'zpl' ? `^XA^FO50,50^ADN,36,20^FD${id}^FS^XZ` : Buffer.from(PIXEL, 'base64') };
  }

  private trackers(codes: readonly string[]): SimulatedAnswer {
    const known = this.parcels.filter(({ awb }) => codes.includes(awb));
    return { body: { trackers: known.map(({ awb }) => printedTracker(awb, this.scans)), has_more: false } };
  }

  override async scan(awb: string, code: string, more: Partial<Omit<SimulatedScan, 'awb' | 'code'>> = {}): Promise<SimulatedScan> {
    const parcel = this.parcels.find((each) => each.awb === awb);
    if (parcel?.status === 'booked' && !/^(unknown|pre_transit)/.test(code)) parcel.status = 'picked_up';
    return super.scan(awb, code, more);
  }

  webhookCall(scan: SimulatedScan) {
    const event = {
      id: `evt_${scan.eventId}`,
      object: 'Event',
      mode: 'test',
      description: 'tracker.updated',
      status: 'pending',
      previous_attributes: {},
      result: printedTracker(scan.awb, this.scans),
    };
    return this.signed(JSON.stringify(event));
  }

  override signWebhook(body: string) {
    return this.signed(body).headers;
  }

  signed(body: string) {
    const digest = createHmac('sha256', (this.credentials['webhookSecret'] ?? '').normalize('NFKD'))
      .update(body)
      .digest('hex');
    return { headers: { 'content-type': 'application/json', 'x-hmac-signature': `hmac-sha256-hex=${digest}` }, body };
  }

  private printed(shipment: Shipment) {
    return printedShipment(shipment, { url: this.url, scans: this.scans });
  }
}
