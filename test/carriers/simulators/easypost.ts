import { createHmac } from 'node:crypto';
import {
  CarrierSimulator,
  smallPdf,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedScan,
} from '../../../src/carrier-kit/simulator.js';
import { formatMoney, money } from '../../../src/kernel/money.js';

/** A shipment as EasyPost keeps it: created, then bought, then perhaps refunded. */
interface Shipment {
  readonly id: string;
  readonly createdAt: Date;
  readonly request: any;
  readonly rates: readonly any[];
  readonly messages: readonly any[];
  bought: any;
  trackingCode: string | null;
  refundStatus: string | null;
  readonly formats: Set<string>;
  scanForm: string | null;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const MAX_USPS_OUNCES = 1_120;
const MIN_FEDEX_OUNCES = 16;

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
  readonly pickups: any[] = [];
  readonly scanForms: any[] = [];
  /** Purchases answer 402. */
  isBroke = false;
  /** Purchases answer with this error code. */
  buyError: string | null = null;
  /** The carriers charge for what they scan only: refunds are `not_applicable`. */
  billsOnScan = false;
  /** ScanForms are `creating` for this many calls. */
  scanFormDelay = 0;

  protected answer(call: SimulatedCall): SimulatedAnswer {
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
      'POST addresses': () => this.verify(call.json()),
      'POST pickups': () => this.createPickup(call.json().pickup),
      'GET pickups/:id': () => this.onPickup(id, (pickup) => ({ body: pickup })),
      'POST pickups/:id/buy': () => this.onPickup(id, (pickup) => this.buyPickup(pickup, call.json())),
      'POST pickups/:id/cancel': () => this.onPickup(id, (pickup) => this.cancelPickup(pickup)),
      'POST scan_forms': () => this.createScanForm(call.json().shipments ?? []),
      'GET scan_forms/:id': () => this.scanForm(id),
    };
    const route = `${call.method} ${collection}${id && '/:id'}${action && `/${action}`}`;
    return handlers[version === 'v2' ? route : '']?.() ?? error(404, 'NOT_FOUND', 'The requested resource could not be found.');
  }

  private create(request: any): SimulatedAnswer {
    const { to_address: to, from_address: from, parcel } = request ?? {};
    if (!to?.country || !from?.country || !parcel?.weight)
      return error(422, 'SHIPMENT.INVALID_PARAMS', 'Unable to create shipment, one or more parameters were invalid.', [
        { to_address: to ? 'Incomplete' : 'Required and missing' },
      ]);
    if (to.street1 === '000 unknown street')
      return error(422, 'ADDRESS.VERIFY.FAILURE', 'Unable to verify address.', [
        { code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null },
      ]);
    const id = `shp_${String(this.nextNumber()).padStart(32, '0')}`;
    const problems = this.problems(request);
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

  /** Why carriers have no rate. */
  private problems({ to_address: to, from_address: from, parcel, customs_info: customs }: any): ReadonlyMap<string, string> {
    if (to.country !== from.country && !customs)
      return new Map(['USPS', 'UPS', 'FedEx'].map((carrier) => [carrier, 'Customs information is required for international shipments.']));
    const ounces = Number(parcel.weight);
    return new Map([
      ...(ounces > MAX_USPS_OUNCES ? [['USPS', 'Package weight must be 70 lbs or less.'] as const] : []),
      ...(ounces < MIN_FEDEX_OUNCES ? [['FedEx', 'Shipment cannot weigh less than 16oz'] as const] : []),
    ]);
  }

  private rate(shipmentId: string, name: string) {
    const [carrier, service] = name.split('.');
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
    const before = this.shipments.findIndex(({ id }) => id === query.get('before_id'));
    const listed = this.shipments
      .slice(0, before < 0 ? undefined : before)
      .filter(({ createdAt, bought }) => createdAt.getTime() >= since && (query.get('purchased') !== 'true' || bought))
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

  private buy(shipment: Shipment, { rate }: any): SimulatedAnswer {
    if (this.isBroke) return error(402, 'PAYMENT_REQUIRED', 'Insufficient funds. Please add funds to your wallet.');
    if (this.buyError !== null) return error(422, this.buyError, 'The carrier could not make the label.');
    if (shipment.bought)
      return error(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment. Cannot purchase postage again.');
    const bought = shipment.rates.find(({ id }) => id === rate?.id);
    if (!bought) return error(422, 'SHIPMENT.RATE.UNAVAILABLE', 'The rate is not one of this shipment.');
    const awb = `94${String(this.nextNumber()).padStart(20, '0')}`;
    shipment.bought = bought;
    this.parcels.push({
      reference: shipment.request.reference,
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

  /** Files are on a store of their own, which knows no keys. */
  private file({ headers }: SimulatedCall, name: string): SimulatedAnswer {
    if (headers.authorization !== undefined) return error(400, 'InvalidArgument', 'Only one auth mechanism allowed.');
    if (this.decisions.brokenLabels) return { body: 'Sorry' };
    const [id = '', format] = name.split('.');
    if (format === 'pdf') return { body: smallPdf(id) };
    return { body: format === 'zpl' ? `^XA^FO50,50^ADN,36,20^FD${id}^FS^XZ` : Buffer.from(PIXEL, 'base64') };
  }

  private trackers(codes: readonly string[]): SimulatedAnswer {
    const known = this.parcels.filter(({ awb }) => codes.includes(awb));
    return { body: { trackers: known.map(({ awb }) => this.tracker(awb)), has_more: false } };
  }

  private tracker(awb: string) {
    const scans = this.scans.filter((scan) => scan.awb === awb);
    const last = scans.at(-1);
    const [status = 'unknown', detail = 'unknown'] = last?.code.split(':') ?? [];
    return {
      id: `trk_${awb}`,
      object: 'Tracker',
      mode: 'test',
      tracking_code: awb,
      status,
      status_detail: detail,
      created_at: '2026-01-01T00:00:00Z',
      signed_by: scans.findLast(({ signedBy }) => signedBy !== null)?.signedBy ?? null,
      carrier: 'USPS',
      tracking_details: scans.map(detailOf),
      public_url: `https://track.easypost.com/${awb}`,
    };
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
      result: this.tracker(scan.awb),
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

  private verify({ address, verify }: any): SimulatedAnswer {
    const isKnown = address?.street1 !== '000 unknown street';
    const errors = isKnown ? [] : [{ code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null }];
    const verifications = verify ? { delivery: { success: isKnown, errors, details: null } } : {};
    return {
      status: 201,
      body: {
        ...address,
        id: `adr_${this.nextNumber()}`,
        street1: address.street1.toUpperCase(),
        city: address.city.toUpperCase(),
        verifications,
      },
    };
  }

  private createPickup(pickup: any): SimulatedAnswer {
    const shipment = this.shipments.find(({ id }) => id === pickup?.shipment?.id);
    if (!shipment?.bought || !pickup.address || !pickup.min_datetime)
      return error(422, 'PICKUP.INVALID_PARAMS', 'Unable to create pickup.');
    const { carrier } = shipment.bought;
    const id = `pickup_${this.nextNumber()}`;
    const rates =
      carrier === 'FedEx'
        ? []
        : ['5.00', '0.00'].map((rate, index) => ({ carrier, service: ['SameDay', 'NextDay'][index], rate, currency: 'USD' }));
    const messages = rates.length > 0 ? [] : [{ carrier, type: 'rate_error', message: 'No pickup there on Sundays.' }];
    this.pickups.push({ ...pickup, id, object: 'Pickup', status: 'unknown', confirmation: null, pickup_rates: rates, messages });
    return { status: 201, body: this.pickups.at(-1) };
  }

  private onPickup(id: string, work: (pickup: any) => SimulatedAnswer): SimulatedAnswer {
    const pickup = this.pickups.find((each) => each.id === id || each.reference === id);
    return pickup ? work(pickup) : error(404, 'NOT_FOUND', 'The requested resource could not be found.');
  }

  private buyPickup(pickup: any, { carrier, service }: any): SimulatedAnswer {
    if (pickup.status !== 'unknown') return error(422, 'PICKUP.PURCHASE.UNAVAILABLE', 'The pickup cannot be bought again.');
    if (!pickup.pickup_rates.some((rate: any) => rate.carrier === carrier && rate.service === service))
      return error(422, 'PICKUP.RATE.INVALID', 'No such rate.');
    Object.assign(pickup, { status: 'scheduled', confirmation: `WTC${this.nextNumber()}`, service });
    return { body: pickup };
  }

  private cancelPickup(pickup: any): SimulatedAnswer {
    if (pickup.status !== 'scheduled' || this.decisions.cancel === 'decline')
      return error(422, 'PICKUP.CANCEL.FAILURE', 'The driver is on the way.');
    pickup.status = 'canceled';
    return { body: pickup };
  }

  private createScanForm(asked: readonly { id: string }[]): SimulatedAnswer {
    const shipments = asked.map(({ id }) => this.shipments.find((each) => each.id === id));
    if (shipments.some((each) => each?.scanForm))
      return error(422, 'SCAN_FORM.INVALID_PARAMS', 'A shipment is on another ScanForm already.');
    const carriers = new Set(shipments.map((each) => each?.bought?.carrier));
    if (carriers.size > 1) return error(422, 'SCAN_FORM.INVALID_PARAMS', 'All shipments must belong to the same carrier account.');
    const id = `sf_${this.nextNumber()}`;
    const carried = shipments.flatMap((each) => (each?.trackingCode && each.refundStatus === null ? [each] : []));
    for (const shipment of carried) shipment.scanForm = id;
    this.scanForms.push({
      id,
      object: 'ScanForm',
      tracking_codes: carried.map(({ trackingCode }) => trackingCode),
      form_url: `${this.url}/files/${id}.pdf`,
      message: null,
    });
    return { status: 201, ...this.scanForm(id) };
  }

  private scanForm(wanted: string): SimulatedAnswer {
    const form = this.scanForms.find(({ id }) => id === wanted);
    if (!form) return error(404, 'NOT_FOUND', 'The requested resource could not be found.');
    const isReady = this.scanFormDelay-- <= 0;
    return { body: isReady ? { ...form, status: 'created' } : { ...form, status: 'creating', tracking_codes: [], form_url: null } };
  }

  private printed({ id, createdAt, request, rates, messages, bought, trackingCode, refundStatus, formats }: Shipment) {
    const url = (format: string): string | null => (formats.has(format) ? `${this.url}/files/${id}.${format}` : null);
    const label = {
      object: 'PostageLabel',
      label_file_type: 'image/png',
      label_url: url('png'),
      label_pdf_url: url('pdf'),
      label_zpl_url: url('zpl'),
    };
    const tracker = trackingCode === null ? null : this.tracker(trackingCode);
    return {
      ...request,
      id,
      object: 'Shipment',
      mode: 'test',
      created_at: createdAt.toISOString(),
      status: tracker?.status ?? 'unknown',
      rates,
      messages,
      selected_rate: bought,
      postage_label: trackingCode === null ? null : label,
      tracking_code: trackingCode,
      tracker,
      refund_status: refundStatus,
    };
  }
}

const detailOf = ({ code, message, at, city }: SimulatedScan) => {
  const [status, detail = null] = code.split(':');
  return {
    object: 'TrackingDetail',
    message,
    description: message,
    status,
    status_detail: detail,
    datetime: at.toISOString(),
    source: 'USPS',
    tracking_location: { object: 'TrackingLocation', city, state: null, country: null, zip: null },
  };
};

const error = (status: number, code: string, message: string, errors: readonly unknown[] = []): SimulatedAnswer => ({
  status,
  body: { error: { code, message, errors } },
});
