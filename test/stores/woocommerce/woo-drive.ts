import type { Drive, DriveRequest } from '../../../src/store-kit/index.js';
import { boxOf, checkOut, connect, DOMAIN, offerOf, press, set, standIn, work, type WooShop } from './open-shop.js';

const SHOWS = ['fulfilled', 'pickup', 'in_transit_pickup', 'picked_up', 'pickup_failed', 'not_collected', 'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled']; // prettier-ignore
const STEPS = ['connect', 'rates', 'placeOrder', 'state', 'updateOrder', 'fulfil', 'cancel', 'createReturn', 'label', 'work'];

/** Makes the plug-in in WordPress act as its shoppers and its merchant do. */
export class WooDrive implements Drive {
  private addresses = 0;

  constructor(private readonly shop: WooShop) {}

  async ask({ do: step, ...fields }: DriveRequest): Promise<unknown> {
    const { shop } = this;
    const order = Number(fields['order']);
    switch (step) {
      case 'describe':
        return { name: 'WooCommerce', steps: STEPS, shows: SHOWS };
      case 'connect': {
        const given = { url: String(fields['url']), email: String(fields['email']), password: String(fields['password']) };
        const said = await connect(shop, given);
        return said.includes(`${DOMAIN} is connected`) ? {} : { error: { message: said.slice(-500) } };
      }
      case 'rates':
        return this.rates();
      case 'placeOrder':
        return this.placeOrder(fields['payment'] === 'cod' ? 'cod' : 'card');
      case 'state':
        return this.state(order);
      case 'updateOrder':
        await standIn(shop, 'change', { order, changes: { shipping: { phone: fields['phone'] } } });
        await work(shop);
        return this.problemOf(order);
      case 'fulfil':
        return this.pressed(order, 'pack');
      case 'cancel':
        return this.pressed(order, 'cancel');
      case 'createReturn':
        return this.createReturn(order, String(fields['reason']));
      case 'label':
        return this.label(order);
      case 'work':
        await work(shop);
        return {};
    }
  }

  private async rates() {
    // Checkouts after a failure do not wait for the service.
    await set(this.shop, { shipgraph_rates_paused: null });
    const { rates } = await offerOf(this.shop, { address: { address_1: `Marina ${++this.addresses}` } });
    return {
      rates: rates.map(({ cost, meta }: { cost: string; meta: Record<string, string> }) => ({
        service: meta['_shipgraph_service'],
        price: cost,
        currency: 'USD',
      })),
    };
  }

  private async placeOrder(payment: string) {
    const { order } = await checkOut(this.shop, { payment });
    await work(this.shop);
    const { shipmentId, error } = await this.state(order);
    return { order, shipmentId, error };
  }

  /** The status is that of the plug-in, if the order of the shop is as far. */
  private async state(order: number) {
    const [box, { status: own, notes }] = [await boxOf(this.shop, order), await standIn(this.shop, 'order', { order })];
    const [, shipmentId = null, status = null] = /data-shipment="([^"]*)" data-status="([^"]*)"/.exec(box) ?? [];
    const [, number] = /<bdi>([^<]*)<\/bdi>/.exec(box) ?? [];
    const [, trackingUrl = null] = /shipgraph-tracking"[^>]*href="([^"]*)"/.exec(box) ?? [];
    const isAsFar = (status === 'delivered') === (own === 'completed');
    return {
      shipmentId,
      status: isAsFar ? status : null,
      awb: trackingUrl === null ? null : number,
      trackingUrl,
      changes: notes.length,
      ...problemIn(box),
    };
  }

  private async problemOf(order: number) {
    return problemIn(await boxOf(this.shop, order));
  }

  private async pressed(order: number, button: string) {
    await press(this.shop, order, button);
    return this.problemOf(order);
  }

  private async createReturn(order: number, reason: string) {
    await press(this.shop, order, 'return', { reason });
    const box = await boxOf(this.shop, order);
    const shipmentId = [...box.matchAll(/data-shipment="([^"]*)"/g)].at(-1)?.[1];
    return { ...problemIn(box), shipmentId };
  }

  private async label(order: number) {
    const answer = await openLabel(this.shop, order);
    if (answer.headers.get('content-type') === 'application/pdf') return { bytes: (await answer.bytes()).length };
    const said = await answer.text();
    return said.includes('LABEL_NOT_READY') ? { later: true } : { error: { message: said } };
  }
}

function problemIn(box: string): { error: { code: string; message: string } | null } {
  const [, code, message = ''] = /shipgraph-problem" data-code="([^"]*)"><p>([^<]*)/.exec(box) ?? [];
  return { error: code === undefined ? null : { code, message } };
}

/** Follows the link to the label in the box of an order. */
export async function openLabel(shop: WooShop, order: number): Promise<Response> {
  const [, link = ''] = /shipgraph-label"[^>]*href="([^"]*)"/.exec(await boxOf(shop, order)) ?? [];
  const { pathname, search } = new URL(link.replaceAll('&#038;', '&'), shop.door.url);
  return shop.owner.send(pathname + search);
}
