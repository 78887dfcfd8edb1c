import { createHmac } from 'node:crypto';
import { CarrierSimulator, smallPdf } from 'shipgraph/carrier-kit';

/** Price of a parcel per service, in thousandths of any currency, and days on the way. */
const SERVICES = { EXPRESS: { price: 35_500, days: 1 }, ECONOMY: { price: 12_125, days: 3 } };
const DECIMALS = { JPY: 0, KWD: 3 };
const MAX_GRAMS = 30_000;

/** The API of Parcel Co as its documents describe it. Connections, faults and delays are those of the base class. */
export class ParcelCoSimulator extends CarrierSimulator {
  carrier = 'PARCEL_CO';
  credentials = { apiKey: 'pk_0123456789abcdef', webhookSecret: 'ws_0123456789abcdef' };
  services = Object.keys(SERVICES);

  answer(call) {
    if (call.headers.authorization !== `Bearer ${this.credentials.apiKey}`) return refusal(401, 'UNAUTHORIZED', 'The key is not valid.');
    const [, , resource, id, action] = call.path.split('/');
    switch (`${call.method} ${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}`) {
      case 'GET account':
        return { body: { name: 'Parcel Co, account 17' } };
      case 'POST rates':
        return this.rates(call.json());
      case 'POST shipments':
        return this.book(call.json());
      case 'GET shipments':
        return { body: { shipments: this.parcels.filter(({ reference }) => reference === call.query.get('reference')).map(shipmentOf) } };
      case 'POST shipments/:id/void':
        return this.void(id);
      case 'GET shipments/:id/label':
        return this.label(id, call.query.get('format'));
      case 'GET scans':
        return { body: { scans: this.scans.filter(({ awb }) => call.query.get('awbs').split(',').includes(awb)).map(entryOf) } };
      default:
        return refusal(404, 'NOT_FOUND', 'There is no such resource.');
    }
  }

  rates({ grams, services }) {
    if (grams > MAX_GRAMS) return refusal(422, 'TOO_HEAVY', `Parcels weigh at most ${MAX_GRAMS} g.`);
    const known = services.filter((service) => SERVICES[service]);
    const unknown = services.filter((service) => !SERVICES[service]);
    return {
      body: {
        rates: known.map((service) => ({ service, total: this.chargeOf(service), days: SERVICES[service].days })),
        errors: unknown.map((service) => ({ service, message: 'There is no such service.' })),
      },
    };
  }

  chargeOf(service) {
    const currency = this.decisions.currency ?? 'USD';
    return { amount: (SERVICES[service].price / 1000).toFixed(DECIMALS[currency] ?? 2), currency };
  }

  book(request) {
    if (!SERVICES[request.service]) return refusal(422, 'NO_SERVICE', 'There is no such service.');
    const number = this.nextNumber();
    const charge = this.chargeOf(request.service);
    const parcel = { reference: request.reference, awb: `PC${String(number).padStart(10, '0')}`, carrierRef: `shp_${number}` };
    const isPending = this.decisions.pendingBookings;
    this.parcels.push({ ...parcel, service: request.service, status: 'booked', request: { ...request, charge, isPending } });
    if (isPending) return { status: 202, body: { id: parcel.carrierRef } };
    return { status: 201, body: { ...shipmentOf(this.parcels.at(-1)), label: this.document(parcel.awb, request.label) } };
  }

  document(awb, format) {
    const label = format === 'ZPL' ? Buffer.from(`^XA^FO40,40^A0N,40,40^FD${awb}^FS^XZ`) : smallPdf(awb);
    return { format, data: (this.decisions.brokenLabels ? Buffer.from('Sorry.') : label).toString('base64') };
  }

  void(id) {
    const parcel = this.parcels.find(({ carrierRef }) => carrierRef === id);
    if (!parcel) return refusal(404, 'NOT_FOUND', 'There is no such shipment.');
    if (parcel.status === 'picked_up') return refusal(409, 'COLLECTED', 'The parcel has been collected.');
    if (this.decisions.cancel === 'decline') return refusal(409, 'NOT_VOIDABLE', 'The shipment cannot be voided.');
    if (this.decisions.cancel === 'pending') return { status: 202, body: {} };
    parcel.status = 'void';
    return { body: {} };
  }

  label(id, format) {
    const parcel = this.parcels.find(({ carrierRef }) => carrierRef === id);
    return parcel ? { body: this.document(parcel.awb, format) } : refusal(404, 'NOT_FOUND', 'There is no such shipment.');
  }

  webhookCall(scan) {
    const body = JSON.stringify({ scans: [entryOf(scan)] });
    return { headers: { 'content-type': 'application/json', ...this.signWebhook(body) }, body };
  }

  signWebhook(body) {
    return { 'Parcel-Co-Signature': createHmac('sha256', this.credentials.webhookSecret).update(body).digest('hex') };
  }
}

const refusal = (status, code, message) => ({ status, body: { code, message } });

const shipmentOf = ({ awb, carrierRef, status, request }) => ({
  id: carrierRef,
  awb,
  status: status === 'void' ? 'void' : request.isPending ? 'pending' : 'booked',
  tracking_url: `https://parcel-co.example/track/${awb}`,
  charge: request.charge,
});

/** Parcel Co writes the local time of Dubai, with its zone. */
const entryOf = ({ awb, eventId, code, message, at, city, signedBy, pictureUrl }) => ({
  id: eventId,
  awb,
  code,
  text: message,
  time: new Date(at.getTime() + 4 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+04:00'),
  city,
  signed_by: signedBy,
  picture: pictureUrl,
});
