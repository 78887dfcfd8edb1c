import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuse } from '../../kernel/errors.js';
import { newToken } from '../../platform/ids.js';
import { newSecret } from '../../modules/webhooks/sending/secret.js';
import { asRefusal, refused, type PlayedAnswer, bodyOf, type Call } from './call.js';
import { Faults, type Fault } from './faults.js';
import { OrderBook } from './order-book.js';
import { ReturnBook } from './returns.js';
import { routeFor, type Books, type PlayedRoute } from './routes.js';
import { Shop, type Account } from './shops.js';
import { WebhookBook } from './webhook-book.js';

/** Answers by Idempotency-Key. A failed request does not use up its key, as in the service. */
class Replays {
  private readonly kept = new Map<string, { readonly body: string; readonly answer: PlayedAnswer }>();

  /** The first answer to a repeated request, else what `work` answers now. IDEMPOTENCY_KEY_REUSED. */
  async answer(call: Call, work: () => PlayedAnswer | Promise<PlayedAnswer>): Promise<PlayedAnswer> {
    const key = call.headers['idempotency-key'];
    if (call.method === 'GET' || call.path === '/api/login' || typeof key !== 'string') return work();
    const scope = `${call.method} ${call.path} ${key}`;
    const known = this.kept.get(scope);
    if (known && known.body !== call.body) throw refuse('IDEMPOTENCY_KEY_REUSED');
    if (known) return { ...known.answer, headers: { ...known.answer.headers, 'Idempotent-Replayed': 'true' } };
    const answer = await work();
    this.kept.set(scope, { body: call.body, answer });
    return answer;
  }
}

export interface OperatorOptions {
  readonly shopDomain: string;
  readonly secret?: string | undefined;
  /** Sends a test event when the plug-in asks for one. */
  readonly tryWebhook?: Books['tryWebhook'];
}

/** The operator, played on a port of this machine: the store interface with answers of the service's shapes, and faults on demand. */
export class PlayingOperator implements Books {
  /** Every request, newest last. */
  readonly calls: Call[] = [];
  readonly account: Account = { email: 'certify@shipgraph.example', password: newToken('certify') };
  readonly shop: Shop;
  readonly webhooks: WebhookBook;
  readonly orders = new OrderBook(() => this.shop.domain);
  readonly returns = new ReturnBook(this.orders);
  tryWebhook: Books['tryWebhook'];

  private readonly faults = new Faults();
  private readonly replays = new Replays();
  private server: Server | undefined;

  constructor({ shopDomain, secret = newSecret(), tryWebhook = notTried }: OperatorOptions) {
    this.shop = new Shop(this.account, shopDomain);
    this.webhooks = new WebhookBook(secret, () => this.shop.domain);
    this.tryWebhook = tryWebhook;
  }

  get url(): string {
    const address = this.server?.address();
    if (!address || typeof address === 'string') throw new Error('The playing operator is not running: await its start().');
    return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
  }

  /** Rejects if the port is taken. */
  async start({ host = '127.0.0.1', port = 0 } = {}): Promise<this> {
    const server = createServer((request, response) => void this.serve(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => resolve(void server.off('error', reject)));
    });
    this.server = server;
    return this;
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections();
    return new Promise((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  /** Switches a fault on; it wears off after the requests that it hits. */
  fail(fault: Fault): void {
    this.faults.add(fault);
  }

  /** No more faults and no more warnings. */
  recover(): void {
    this.faults.clear();
    this.orders.warnings = [];
  }

  callsTo(route: string, since = 0): readonly Call[] {
    return this.calls.slice(since).filter((call) => call.route === route);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://operator');
    const method = request.method ?? 'GET';
    const matched = routeFor(method, url.pathname);
    try {
      const body = await bodyOf(request);
      const call = this.noted({ method, path: url.pathname, query: url.searchParams, headers: request.headers, body }, matched);
      await this.respond(call, matched?.route, response);
    } catch (error) {
      if (!response.headersSent) send(response, refused('store', asRefusal(error)));
    }
  }

  private noted(
    request: Pick<Call, 'method' | 'path' | 'query' | 'headers' | 'body'>,
    matched: { readonly route: PlayedRoute; readonly parameters: readonly string[] } | undefined,
  ): Call {
    const call: Call = {
      ...request,
      route: matched?.route.name,
      parameters: matched?.parameters ?? [],
      receivedAt: performance.now(),
      answeredAt: undefined,
      status: null,
      answer: '',
    };
    this.calls.push(call);
    return call;
  }

  private async respond(call: Call, route: PlayedRoute | undefined, response: ServerResponse): Promise<void> {
    const fault = route && this.faults.take(route.name);
    if (fault?.kind === 'cut_before') return void response.destroy();
    const answer = await this.answerTo(call, route, fault);
    if (fault?.kind === 'cut_after') return void response.destroy();
    if (fault?.kind === 'silence') return;
    call.status = answer.status;
    call.answer = send(response, answer);
    call.answeredAt = performance.now();
  }

  private async answerTo(call: Call, route: PlayedRoute | undefined, fault: Fault | undefined): Promise<PlayedAnswer> {
    const { code = 'INTERNAL_ERROR', facts } = fault ?? {};
    try {
      if (!route) throw refuse('NOT_FOUND');
      if (fault?.kind === 'refuse') throw refuse(code, {}, facts);
      if (route.door === 'shopToken') this.shop.authenticate(call);
      if (route.door === 'bearer') this.shop.authenticateBearer(call);
      const answer = await this.replays.answer(call, () => route.answer(call, this));
      if (fault?.kind === 'refuse_after') throw refuse(code, {}, facts);
      return answer;
    } catch (error) {
      return refused(route?.errors ?? 'store', asRefusal(error));
    }
  }
}

const notTried: Books['tryWebhook'] = () => Promise.reject(refuse('SERVICE_UNAVAILABLE'));

/** Returns what was sent, as text. */
function send(response: ServerResponse, { status, headers = {}, body }: PlayedAnswer): string {
  const isFile = body instanceof Uint8Array;
  const bytes = isFile ? body : Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'X-Svc-Api-Version': '1.0.0', ...headers });
  response.end(bytes);
  return isFile ? `(${bytes.length} bytes of ${headers['Content-Type'] ?? 'a file'})` : bytes.toString();
}
