import type { IncomingHttpHeaders } from 'node:http';
import { connectStore, createStore, StoreError, verifyWebhook, WebhookError, type Store } from '../../../src/client/store/index.js';
import { ReferencePlugIn } from './plug-in.js';
import { Refused, type Body, type Calls, type Connection } from './store-calls.js';

const TIMEOUT_MS = 2_000;

/** The same plug-in over `@shipgraph/client/store`, which repeats requests and verifies webhooks for it. */
export class ClientPlugIn extends ReferencePlugIn {
  protected override calls(): Calls {
    if (!this.connection) throw new Error('The plug-in is not connected.');
    return new ClientCalls(this.connection);
  }

  protected override async isGenuine(headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
    try {
      await verifyWebhook(headers, body, this.secret);
      return true;
    } catch (error) {
      if (error instanceof WebhookError) return false;
      throw error;
    }
  }
}

class ClientCalls implements Calls {
  private readonly store: Store;

  constructor(private readonly connection: Connection) {
    const { url, domain } = connection;
    this.store = createStore({
      url,
      domain,
      token: () => connection.token,
      timeoutMs: TIMEOUT_MS,
      onUnauthorized: async () => {
        await this.login();
        return connection.token;
      },
    });
  }

  async login(): Promise<void> {
    const { url, email, password, domain } = this.connection;
    const shop = { shopId: domain, shopName: 'Reference', platform: 'reference', storeUrl: `https://${domain}` };
    this.connection.token = (await connectStore({ url, email, password, ...shop })).token;
  }

  post(path: string, given: Body, idempotencyKey?: string): Promise<unknown> {
    const body: any = typeof given === 'function' ? given(0) : given;
    const sent: Readonly<Record<string, () => Promise<unknown>>> = {
      '/api/rates': () => this.store.rates(body),
      '/api/order': () => this.store.placeOrder(body, { idempotencyKey }),
      '/api/fulfilled': () => this.store.fulfil(body),
      '/api/order/cancelled': () => this.store.cancelOrder(body),
      '/api/return-shipment': () => this.store.createReturn(body),
    };
    return refusing(() => sent[path]?.() ?? Promise.reject(new Error(`${path} is not called.`)));
  }

  patch(path: string, body: object): Promise<unknown> {
    return refusing(() => this.store.updateOrder(path.split('/')[3] ?? '', body));
  }

  registerWebhook(url: string, events: readonly string[]): Promise<any> {
    return this.store.webhooks.create({ url, events: [...events] });
  }

  async label(reference: string): Promise<{ readonly status: number; readonly bytes: number }> {
    try {
      return { status: 200, bytes: (await this.store.label(reference)).bytes.length };
    } catch (error) {
      if (error instanceof StoreError && error.code === 'LABEL_NOT_READY') return { status: 404, bytes: 0 };
      throw error;
    }
  }
}

async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof StoreError) throw new Refused(error.code, error.message);
    throw error;
  }
}
