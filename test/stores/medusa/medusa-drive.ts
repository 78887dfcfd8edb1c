import type { Drive, DriveRequest } from '../../../src/store-kit/index.js';
import type { Answer } from '../../support/client.js';
import { aisha, checkOut, fillCart, fulfillmentOf, tryPack, tryPrice } from './checkout.js';
import type { World } from './open-world.js';
import { tryReturn } from './returns.js';

const SHOWS = ['fulfilled', 'pickup', 'in_transit_pickup', 'picked_up', 'pickup_failed', 'not_collected', 'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled']; // prettier-ignore
const PAYMENTS: Readonly<Record<string, string>> = { prepaid: 'pp_system_default', cod: 'pp_shipgraph-cod_cod' };

/** Makes the plug-in in the real Medusa act as its shoppers and its merchant do. */
export class MedusaDrive implements Drive {
  private addresses = 0;

  constructor(private readonly world: World) {}

  async ask({ do: step, ...fields }: DriveRequest): Promise<unknown> {
    const order = String(fields['order']);
    switch (step) {
      case 'describe':
        return { name: 'Medusa', steps: ['connect', 'rates', 'placeOrder', 'state', 'cancel', 'createReturn', 'label'], shows: SHOWS };
      case 'connect': {
        const { url, email, password } = fields;
        // The URL of shipgraph is in the configuration of Medusa.
        this.world.operator.url = String(url);
        return problemIn(await this.world.admin.try('POST', '/admin/shipgraph/connect', { email, password })) ?? {};
      }
      case 'rates':
        return this.rates();
      case 'placeOrder':
        return this.placeOrder(String(fields['payment']));
      case 'state':
        return this.state(order);
      case 'cancel': {
        const { id } = await fulfillmentOf(this.world.admin, order);
        return problemIn(await this.world.admin.try('POST', `/admin/orders/${order}/fulfillments/${id}/cancel`)) ?? {};
      }
      case 'createReturn':
        return this.createReturn(order);
      case 'label':
        return this.label(order);
      default:
        return { unsupported: true };
    }
  }

  private async rates() {
    const { shop } = this.world;
    // A new place, so that no rates of an earlier checkout stand for these.
    const cart = await fillCart(shop, 1, { ...aisha, address_1: `Marina ${++this.addresses}` });
    const rates = [];
    for (const service of ['economy', 'express'] as const) {
      const answer = await tryPrice(shop, cart, shop.options[service]);
      const problem = problemIn(answer);
      if (problem) return problem;
      rates.push({ service, price: answer.body.shipping_option.amount, currency: 'USD' });
    }
    return { rates };
  }

  private async placeOrder(payment: string) {
    const { shop } = this.world;
    const cart = await fillCart(shop, 1, { ...aisha, address_1: 'Corniche 50' });
    const order = await checkOut(shop, cart, shop.options.economy, PAYMENTS[payment] ?? payment);
    const packed = await tryPack(shop, order);
    return { order: order.id, ...(problemIn(packed) ?? { shipmentId: (await this.state(order.id)).shipmentId }) };
  }

  /** The status is that of the plug-in, if the fulfilment of Medusa is as far. */
  private async state(order: string) {
    const { admin } = this.world;
    const { shipments } = await admin.get(`/admin/shipgraph/orders/${order}`);
    const parcel = shipments.findLast(({ is_return: isReturn }: { is_return: boolean }) => !isReturn);
    if (!parcel) return { shipmentId: null, status: null, awb: null, trackingUrl: null, changes: 0, error: null };
    const { delivered_at: delivered, canceled_at: cancelled, labels, order: view } = await fulfillmentOf(admin, order);
    const isAsFar = (parcel.status === 'delivered') === Boolean(delivered) && (parcel.status === 'cancelled') === Boolean(cancelled);
    const [{ detail }] = view.items;
    return {
      shipmentId: parcel.id,
      status: isAsFar ? parcel.status : null,
      awb: parcel.awb,
      trackingUrl: parcel.tracking_url,
      changes: parcel.changes + labels.length + detail.shipped_quantity + detail.delivered_quantity,
      error: parcel.problem === null ? null : { message: parcel.problem },
    };
  }

  private async createReturn(order: string) {
    const { admin, shop } = this.world;
    const { id, order: view } = await fulfillmentOf(admin, order);
    const items = view.items.map((item: { id: string; quantity: number }) => ({ id: item.id, quantity: item.quantity }));
    // Medusa takes back what was shipped, which is said by hand here: so that it is the operator who refuses.
    await admin.post(`/admin/orders/${order}/fulfillments/${id}/shipments`, { items });
    const problem = problemIn(await tryReturn(shop, order, items));
    if (problem) return problem;
    const { shipments } = await admin.get(`/admin/shipgraph/orders/${order}`);
    return { shipmentId: shipments.at(-1).id };
  }

  private async label(order: string) {
    const { id } = await fulfillmentOf(this.world.admin, order);
    const label = await this.world.admin.try('GET', `/admin/shipgraph/fulfillments/${id}/label`);
    return label.body?.code === 'LABEL_NOT_READY' ? { later: true } : (problemIn(label) ?? { bytes: label.text.length });
  }
}

/** What Medusa shows when it refuses. */
function problemIn({ status, body, text }: Answer): { error: { code?: string; message: string } } | undefined {
  return status === 200 ? undefined : { error: { code: body?.code, message: body?.message ?? text } };
}
