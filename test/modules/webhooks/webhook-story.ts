import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Environment } from '../../../src/config.js';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { newApiToken } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { authority, type Certificate } from './certificates.js';
import { startReceiver, type Receiver } from './receiver.js';

/** A payload as a receiver reads it. */
export interface Heard {
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attempt: number;
  readonly type: string;
  // Tests look into payloads freely; what they find there is what they assert.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly raw: Buffer;
  readonly headers: Receiver['received'][number]['headers'];
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** One authority for all services of a file: the process trusts it, as a deployment would trust that of its NODE_EXTRA_CA_CERTS. */
let trusted: Promise<Certificate> | undefined;

async function trustedCertificate(): Promise<Certificate> {
  const ca = await authority();
  setDefaultCACertificates([...getCACertificates('default'), ca.cert]);
  return ca.issue();
}

/** A service that may reach receivers on this machine and retries within seconds, and a certificate that it trusts. */
export async function openFixture(settings: Environment = {}, parts: Parameters<typeof startApp>[1] = {}) {
  const certificate = await (trusted ??= trustedCertificate());
  const app = await startApp({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_SCHEDULE: '0,0,0,0,0,0', ...settings }, parts);
  const receivers: Receiver[] = [];
  return {
    app,
    apiToken: await newApiToken(app, await sessionOf(app, app.accounts.seller)),
    shop: await connectShop(app),
    receiver: async (answer?: Parameters<typeof startReceiver>[1]): Promise<Receiver> => {
      const receiver = await startReceiver(certificate, answer);
      receivers.push(receiver);
      return receiver;
    },
    close: async () => {
      await app.stop();
      await Promise.all(receivers.map((receiver) => receiver.close()));
    },
  };
}

export const manage = (app: TestApp, token: string, method: string, path: string, body?: unknown) =>
  app.client.call(method, `/api/webhooks${path}`, { headers: bearer(token), ...(body !== undefined && { body }) });

export interface Added {
  readonly id: string;
  readonly secret: string;
}

/** A webhook of the shop, so that the tests of one file do not affect each other. */
export async function addWebhook(app: TestApp, token: string, url: string, more: Readonly<Record<string, unknown>> = {}): Promise<Added> {
  const answer = await manage(app, token, 'POST', '', { url, events: ['shipment.update'], ...more });
  if (answer.status !== 200) throw new Error(`The webhook was not added: ${answer.text}`);
  return answer.body.webhook;
}

export const heard = ({ received }: Receiver): Heard[] =>
  received.map(({ headers, body }) => ({
    eventId: String(headers['x-svc-event-id']),
    deliveryId: String(headers['x-svc-delivery-id']),
    attempt: Number(headers['x-svc-attempt']),
    type: String(headers['x-svc-event-type']),
    body: JSON.parse(body.toString()),
    raw: body,
    headers,
  }));

/** What was sent to a webhook, oldest first. */
export async function historyOf(app: TestApp, token: string, id: string) {
  const answer = await manage(app, token, 'GET', `/${id}/deliveries`);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return (answer.body.deliveries as any[]).toReversed();
}
