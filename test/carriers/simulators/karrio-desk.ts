import type { SimulatedAnswer, SimulatedCall } from '../../../src/carrier-kit/simulator.js';
import { karrioError, labelOf, noConnection, page, storedAddress, type Json, type KarrioShipment } from './karrio-shapes.js';

/** Pickups, manifests and addresses of a simulated karrio server. */
export class KarrioDesk {
  readonly pickups: Json[] = [];
  readonly manifests: Json[] = [];
  readonly addresses: Json[] = [];
  /** True if a connection can check addresses. */
  checksAddresses = true;
  private counter = 0;

  /** Undefined for a route that is not of the desk. */
  answer(route: string, call: SimulatedCall, id: string, shipments: readonly KarrioShipment[]): SimulatedAnswer | undefined {
    switch (route) {
      case 'GET pickups':
        return page(
          call,
          this.pickups.filter((each) => Object.values(each['metadata']).includes(call.query.get('metadata_value'))),
        );
      case 'POST pickups':
        return this.schedule(call.json());
      case 'POST pickups/:id/cancel':
        return this.cancelPickup(id);
      case 'GET manifests':
        return page(call, this.manifests.toReversed());
      case 'POST manifests':
        return this.close(call.json(), shipments);
      case 'POST manifests/:id/document':
        return {
          body: {
            category: 'manifest',
            format: 'PDF',
            base64: labelOf('PDF', id).toString('base64'),
            url: `/v1/manifests/${id}/manifest.pdf`,
          },
        };
      case 'POST addresses':
        return this.checkAddress(call.json());
      case 'DELETE addresses/:id':
        return this.removeAddress(id);
      default:
        return undefined;
    }
  }

  private schedule(request: Json): SimulatedAnswer {
    if (request.options?.connection_id !== 'demo-fleet') return noConnection();
    const isTaken = this.pickups.some(
      ({ status, tracking_numbers }) =>
        status === 'scheduled' && tracking_numbers.some((awb: string) => request.tracking_numbers.includes(awb)),
    );
    if (isTaken)
      return karrioError(
        400,
        'invalid',
        `The following shipments ${JSON.stringify(request.tracking_numbers)} are already scheduled for pickups`,
      );
    const pickup = {
      ...request,
      id: `pck_${++this.counter}`,
      object_type: 'pickup',
      status: 'scheduled',
      confirmation_number: `C${++this.counter}`,
    };
    this.pickups.push(pickup);
    return { status: 201, body: pickup };
  }

  private cancelPickup(id: string): SimulatedAnswer {
    const pickup = this.pickups.find((each) => each['id'] === id);
    if (!pickup) return karrioError(404, 'not_found', 'Resource not found');
    if (pickup['status'] === 'cancelled') return { status: 409, body: pickup };
    pickup['status'] = 'cancelled';
    return { body: pickup };
  }

  private close(request: Json, shipments: readonly KarrioShipment[]): SimulatedAnswer {
    const open = shipments.filter((each) => request.shipment_ids.includes(each['id']) && each['manifest'] === undefined);
    if (open.length === 0) return karrioError(400, 'validation', 'shipment_ids: One or more shipment ids are invalid or not found.');
    const made = {
      ...request,
      id: `manf_${++this.counter}`,
      object_type: 'manifest',
      shipment_identifiers: open.map((each) => each['tracking_number']),
    };
    for (const each of open) each['manifest'] = made.id;
    this.manifests.push(made);
    return { status: 201, body: made };
  }

  private checkAddress(request: Json): SimulatedAnswer {
    if (!this.checksAddresses) return karrioError(406, 'failure', "address validation is not supported by carrier: 'demo-fleet'");
    const isKnown = request.city !== 'Nowhere';
    const meta = isKnown ? {} : { messages: [{ message: 'No such city' }] };
    const address = { ...storedAddress(request), validation: { success: isKnown, meta } };
    this.addresses.push(address);
    return { status: 201, body: address };
  }

  private removeAddress(id: string): SimulatedAnswer {
    const at = this.addresses.findIndex((each) => each['id'] === id);
    const [removed] = at < 0 ? [] : this.addresses.splice(at, 1);
    return removed ? { body: removed } : karrioError(404, 'not_found', 'Address not found');
  }
}
