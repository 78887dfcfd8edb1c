import { subtle } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { newSecret, redactedHeaders, SigningKey, signedHeaders } from '../../../../src/modules/webhooks/sending/index.js';

const SURROGATES = 0x800;
/** All that Unicode has. The library's own unit for them makes a table of a million characters first, for making failures smaller. */
const character = fc.nat(0x10ffff - SURROGATES).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + SURROGATES));
const unicode = fc.string({ unit: character, maxLength: 40 });
const payload = fc.oneof(
  { weight: 8, arbitrary: fc.jsonValue({ stringUnit: character, maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.dictionary(unicode, unicode).map((data) => JSON.stringify({ b: 1, a: 2, data }, null, 2)) },
  { weight: 1, arbitrary: fc.constant('') },
);
const payloads = (): Buffer[] => [
  ...fc.sample(payload, 998).map((text) => Buffer.from(text)),
  Buffer.from(JSON.stringify({ data: 'ß漢🚚'.repeat(29_000) }).slice(0, 120_000)),
  Buffer.alloc(256 * 1024, '{"key":"value"} '),
];

interface Given {
  readonly body: Buffer;
  readonly secret: string;
  readonly previousSecrets?: readonly string[];
  readonly attemptAt?: Date;
}

const attempt = ({ secret, previousSecrets = [], ...over }: Given) => ({
  key: new SigningKey(secret),
  previousKeys: previousSecrets.map((previous) => new SigningKey(previous)),
  attemptAt: new Date(),
  deliveryId: 'dlv_1',
  eventId: 'evt_1',
  eventType: 'shipment.update',
  attempt: 1,
  ...over,
});

/** Uses only what is documented for receivers, and shares no code with the sender. */
async function isSignedWith(secret: string, timestamp: string, body: Buffer, hex: string): Promise<boolean> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return subtle.verify('HMAC', key, Buffer.from(hex, 'hex'), Buffer.concat([encode(`${timestamp}.`), body]));
}

const verifiesByStandard = (secret: string, body: Buffer, headers: Record<string, string>): boolean => {
  try {
    new Webhook(secret).verify(body.toString(), headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
};

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

describe('a signature', () => {
  it('is the HMAC that anyone can compute', () => {
    const secret = 'whsec_c2VjcmV0';
    // printf '%s' '2026-11-21T12:00:00.000Z.{}' | openssl dgst -sha256 -hmac whsec_c2VjcmV0
    expect(new SigningKey(secret).signature('2026-11-21T12:00:00.000Z', Buffer.from('{}'))).toBe(
      '025445ab35242b4f78d7272268b3656facb9f6a903431bdd808e3a362ed87ee1',
    );
  });

  it('of a thousand payloads is verified by a stranger and by the library of Standard Webhooks', async () => {
    const secret = newSecret();
    for (const body of payloads()) {
      const headers = signedHeaders(attempt({ body, secret }));
      expect(await isSignedWith(secret, headers['X-Svc-Timestamp'] ?? '', body, headers['X-Svc-Signature'] ?? '')).toBe(true);
      expect(verifiesByStandard(secret, body, headers)).toBe(true);
    }
  });

  it('fails when any bit of the body, the timestamp or itself is another', async () => {
    const secret = newSecret();
    const body = Buffer.from('{"event":"shipment.update"}');
    const headers = signedHeaders(attempt({ body, secret }));
    const timestamp = headers['X-Svc-Timestamp'] ?? '';
    const hex = headers['X-Svc-Signature'] ?? '';
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      expect(await isSignedWith(secret, timestamp, flipped(body, bit), hex)).toBe(false);
      expect(verifiesByStandard(secret, flipped(body, bit), headers)).toBe(false);
    }
    for (let bit = 0; bit < 256; bit += 1)
      expect(await isSignedWith(secret, timestamp, body, flipped(Buffer.from(hex, 'hex'), bit).toString('hex'))).toBe(false);
    expect(await isSignedWith(secret, timestamp.replace('T', 'U'), body, hex)).toBe(false);
    expect(await isSignedWith(newSecret(), timestamp, body, hex)).toBe(false);
  });

  it('is refused by the library when it is older than five minutes', () => {
    const secret = newSecret();
    const body = Buffer.from('{}');
    const at = (secondsAgo: number) => signedHeaders(attempt({ body, secret, attemptAt: new Date(Date.now() - secondsAgo * 1000) }));
    expect(verifiesByStandard(secret, body, at(290))).toBe(true);
    expect(verifiesByStandard(secret, body, at(310))).toBe(false);
  });
});

describe('while a secret is being replaced', () => {
  it('every delivery carries both signatures, each verifiable with its own secret alone', async () => {
    const [secret, previousSecret] = [newSecret(), newSecret()];
    const body = Buffer.from('{"a":1}');
    const headers = signedHeaders(attempt({ body, secret, previousSecrets: [previousSecret] }));
    const timestamp = headers['X-Svc-Timestamp'] ?? '';
    expect(await isSignedWith(secret, timestamp, body, headers['X-Svc-Signature'] ?? '')).toBe(true);
    expect(await isSignedWith(previousSecret, timestamp, body, headers['X-Svc-Signature-Previous'] ?? '')).toBe(true);
    expect([secret, previousSecret, newSecret()].map((held) => verifiesByStandard(held, body, headers))).toEqual([true, true, false]);
  });
});

describe('the headers of an attempt', () => {
  const at = new Date(Date.UTC(2026, 10, 21, 12, 0, 0, 250));
  const headers = signedHeaders({ ...attempt({ body: Buffer.from('{}'), secret: newSecret(), attemptAt: at }), attempt: 3 });

  it('say which event and which attempt it is, and when the attempt was made', () => {
    expect(headers).toMatchObject({
      'Content-Type': 'application/json',
      'User-Agent': 'svc-webhooks/1',
      'X-Svc-Timestamp': '2026-11-21T12:00:00.250Z',
      'X-Svc-Event-Type': 'shipment.update',
      'X-Svc-Delivery-ID': 'dlv_1',
      'X-Svc-Event-ID': 'evt_1',
      'X-Svc-Attempt': '3',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1795262400',
    });
  });

  it('are kept for the history without what could be replayed', () => {
    const kept = redactedHeaders({ ...headers, Authorization: 'Bearer x', 'set-cookie': 'session=1' });
    const masked = Object.keys(kept).filter((name) => kept[name] === '****');
    expect(masked).toEqual(['X-Svc-Signature', 'webhook-signature', 'Authorization', 'set-cookie']);
    expect(kept['X-Svc-Event-ID']).toBe('evt_1');
  });
});

describe('a new secret', () => {
  it('is 33 random bytes behind whsec_, and never the same', () => {
    const secrets = Array.from({ length: 1000 }, newSecret);
    expect(new Set(secrets).size).toBe(1000);
    for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{44}$/);
    expect(Buffer.from(newSecret().slice(6), 'base64')).toHaveLength(33);
  });
});
