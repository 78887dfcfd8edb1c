import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface WebhookEvent {
  id: string;
  event: string;
  data: unknown;
}

interface Receiving {
  /** One secret, or the old and the new one during a rotation. */
  secrets: readonly string[];
  handle: (event: WebhookEvent) => Promise<void>;
}

export function receiver(tls: ServerOptions, { secrets, handle }: Receiving): Server {
  const handled = new Set<string>(); // In production, a unique column written in the transaction that handles the event.

  async function answer(headers: IncomingHttpHeaders, body: Buffer): Promise<number> {
    if (!isGenuine(headers, body, secrets)) return 401;
    const event = JSON.parse(body.toString()) as WebhookEvent;
    if (handled.has(event.id)) return 200; // Same as X-Svc-Event-ID, but the body is signed.
    await handle(event);
    handled.add(event.id);
    return 200;
  }

  return createServer(tls, (request, response) => {
    void buffer(request)
      .then((body) => answer(request.headers, body))
      .catch(() => 500) // Any status but 2xx causes a retry.
      .then((status) => response.writeHead(status).end());
  });
}

function isGenuine(headers: IncomingHttpHeaders, body: Buffer, secrets: readonly string[]): boolean {
  const timestamp = String(headers['x-svc-timestamp']);
  const isFresh = Math.abs(Date.now() - Date.parse(timestamp)) <= 5 * 60_000;
  const sent = [headers['x-svc-signature'], headers['x-svc-signature-previous']].flatMap((hex) => String(hex).split(', '));
  const signatures = sent.map((hex) => Buffer.from(hex, 'hex'));
  const expected = secrets.map((secret) => createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest());
  return isFresh && expected.some((own) => signatures.some((given) => given.length === own.length && timingSafeEqual(given, own)));
}
