import type { Drive, DriveRequest } from '../../../src/store-kit/index.js';
import { Shopper } from './shopper.js';
import { linesOf, moveFulfilment, tryToFulfil, viewOf } from './staff.js';
import { connect, type VendureBed } from './vendure-bed.js';

const SHOWS = ['fulfilled', 'pickup', 'in_transit_pickup', 'picked_up', 'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled']; // prettier-ignore
const RETURN = 'mutation($id: ID!, $reason: String!) { createShipgraphReturn(fulfillmentId: $id, reason: $reason) { shipmentId } }';

/** Makes the plug-in in the real Vendure act as its shoppers and staff do. */
export class VendureDrive implements Drive {
  private shoppers = 0;

  constructor(private readonly bed: VendureBed) {}

  async ask({ do: step, ...fields }: DriveRequest): Promise<unknown> {
    const order = String(fields['order']);
    switch (step) {
      case 'describe':
        return { name: 'Vendure', steps: ['connect', 'rates', 'placeOrder', 'state', 'cancel', 'createReturn', 'label'], shows: SHOWS };
      case 'connect': {
        const { url, email, password, shopDomain: domain } = fields;
        return shown(async () => ({ connection: await connect(this.bed, { url, email, password, domain }) }));
      }
      case 'rates':
        return shown(async () => {
          const methods = await (await this.checkout()).methods();
          return { rates: methods.map(({ code, price }) => ({ service: code, price: price / 100, currency: 'USD' })) };
        });
      case 'placeOrder':
        return this.placeOrder(fields['payment'] === 'cod' ? 'cash' : 'card');
      case 'state':
        return this.state(order);
      case 'cancel': {
        const { transitionError } = await moveFulfilment(this.bed.owner, await this.fulfilmentOf(order), 'Cancelled');
        return transitionError ? { error: { message: transitionError } } : {};
      }
      case 'createReturn':
        return shown(async () => this.bed.owner.ask(RETURN, { id: await this.fulfilmentOf(order), reason: fields['reason'] }));
      case 'label': {
        const label = await this.bed.owner.get(`/shipgraph/labels/${await this.fulfilmentOf(order)}`);
        const { byteLength } = await label.arrayBuffer();
        return label.ok ? { bytes: byteLength } : { later: true };
      }
      default:
        return { unsupported: true };
    }
  }

  private async checkout(): Promise<Shopper> {
    const shopper = new Shopper(this.bed.store.url);
    await shopper.add(this.bed.shop.lamp, 1);
    await shopper.introduce(`certified-${++this.shoppers}@example.com`);
    // A new place, so that no rates of an earlier checkout stand for these.
    await shopper.sendTo({ streetLine1: `Corniche ${this.shoppers}` });
    return shopper;
  }

  private async placeOrder(method: string) {
    const shopper = await this.checkout();
    const offered = await shopper.methods();
    // Without rates, the checkout goes on with the method that has its own price.
    const chosen = offered.find(({ code }) => code === 'economy') ?? offered.find(({ code }) => code === 'careful');
    if (!chosen) return { order: 'none', error: { message: await this.problem() } };
    await shopper.choose(chosen.id);
    const { id } = await shopper.pay(method);
    const made = await tryToFulfil(this.bed.owner, await linesOf(this.bed.owner, id));
    if (made.errorCode) return { order: id, error: { message: made.fulfillmentHandlerError ?? made.message } };
    return { order: id, shipmentId: made.customFields.shipgraphShipmentId };
  }

  /** What staff are shown when shoppers are offered nothing. */
  private async problem(): Promise<string> {
    const { checks } = await this.bed.owner.ask('{ shipgraphStatus { checks { ok message } } }');
    return checks.find(({ ok }: { ok: boolean }) => !ok)?.message ?? 'No shipping method is offered.';
  }

  private async state(order: string) {
    const view = await viewOf(this.bed.owner, order);
    const parcel = view.fulfillments.at(-1);
    return {
      shipmentId: parcel?.customFields['shipgraphShipmentId'] ?? null,
      status: parcel?.customFields['shipgraphStatus'] ?? null,
      awb: parcel?.trackingCode || null,
      trackingUrl: parcel?.customFields['shipgraphTrackingUrl'] ?? null,
      changes: view.history.items.length,
    };
  }

  private async fulfilmentOf(order: string): Promise<string> {
    const { fulfillments } = await viewOf(this.bed.owner, order);
    return fulfillments.at(-1)?.id ?? '';
  }
}

/** What Vendure refuses is shown to its staff. */
async function shown(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : String(error) } };
  }
}
