import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authority } from '../modules/webhooks/certificates.js';
import { Helper } from './children.js';
import type { Ground } from './ground.js';
import type { BenchShop } from './sellers.js';
import type { Ear } from './webhook-drain.js';
import type { ReceiverQuestion, ReceiverReply } from './webhook-receiver.js';

/** A receiver of webhooks in its own process, and what a service needs to send to it. */
export interface WebhookGround {
  readonly ground: Ground;
  readonly receiver: Ear;
  readonly url: string;
  readonly ca: string;
  readonly settings: Readonly<Record<string, string>>;
}

export async function openWebhookGround(ground: Ground): Promise<WebhookGround> {
  const receiver = new Helper<ReceiverQuestion, ReceiverReply>('./webhook-receiver.ts');
  const ca = await authority();
  const { port } = await receiver.ask({ start: await ca.issue() });
  const trusted = join(ground.folder, 'ca.pem');
  await writeFile(trusted, ca.cert);
  const settings = { NODE_EXTRA_CA_CERTS: trusted, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
  return { ground, receiver, url: `https://127.0.0.1:${port}/hook`, ca: ca.cert, settings };
}

export async function subscribe(port: number, { headers }: BenchShop, url: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${headers['X-Svc-Shop-Token'] ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['shipment.update'] }),
  });
  if (answer.status !== 200) throw new Error(`A webhook was refused: ${await answer.text()}`);
}
