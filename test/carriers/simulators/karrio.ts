import {
  CarrierSimulator,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedParcel,
  type SimulatedScan,
} from '../../../src/carrier-kit/simulator.js';
import { KarrioDesk } from './karrio-desk.js';
import {
  carrierMessage,
  draftOf,
  karrioError,
  karrioRate,
  karrioServices,
  labelOf,
  matches,
  noConnection,
  page,
  rateMessages,
  trackerOf,
  withoutFiles,
  type Json,
  type KarrioShipment,
} from './karrio-shapes.js';

interface KarrioDecisions {
  /** How a carrier answers the purchase of a label: as asked, by a refusal, or not at all. */
  purchase: 'buy' | 'refuse' | 'break';
}

/** A karrio server with one connection, `demo-fleet`, by release 2026.1.32. */
export class KarrioSimulator extends CarrierSimulator {
  readonly carrier = 'KARRIO';
  readonly credentials = { apiKey: 'key_0123456789abcdef0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef0123456789abcdef' };
  readonly services = karrioServices.map(({ code }) => `demo-fleet.${code}`);
  readonly karrio: KarrioDecisions = { purchase: 'buy' };
  readonly shipments: KarrioShipment[] = [];
  readonly desk = new KarrioDesk();

  protected answer(call: SimulatedCall): SimulatedAnswer {
    if (call.headers.authorization !== `Token ${this.credentials.apiKey}`) {
      return karrioError(401, 'invalid_token', 'Given token not valid for any token type');
    }
    const [, version, resource = '', id, action] = call.path.split('/');
    if (version !== 'v1') return karrioError(404, 'not_found', 'Not found');
    const route = `${call.method} ${resource}${id === undefined ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`;
    return this.route(route, call, decodeURIComponent(id ?? ''));
  }

  private route(route: string, call: SimulatedCall, id: string): SimulatedAnswer {
    switch (route) {
      case 'GET connections':
        return page(call, [{ id: 'car_1', carrier_name: 'generic', carrier_id: 'demo-fleet', active: true, test_mode: true }]);
      case 'POST proxy/:id':
        return this.rates(call.json());
      case 'POST shipments':
        return this.createDraft(call.json());
      case 'GET shipments':
        return page(
          call,
          this.shipments
            .filter((each) => matches(each, call.query))
            .reverse()
            .map(withoutFiles),
        );
      case 'GET trackers':
        return page(call, this.trackers(call.query.get('tracking_number') ?? ''));
      default:
        return this.desk.answer(route, call, id, this.shipments) ?? this.shipmentRoute(route, call, id);
    }
  }

  private shipmentRoute(route: string, call: SimulatedCall, id: string): SimulatedAnswer {
    const shipment = this.shipments.find((each) => each['id'] === id);
    if (!shipment) return karrioError(404, 'not_found', 'Shipment not found');
    switch (route) {
      case 'GET shipments/:id':
        return { body: withoutFiles(shipment) };
      case 'PUT shipments/:id':
        return this.update(shipment, call.json());
      case 'POST shipments/:id/purchase':
        return this.purchase(shipment, call.json());
      case 'POST shipments/:id/cancel':
        return this.cancel(shipment);
      case 'POST shipments/:id/documents':
        return this.label(shipment);
      default:
        return karrioError(404, 'not_found', 'Not found');
    }
  }

  private rates(request: Json): SimulatedAnswer {
    if (!request.carrier_ids.includes('demo-fleet')) return noConnection();
    const { rates, messages } = this.priced(request);
    return rates.length === 0 && messages.length > 0 ? { status: 424, body: { messages } } : { body: { rates, messages } };
  }

  private priced(request: Json): { rates: Json[]; messages: Json[] } {
    const wanted = karrioServices.filter(({ code }) => request.services.includes(code));
    // As in karrio: a list without a service that it knows is no list.
    const services = wanted.length > 0 ? wanted : karrioServices;
    const messages = rateMessages(request, services);
    if (messages.length > 0) return { rates: [], messages };
    return { rates: services.map((service) => karrioRate(service, this.decisions.currency ?? 'AED', this.nextNumber())), messages: [] };
  }

  private createDraft(request: Json): SimulatedAnswer {
    if (!request.carrier_ids.includes('demo-fleet')) return noConnection();
    if (!request.parcels?.length) return karrioError(400, 'validation', 'parcels: This field is required.');
    const { rates, messages } = this.priced(request);
    if (rates.length === 0) return { status: 424, body: { messages } };
    const shipment = draftOf(request, rates, this.nextNumber());
    this.shipments.push(shipment);
    return { status: 201, body: shipment };
  }

  /** Only the metadata of a shipment that is no draft can be changed. */
  private update(shipment: KarrioShipment, change: Json): SimulatedAnswer {
    if (shipment['status'] !== 'draft' && Object.keys(change).join() !== 'metadata') {
      return karrioError(409, 'state_error', `Shipment is ${shipment['status']} and cannot be updated anymore...`);
    }
    Object.assign(shipment['metadata'], change.metadata);
    return { body: withoutFiles(shipment) };
  }

  private purchase(shipment: KarrioShipment, request: Json): SimulatedAnswer {
    if (shipment['status'] !== 'draft') {
      return karrioError(409, 'state_error', `The shipment is '${shipment['status']}' and cannot be purchased again`);
    }
    const rate = shipment['rates'].find(({ id }: Json) => id === request.selected_rate_id);
    if (!rate) return karrioError(400, 'service_unavailable', 'The service you selected is not available for this shipment.');
    if (this.karrio.purchase === 'refuse') return carrierMessage('ADDRESS.INVALID', 'The phone number of the recipient is missing');
    // The parcel may be at the carrier: karrio keeps the draft all the same.
    if (this.karrio.purchase === 'break') return carrierMessage('SHIPPING_SDK_INTERNAL_ERROR', '<urlopen error timed out>');
    return { body: this.buy(shipment, rate, request.label_type) };
  }

  private buy(shipment: KarrioShipment, rate: Json, format: string): KarrioShipment {
    const awb = `KR${String(this.nextNumber()).padStart(10, '0')}`;
    const bytes = this.decisions.brokenLabels ? Buffer.from('not a label') : labelOf(format, awb);
    Object.assign(shipment, {
      status: 'created',
      tracking_number: awb,
      shipment_identifier: awb,
      tracking_url: `/v1/trackers/demo_fleet/${awb}`,
      carrier_name: 'generic',
      carrier_id: 'demo-fleet',
      service: rate.service,
      selected_rate: rate,
      label_type: format,
      meta: { carrier: 'generic', service_name: rate.service },
      shipping_documents: [
        {
          category: 'label',
          format,
          url: `/v1/shipments/${shipment['id']}/label.${format.toLowerCase()}`,
          base64: bytes.toString('base64'),
        },
      ],
    });
    const parcel: SimulatedParcel = {
      reference: shipment['reference'],
      awb,
      carrierRef: shipment['id'],
      service: `demo-fleet.${rate.service}`,
      status: 'booked',
      request: shipment,
    };
    this.parcels.push(parcel);
    return shipment;
  }

  private cancel(shipment: KarrioShipment): SimulatedAnswer {
    if (shipment['status'] === 'cancelled') return { status: 202, body: withoutFiles(shipment) };
    const parcel = this.parcels.find(({ carrierRef }) => carrierRef === shipment['id']);
    if (parcel?.status === 'picked_up' || !['created', 'draft'].includes(shipment['status'])) {
      return karrioError(409, 'state_error', `The shipment is '${shipment['status']}' and can not be cancelled anymore...`);
    }
    if (parcel && this.decisions.cancel === 'decline') return carrierMessage('VOID.DECLINED', 'The label was used');
    if (parcel) parcel.status = 'void';
    shipment['status'] = 'cancelled';
    return { body: withoutFiles(shipment) };
  }

  private label(shipment: KarrioShipment): SimulatedAnswer {
    const [document] = shipment['shipping_documents'];
    if (!document) return karrioError(404, 'not_found', `Shipment '${shipment['id']}' not found or has no label`);
    return { body: { ...document, print_format: null } };
  }

  /** Made when a label is bought, gone when it is cancelled. */
  private trackers(number: string): Json[] {
    const tracked = this.booked.filter(({ awb }) => awb.includes(number));
    return tracked.map(({ awb }) => this.tracker(awb));
  }

  private tracker(awb: string): Json {
    return trackerOf(
      awb,
      this.scans.filter((scan) => scan.awb === awb),
    );
  }

  /** karrio sends the whole tracker with each change, and its secret in the clear. */
  webhookCall(scan: SimulatedScan): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
    return {
      headers: { 'content-type': 'application/json', 'x-event-id': this.credentials.webhookSecret },
      body: JSON.stringify({ event: 'tracker_updated', data: this.tracker(scan.awb) }),
    };
  }
}
