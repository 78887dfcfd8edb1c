import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Refused, StoreCalls, type Calls, type Connection } from './store-calls.js';

/** What can be wrong with a copy of the plug-in. */
export const faults = [
  'checks no signature',
  'signs JSON that it writes again',
  'accepts old timestamps',
  'handles duplicates',
  'applies stale events',
  'answers 500 for unknown shipments',
  'repeats 429 at once',
  'numbers an order anew when it repeats it',
  'ignores refusals',
  'takes warnings for failures',
  'stops on old event names',
  'neither logs in again nor shows a 401',
  'keeps silent about 401',
  'repeats refusals',
  'accepts a missing timestamp',
  'answers 400 for unknown events',
  'handles test events',
  'gives up after a lost answer',
  'sends the token in an old header',
  'adds shipping to subTotal',
  'sends the password with each order',
  'logs in for each order',
  'collects from prepaid orders',
  'leaves the city out',
  'takes cash on delivery for prepaid',
  'forgets the AWB',
  'moves by milestones',
  'knows the current secret only',
  'goes on without end with a refused token',
] as const;
export type FaultName = (typeof faults)[number];

interface Order {
  readonly number: number;
  shipmentId: string | null;
  orderId: string | null;
  status: string;
  sequence: number;
  awb: string | null;
  trackingUrl: string | null;
  changes: number;
  error: { code: string; message: string } | null;
}

const FIVE_MINUTES = 5 * 60_000;

/**
 * A small plug-in of a store that keeps its orders in memory: what a right one does, and how it goes wrong. It is driven over HTTP, and
 * receives webhooks on the same server.
 */
export class ReferencePlugIn {
  private readonly orders: Order[] = [];
  private readonly handled = new Set<string>();
  protected connection: Connection | undefined;
  protected secret = '';
  private server: Server | undefined;
  /** Receipts in progress wait for each other, as they would on a lock of the order. */
  private last: Promise<unknown> = Promise.resolve();
  private static numbers = 1000;

  constructor(private readonly wrong: ReadonlySet<FaultName> = new Set()) {}

  private is(fault: FaultName): boolean {
    return this.wrong.has(fault);
  }

  async start(port = 0): Promise<this> {
    this.server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        const { status, answer } =
          request.url === '/drive'
            ? { status: 200, answer: await this.drive(JSON.parse(body.toString())) }
            : { status: await this.receive(request.headers, body), answer: {} };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  // Driving

  private async drive({ do: step, ...fields }: Record<string, any>): Promise<unknown> {
    switch (step) {
      case 'describe': {
        const steps = ['connect', 'rates', 'placeOrder', 'state', 'updateOrder', 'fulfil', 'cancel', 'createReturn', 'label', 'work'];
        const shows = ['pickup', 'in_transit', 'delivered', 'failed', 'return_to_sender', 'cancelled', 'on_hold'];
        return { name: 'Reference plug-in', steps, shows };
      }
      case 'connect':
        return this.connect(fields);
      case 'rates':
        return shown(async () => ({
          rates: ((await this.calls().post('/api/rates', { ...this.route(), products: PRODUCTS })) as any[]).map((each) => ({
            service: each.service_code,
            price: each.total_price,
            currency: each.currency,
          })),
        }));
      case 'placeOrder':
        return this.placeOrder(fields['payment'] === 'cod');
      case 'state':
        return this.find(fields['order']);
      case 'updateOrder':
        return shown(() =>
          this.calls().patch(`/api/order/${this.find(fields['order']).orderId}/update`, { customer: { phone: fields['phone'] } }),
        );
      case 'fulfil':
        return shown(() => this.calls().post('/api/fulfilled', { orderNumber: this.find(fields['order']).number }));
      case 'cancel':
        return shown(() => this.calls().post('/api/order/cancelled', { orderNumber: this.find(fields['order']).number }));
      case 'createReturn': {
        const { shipmentId } = this.find(fields['order']);
        return shown(() => this.calls().post('/api/return-shipment', { shipment_id: shipmentId, returnReason: fields['reason'] }));
      }
      case 'label':
        return this.label(this.find(fields['order']));
      case 'work':
        return {};
      default:
        return { unsupported: true };
    }
  }

  private async connect({ url, email, password, shopDomain, callback, secret }: Record<string, string>) {
    this.connection = { url: url ?? '', email: email ?? '', password: password ?? '', domain: shopDomain ?? '', token: '' };
    await this.calls().login();
    this.secret = secret ?? '';
    if (typeof callback === 'string') {
      const events = [
        'shipment.update',
        'shipment.pickup',
        'shipment.in_transit',
        'shipment.intransit',
        'shipment.completed',
        'shipment.failed',
      ];
      this.secret = (await this.calls().registerWebhook(callback, events)).webhook.secret;
    }
    return {};
  }

  protected calls(): Calls {
    if (!this.connection) throw new Error('The plug-in is not connected.');
    return new StoreCalls(this.connection, {
      repeats429AtOnce: this.is('repeats 429 at once'),
      repeatsRefusals: this.is('repeats refusals'),
      oldTokenHeader: this.is('sends the token in an old header'),
      givesUpOnLostAnswers: this.is('gives up after a lost answer'),
      neverLogsInAgain: this.is('neither logs in again nor shows a 401'),
      endless401: this.is('goes on without end with a refused token'),
    });
  }

  private find(number: number): Order {
    const order = this.orders.find((each) => each.number === number);
    if (!order) throw new Error(`There is no order ${number}.`);
    return order;
  }

  private route() {
    const address = { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
    return { origin: address, destination: { ...address, address: 'Corniche 5', city: 'Abu Dhabi', state: 'Abu Dhabi' } };
  }

  private async placeOrder(isCod: boolean) {
    const number = (ReferencePlugIn.numbers += 1);
    const fresh = { shipmentId: null, orderId: null, status: 'new', sequence: 0, awb: null, trackingUrl: null, changes: 0, error: null };
    const order: Order = { number, ...fresh };
    this.orders.push(order);
    const { domain, password } = this.connection as Connection;
    const collects = isCod || this.is('collects from prepaid orders');
    const { destination, origin } = this.route();
    const { city: _, ...placeless } = destination;
    const body = {
      order: {
        shopDomain: domain,
        orderNumber: number,
        orderReference: `R-${number}`,
        subTotal: this.is('adds shipping to subTotal') ? 107 : 100,
        tax: 5,
        discount: 10,
        total: 102,
        currency: 'USD',
        shippingFee: 7,
        paymentStatus: isCod && !this.is('takes cash on delivery for prepaid') ? 'postpaid' : 'prepaid',
        ...(collects && !this.is('takes cash on delivery for prepaid') && { collectionAmount: 102 }),
      },
      customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
      origin,
      destination: this.is('leaves the city out') ? placeless : destination,
      products: PRODUCTS,
      ...(this.is('sends the password with each order') && { login: { password } }),
    };
    if (this.is('logs in for each order')) await this.calls().login();
    const key = randomUUID();
    await this.send(order, body, key);
    return { order: number, shipmentId: order.shipmentId, error: order.error };
  }

  private async send(order: Order, body: { order: object }, key: string): Promise<void> {
    const again = (attempt: number): object =>
      this.is('numbers an order anew when it repeats it') && attempt > 0
        ? { ...body, order: { ...body.order, orderNumber: (ReferencePlugIn.numbers += 1) } }
        : body;
    try {
      const made = await this.calls().post('/api/order', again, this.is('numbers an order anew when it repeats it') ? undefined : key);
      if (this.is('takes warnings for failures') && made.warnings.length > 0)
        throw new Refused(made.warnings[0].code, made.warnings[0].message);
      order.shipmentId = made.shipment_id;
      order.orderId = made.orderId;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isSilent = this.is('keeps silent about 401') || this.is('neither logs in again nor shows a 401');
      if (error.code === 'UNAUTHORIZED' ? isSilent : this.is('ignores refusals')) return;
      order.error = { code: error.code, message: error.message };
    }
  }

  private async label({ shipmentId }: Order) {
    const { status, bytes } = await this.calls().label(shipmentId ?? '');
    return status === 200 ? { bytes } : { later: true };
  }

  // Receiving

  private receive(headers: IncomingHttpHeaders, body: Buffer): Promise<number> {
    if (this.is('handles duplicates')) return this.answer(headers, body);
    const answer = this.last.then(() => this.answer(headers, body));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async answer(headers: IncomingHttpHeaders, body: Buffer): Promise<number> {
    if (!(await this.isGenuine(headers, body))) return 401;
    const event = JSON.parse(body.toString()) as { id: string; event: string; data: Record<string, any> };
    if (this.handled.has(event.id) && !this.is('handles duplicates')) return 200;
    if (this.is('stops on old event names') && event.event === 'shipment.intransit') return 422;
    if (this.is('answers 400 for unknown events') && event.event === 'shipment.weighed') return 400;
    if (event.event === 'shipment.test' && this.is('handles test events')) for (const order of this.orders) order.changes += 1;
    if (event.event === 'shipment.test' || event.event === 'shipment.weighed') return 200;
    const order = this.orders.find(({ shipmentId }) => shipmentId === event.data['shipment_id']);
    if (!order) return this.is('answers 500 for unknown shipments') ? 500 : 200;
    this.apply(order, event.data);
    this.handled.add(event.id);
    return 200;
  }

  private apply(order: Order, data: Record<string, any>): void {
    const isNewer = data['sequence'] > order.sequence;
    if (data['milestone'] && this.is('moves by milestones')) order.status = data['milestone'];
    if (!isNewer && !this.is('applies stale events') && !this.is('handles duplicates')) return;
    if (data['sequence'] < order.sequence && !this.is('applies stale events')) return;
    order.status = data['status'];
    order.sequence = data['sequence'];
    order.awb = this.is('forgets the AWB') ? null : data['awb'];
    order.trackingUrl = data['tracking_url'];
    order.changes += 1;
  }

  protected async isGenuine(headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
    const timestamp = String(headers['x-svc-timestamp'] ?? '');
    const age = Math.abs(Date.now() - Date.parse(timestamp));
    const isFresh = this.is('accepts old timestamps') ? age < 3_600_000 : age <= FIVE_MINUTES;
    if (!isFresh && !(timestamp === '' && this.is('accepts a missing timestamp'))) return false;
    if (timestamp === '' && this.is('accepts a missing timestamp')) return true;
    if (this.is('checks no signature')) return true;
    const names = this.is('knows the current secret only') ? ['x-svc-signature'] : ['x-svc-signature', 'x-svc-signature-previous'];
    const given = names.flatMap((name) => String(headers[name] ?? '').split(', ')).map((hex) => Buffer.from(hex, 'hex'));
    const signed = this.is('signs JSON that it writes again') ? Buffer.from(JSON.stringify(JSON.parse(body.toString()))) : body;
    const own = createHmac('sha256', this.secret).update(`${timestamp}.`).update(signed).digest();
    return given.some((each) => each.length === own.length && timingSafeEqual(each, own));
  }
}

const PRODUCTS = [{ name: 'Mug', quantity: 2, price: 50, grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency: 'USD' }];

/** What a step shows of a refusal. */
async function shown(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return { error: { code: error.code, message: error.message } };
    throw error;
  }
}
