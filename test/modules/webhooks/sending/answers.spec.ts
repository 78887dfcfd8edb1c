import { waitFor } from '../../../support/wait-for.js';
import { WebhookSender } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Certificate } from '../certificates.js';
import { startReceiver } from '../receiver.js';

const KEPT_BYTES = 2048;

let certificate: Certificate;
let sender: WebhookSender;

beforeAll(async () => {
  const ca = await authority();
  certificate = await ca.issue();
  sender = new WebhookSender({ timeoutMs: 10_000, allowedNetworks: ['127.0.0.0/8'], ca: ca.cert });
});

afterAll(() => sender.close());

async function answered(body: Buffer | string, headers: Record<string, string | string[]> = {}, status = 200) {
  const receiver = await startReceiver(certificate, (_, response) => response.writeHead(status, headers).end(body));
  const outcome = await sender.send({ url: receiver.url(), headers: {}, body: Buffer.from('{}') });
  await receiver.close();
  return outcome;
}

describe('a long answer', () => {
  it('of five megabytes is a delivery, of which 2 KiB are kept', async () => {
    const outcome = await answered(Buffer.alloc(5_000_000, 'y'));
    expect(outcome).toMatchObject({ delivered: true, httpStatus: 200, failure: null, responseBody: 'y'.repeat(KEPT_BYTES) });
  });

  it('that never ends is a delivery too, and the connection is closed on it', async () => {
    const endless = await startReceiver(certificate, ({ socket }, response) => {
      const pour = (): void => {
        if (!socket.destroyed) response.write('y'.repeat(10_000), () => setImmediate(pour));
      };
      response.writeHead(200);
      pour();
    });
    const outcome = await sender.send({ url: endless.url(), headers: {}, body: Buffer.from('{}') });
    expect(outcome).toMatchObject({ delivered: true, httpStatus: 200, failure: null, responseBody: 'y'.repeat(KEPT_BYTES) });
    await waitFor('the connection is closed', () => endless.open() === 0);
    await endless.close();
  });

  it('takes no memory while many come at once', async () => {
    const generous = await startReceiver(certificate, (_, response) => response.end(Buffer.alloc(1_000_000, 'z')));
    const before = process.memoryUsage();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => sender.send({ url: generous.url(), headers: {}, body: Buffer.from('{}') })),
    );
    const after = process.memoryUsage();
    const kept = outcomes.reduce((sum, { responseBody }) => sum + responseBody.length, 0);
    expect(kept).toBe(50 * KEPT_BYTES);
    // The receiver, in this process too, holds most of what is measured here: one megabyte for each of its answers.
    expect(after.heapUsed - before.heapUsed).toBeLessThan(50_000_000);
    await generous.close();
  });

  it('is a failure like a short one when its status says so', async () => {
    expect(await answered(Buffer.alloc(1_000_000, 'z'), {}, 500)).toMatchObject({ delivered: false, failure: 'server_error' });
  });
});

describe('what is kept of an answer is text that every database takes', () => {
  const isText = (text: string) => !text.includes('\0') && Buffer.from(text).toString() === text;

  it('for random bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
    const { responseBody } = await answered(bytes);
    expect(isText(responseBody)).toBe(true);
    expect(Buffer.byteLength(responseBody)).toBeLessThanOrEqual(KEPT_BYTES);
    expect(Buffer.byteLength(responseBody)).toBeGreaterThan(KEPT_BYTES - 4);
  });

  it.each([
    ['a short one is unchanged', 'gracias 🚚', 'gracias 🚚'],
    ['nothing stays nothing', '', ''],
    ['NUL is replaced', 'a\0b', 'a\uFFFDb'],
    ['an answer of exactly 2 KiB is whole', 'x'.repeat(KEPT_BYTES), 'x'.repeat(KEPT_BYTES)],
    ['a character that the cut goes through is left out', `x${'漢'.repeat(1000)}`, `x${'漢'.repeat(682)}`],
    ['an answer that is broken by itself says so', Buffer.from([0x61, 0xe6, 0xbc]), 'a\uFFFD'],
  ])('%s', async (_, sent, kept) => {
    expect((await answered(sent)).responseBody).toBe(kept);
  });

  it('keeps headers, without cookies', async () => {
    const { responseHeaders } = await answered('', { 'X-Request-Id': 'r-1', 'Set-Cookie': ['a=1', 'b=2'], Via: ['1.1 a', '1.1 b'] });
    expect(responseHeaders).toMatchObject({ 'x-request-id': 'r-1', 'set-cookie': '****', via: '1.1 a, 1.1 b' });
  });
});

describe('what is sent', () => {
  it('reaches the receiver byte for byte', async () => {
    const receiver = await startReceiver(certificate);
    const bodies = ['', '{}', JSON.stringify({ name: 'ß漢🚚' }), 'x'.repeat(256 * 1024)].map((text) => Buffer.from(text));
    for (const body of bodies) await sender.send({ url: receiver.url('/in?shop=1&x=%20#part'), headers: { 'X-Svc-Attempt': '1' }, body });
    expect(receiver.received.map(({ body }) => body.equals(bodies.shift() ?? Buffer.from('?')))).toEqual([true, true, true, true]);
    expect(receiver.received[0]).toMatchObject({ path: '/in?shop=1&x=%20', headers: { 'x-svc-attempt': '1', 'content-length': '0' } });
    await receiver.close();
  });
});
