import { waitFor } from '../../../support/wait-for.js';
import { WebhookSender } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Authority, type Certificate } from '../certificates.js';
import { startReceiver, startTcpReceiver } from '../receiver.js';

const TIMEOUT_MS = 400;

let ca: Authority;
let certificate: Certificate;
let sender: WebhookSender;

const newSender = (options: { connectTimeoutMs?: number; resolve?: () => Promise<string[]> } = {}) =>
  new WebhookSender({ timeoutMs: TIMEOUT_MS, allowedNetworks: ['127.0.0.0/8'], ca: ca.cert, ...options });
const post = (url: string, by = sender) => by.send({ url, headers: {}, body: Buffer.from('{}') });

/** Never early. How late it may be depends on how busy the machine is; an attempt that hung would take minutes. */
function expectInTime(durationMs: number, limitMs = TIMEOUT_MS): void {
  expect(durationMs).toBeGreaterThanOrEqual(limitMs);
  expect(durationMs).toBeLessThan(limitMs + 2000);
}

beforeAll(async () => {
  ca = await authority();
  certificate = await ca.issue();
  sender = newSender();
});

afterAll(() => sender.close());

describe('an attempt ends in time', () => {
  it('when the receiver never answers, and its connection is closed', async () => {
    const silent = await startReceiver(certificate, () => undefined);
    const outcome = await post(silent.url());
    expect(outcome).toMatchObject({ delivered: false, failure: 'timeout', httpStatus: null, remoteAddress: '127.0.0.1' });
    expect(outcome.errorMessage).toBe('No complete response within 0.4 s.');
    expectInTime(outcome.durationMs);
    await waitFor('the connection is closed', () => silent.open() === 0);
    await silent.close();
  });

  it('when the answer comes byte by byte, of which the status and the beginning are kept', async () => {
    const dripping = await startReceiver(certificate, (request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      request.socket.on('close', () => clearInterval(drip));
    });
    const outcome = await post(dripping.url());
    expect(outcome).toMatchObject({ delivered: false, failure: 'timeout', httpStatus: 200 });
    expect(outcome.responseBody).toMatch(/^x+$/);
    expectInTime(outcome.durationMs);
    await waitFor('the connection is closed', () => dripping.open() === 0);
    await dripping.close();
  });

  it('when the headers of the answer come byte by byte', async () => {
    const dripping = await startReceiver(certificate, ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const drip = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    const outcome = await post(dripping.url());
    expect(outcome).toMatchObject({ failure: 'timeout', httpStatus: null });
    expectInTime(outcome.durationMs);
    await dripping.close();
  });

  it('when interim answers never end', async () => {
    const hinting = await startReceiver(certificate, ({ socket }) => {
      const hint = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'), 20);
      socket.on('close', () => clearInterval(hint));
    });
    expect(await post(hinting.url())).toMatchObject({ failure: 'timeout', httpStatus: null });
    await hinting.close();
  });

  it('when the receiver takes the connection and never greets', async () => {
    const mute = await startTcpReceiver();
    const hasty = newSender({ connectTimeoutMs: 150 });
    const outcome = await post(mute.url(), hasty);
    expect(outcome).toMatchObject({ failure: 'timeout', errorMessage: 'No connection within 0.15 s.', httpStatus: null });
    expectInTime(outcome.durationMs, 150);
    await waitFor('the connection is closed', () => mute.open() === 0);
    await hasty.close();
    await mute.close();
  });

  it('when the name servers never answer', async () => {
    const lost = newSender({ connectTimeoutMs: 150, resolve: () => new Promise(() => undefined) });
    const outcome = await post('https://hooks.example/', lost);
    expect(outcome).toMatchObject({ failure: 'timeout' });
    expectInTime(outcome.durationMs, 150);
    await lost.close();
  });

  it('and nothing is sent when the connection comes too late', async () => {
    const receiver = await startReceiver(certificate);
    let answer: (addresses: string[]) => void = () => undefined;
    const late = newSender({ connectTimeoutMs: 50, resolve: () => new Promise((resolve) => (answer = resolve)) });
    expect(await post(`https://hooks.example:${receiver.port}/`, late)).toMatchObject({ failure: 'timeout' });
    answer(['127.0.0.1']);
    await late.close();
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });
});
