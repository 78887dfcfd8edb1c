import {
  newSecret,
  SigningKey,
  signedHeaders,
  type SendOutcome,
  type WebhookSender,
} from '../../../../src/modules/webhooks/sending/index.js';

/** One secret that the receivers hold beside another one, as while a secret is being changed, and one that they do not know. */
export const secrets = { current: newSecret(), older: newSecret(), unknown: newSecret() };

interface Delivery {
  readonly eventId: string;
  readonly secret?: string;
  readonly previousSecrets?: readonly string[];
  readonly minutesAgo?: number;
  /** Tampering in transit. */
  readonly tamper?: (delivery: { body: Buffer; headers: Record<string, string> }) => { body: Buffer; headers: Record<string, string> };
}

const untouched: NonNullable<Delivery['tamper']> = (delivery) => delivery;

/** Makes a real delivery of an event, signed as the service signs. */
export function deliver(sender: WebhookSender, url: string, { eventId, tamper = untouched, ...of }: Delivery): Promise<SendOutcome> {
  const body = Buffer.from(JSON.stringify({ id: eventId, event: 'shipment.update', data: { shop: 'ß漢🚚' } }));
  const headers = signedHeaders({
    key: new SigningKey(of.secret ?? secrets.current),
    previousKeys: (of.previousSecrets ?? []).map((secret) => new SigningKey(secret)),
    body,
    attemptAt: new Date(Date.now() - (of.minutesAgo ?? 0) * 60_000),
    deliveryId: `dlv_${eventId}`,
    eventId,
    eventType: 'shipment.update',
    attempt: 1,
  });
  return sender.send({ url, ...tamper({ body, headers }) });
}

const withHeader = (name: string, value: string): Delivery['tamper'] => {
  return ({ body, headers }) => ({ body, headers: { ...headers, [name]: value } });
};

/** Every delivery that a receiver must take or refuse, and how. */
export const expectations: readonly [string, Omit<Delivery, 'eventId'>, 200 | 401][] = [
  ['takes what was signed with its secret', {}, 200],
  ['takes what was signed with the older of its secrets', { secret: secrets.older }, 200],
  [
    'takes what a secret signed that it does not know yet, beside its own',
    { secret: secrets.unknown, previousSecrets: [secrets.older] },
    200,
  ],
  ['takes what two newer secrets signed too', { secret: secrets.unknown, previousSecrets: [newSecret(), secrets.older] }, 200],
  ['takes what is four minutes old', { minutesAgo: 4 }, 200],
  ['refuses what a stranger signed', { secret: secrets.unknown }, 401],
  ['refuses what is six minutes old', { minutesAgo: 6 }, 401],
  ['refuses what comes from the future', { minutesAgo: -6 }, 401],
  ['refuses a body that was changed', { tamper: ({ body, headers }) => ({ body: Buffer.concat([body, Buffer.from(' ')]), headers }) }, 401],
  [
    'refuses an old delivery with a new timestamp',
    { minutesAgo: 60, tamper: withHeader('X-Svc-Timestamp', new Date().toISOString()) },
    401,
  ],
  ['refuses a timestamp that is none', { tamper: withHeader('X-Svc-Timestamp', 'now') }, 401],
  ['refuses a signature of another length', { tamper: withHeader('X-Svc-Signature', 'ab') }, 401],
  ['refuses an empty signature', { tamper: withHeader('X-Svc-Signature', '') }, 401],
  ['refuses what is not signed at all', { tamper: ({ body }) => ({ body, headers: {} }) }, 401],
];
