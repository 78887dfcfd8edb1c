import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createStore, verifyWebhook, WebhookError, type Store } from '../../../src/client/store/index.js';
import { sameBytes } from '../../../src/client/store/verify-webhook.js';
import { anOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { heard, openFixture, type Fixture, type Heard } from '../../modules/webhooks/webhook-story.js';

let fixture: Fixture;
let store: Store;
beforeAll(async () => {
  fixture = await openFixture();
  const { app, shop } = fixture;
  store = createStore({ url: app.client.baseUrl, token: shop.token, domain: shop.domain });
});
afterAll(() => fixture.close());

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof WebhookError ? error.code : error),
  );

/** What a real receiver got of an order's first event, and how many seconds later it is read. */
async function delivered(): Promise<{ delivery: Heard; secret: string; webhookId: string; now: Date }> {
  const receiver = await fixture.receiver();
  const { webhook } = await store.webhooks.create({ url: receiver.url(), events: ['shipment.update'] });
  await store.placeOrder(anOrder(fixture.shop.domain));
  await waitFor('the event arrives', () => heard(receiver).length > 0);
  const [delivery] = heard(receiver) as [Heard];
  const now = new Date(String(delivery.headers['x-svc-timestamp']));
  return { delivery, secret: String(webhook.secret), webhookId: webhook.id, now };
}

describe('A delivery of the service', () => {
  it('is accepted as bytes and as text, with headers of Node and of the web, with one of several secrets', async () => {
    const { delivery, secret, now } = await delivered();
    const web = new Headers(Object.entries(delivery.headers).map(([name, value]) => [name, String(value)]));
    const upper = Object.fromEntries(Object.entries(delivery.headers).map(([name, value]) => [name.toUpperCase(), [String(value)]]));
    for (const headers of [delivery.headers, web, upper]) {
      for (const body of [delivery.raw, new Uint8Array(delivery.raw), delivery.raw.toString()]) {
        expect(await verifyWebhook(headers, body, ['whsec_other', secret], { now })).toEqual(delivery.body);
      }
    }
    const event = await verifyWebhook(delivery.headers, delivery.raw, secret, { now });
    expect([event.event, event.data.status, event.data.sequence, event.data.shop_id]).toEqual([
      'shipment.update',
      'new',
      1,
      fixture.shop.domain,
    ]);
  });

  it('is refused if anything is not as it was sent', async () => {
    const { delivery, secret, now } = await delivered();
    const { headers, raw } = delivery;
    const at = { now };
    expect(await codeOf(verifyWebhook(headers, raw, 'whsec_other', at))).toBe('BAD_SIGNATURE');
    expect(await codeOf(verifyWebhook(headers, `${raw.toString()} `, secret, at))).toBe('BAD_SIGNATURE');
    for (const signature of ['ab', 'zz'.repeat(32), '0'.repeat(64), `${'0'.repeat(64)}, ${'1'.repeat(64)}`]) {
      expect(await codeOf(verifyWebhook({ ...headers, 'x-svc-signature': signature }, raw, secret, at))).toBe('BAD_SIGNATURE');
    }
    const newer = new Date(now.getTime() + 1000).toISOString();
    expect(await codeOf(verifyWebhook({ ...headers, 'x-svc-timestamp': newer }, raw, secret, at))).toBe('BAD_SIGNATURE');
    for (const missing of ['x-svc-signature', 'x-svc-timestamp']) {
      expect(await codeOf(verifyWebhook({ ...headers, [missing]: undefined }, raw, secret, at))).toBe('MISSING_HEADER');
    }
    await expect(verifyWebhook(headers, raw, [''], at)).rejects.toThrow('needs the secret');
  });

  it('is refused once it is old, or from the future', async () => {
    const { delivery, secret, now } = await delivered();
    const after = (seconds: number, toleranceSeconds?: number) =>
      codeOf(verifyWebhook(delivery.headers, delivery.raw, secret, { now: new Date(now.getTime() + seconds * 1000), toleranceSeconds }));
    expect(await Promise.all([after(300), after(-300), after(301), after(-301), after(301, 400)])).toEqual([
      'accepted',
      'accepted',
      'TIMESTAMP_TOO_OLD',
      'TIMESTAMP_TOO_OLD',
      'accepted',
    ]);
  });

  it('is accepted with the old secret and with the new one while the secret is being replaced', async () => {
    const receiver = await fixture.receiver();
    const { webhook } = await store.webhooks.create({ url: receiver.url(), events: ['shipment.update'] });
    const renewed = await store.webhooks.regenerateSecret(webhook.id, { overlapHours: 1 });
    await store.webhooks.test(webhook.id);
    const [delivery] = heard(receiver) as [Heard];
    const now = new Date(String(delivery.headers['x-svc-timestamp']));
    for (const secret of [webhook.secret, renewed.webhook.secret]) {
      expect(await codeOf(verifyWebhook(delivery.headers, delivery.raw, String(secret), { now }))).toBe('accepted');
    }
  });
});

it('A signed body that is no event is refused', async () => {
  const timestamp = new Date().toISOString();
  for (const body of ['', 'null', '[]', '{"id":1}', '{"id":"1","event":"x"}', '{', Buffer.from([0x22, 0xff, 0x22])]) {
    const signature = createHmac('sha256', 's').update(`${timestamp}.`).update(body).digest('hex');
    expect(await codeOf(verifyWebhook({ 'x-svc-timestamp': timestamp, 'x-svc-signature': signature }, body, 's'))).toBe('BAD_BODY');
  }
  const signature = createHmac('sha256', 's').update('soon.{}').digest('hex');
  expect(await codeOf(verifyWebhook({ 'x-svc-timestamp': 'soon', 'x-svc-signature': signature }, '{}', 's'))).toBe('TIMESTAMP_TOO_OLD');
});

describe('The comparison of signatures', () => {
  const pairs = fc.integer({ min: 0, max: 64 }).chain((length) => {
    const bytes = fc.uint8Array({ minLength: length, maxLength: length });
    return fc.tuple(bytes, bytes);
  });

  it('says whether they are the same', () => {
    fc.assert(fc.property(pairs, ([one, other]) => sameBytes(one, other) === (Buffer.compare(one, other) === 0)));
    fc.assert(fc.property(fc.uint8Array(), (one) => sameBytes(one, one.slice()) && !sameBytes(one, [...one, 0])));
  });

  it('looks at each byte of both, wherever they differ', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const [first, second] = [counted(one), counted(other)];
        sameBytes(first.bytes, second.bytes);
        return first.reads() === one.length && second.reads() === one.length;
      }),
    );
  });

  function counted(bytes: Uint8Array) {
    let reads = 0;
    const get = (target: number[], key: string | symbol): unknown => {
      if (key !== 'length') reads += 1;
      return Reflect.get(target, key);
    };
    return { bytes: new Proxy([...bytes], { get }), reads: () => reads };
  }
});
