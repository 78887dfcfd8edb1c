import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Session {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
  status: 'open' | 'complete' | 'expired';
}

/** The part of Stripe's HTTP API that a checkout needs: sessions are made from forms, once per Idempotency-Key. */
export class StripeServer {
  readonly sessions: Session[] = [];
  failing = false;
  /** How many requests have come. */
  asked = 0;
  private server: Server | undefined;

  constructor(private readonly secrets: { secretKey: string; webhookSecret: string }) {}

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { status, body } = this.answer(`${request.method} ${request.url}`, request.headers, Buffer.concat(chunks).toString());
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections();
    return new Promise((resolve) => void this.server?.close(() => resolve()));
  }

  private answer(route: string, headers: NodeJS.Dict<string | string[]>, form: string): { status: number; body: unknown } {
    this.asked++;
    if (this.failing) return { status: 500, body: { error: { type: 'api_error', message: 'Something is wrong at Stripe' } } };
    if (headers.authorization !== `Bearer ${this.secrets.secretKey}`)
      return { status: 401, body: { error: { type: 'authentication_error' } } };
    const [, closed] = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(route) ?? [];
    if (closed !== undefined) return this.expire(closed);
    if (route !== 'POST /v1/checkout/sessions') return { status: 404, body: { error: { type: 'invalid_request_error' } } };
    const idempotencyKey = String(headers['idempotency-key']);
    const params = Object.fromEntries(new URLSearchParams(form));
    const known = this.sessions.find((session) => session.idempotencyKey === idempotencyKey);
    if (known && JSON.stringify(known.params) !== JSON.stringify(params))
      return { status: 400, body: { error: { type: 'idempotency_error' } } };
    const session = known ?? { id: `cs_test_${this.sessions.length + 1}`, params, idempotencyKey, status: 'open' as const };
    if (!known) this.sessions.push(session);
    return { status: 200, body: { id: session.id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${session.id}` } };
  }

  /** Only an open session can be closed. */
  private expire(id: string): { status: number; body: unknown } {
    const session = this.sessions.find((each) => each.id === id);
    if (!session) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such checkout session' } } };
    if (session.status !== 'open')
      return { status: 400, body: { error: { type: 'invalid_request_error', message: `It is ${session.status}.` } } };
    session.status = 'expired';
    return { status: 200, body: { id, object: 'checkout.session', status: 'expired' } };
  }

  /** The notice that Stripe sends when the session was paid, and its signature at this time. */
  notice(session: Session, more: Readonly<Record<string, unknown>> = {}, type = 'checkout.session.completed') {
    const body = JSON.stringify({
      id: `evt_${session.id}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: {
        object: {
          id: session.id,
          object: 'checkout.session',
          payment_status: 'paid',
          payment_intent: `pi_${session.id}`,
          amount_total: Number(session.params['line_items[0][price_data][unit_amount]']),
          currency: session.params['line_items[0][price_data][currency]'],
          metadata: { invoiceId: session.params['metadata[invoiceId]'] },
          ...more,
        },
      },
    });
    return { body, signature: this.sign(body) };
  }

  sign(body: string, at = Math.floor(Date.now() / 1000)): string {
    return `t=${at},v1=${createHmac('sha256', this.secrets.webhookSecret).update(`${at}.${body}`).digest('hex')}`;
  }
}
