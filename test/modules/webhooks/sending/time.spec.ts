import { waitFor } from '../../../support/wait-for.js';
import { WebhookSender, type SendOutcome } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Authority, type Certificate } from '../certificates.js';
import { startReceiver, startTcpReceiver } from '../receiver.js';

let ca: Authority;
let certificate: Certificate;
const senders: WebhookSender[] = [];

const newSender = (options: { timeoutMs?: number; connectTimeoutMs?: number; resolve?: () => Promise<string[]> } = {}) =>
  new WebhookSender({ timeoutMs: 400, allowedNetworks: ['127.0.0.0/8'], ca: ca.cert, ...options });
const post = (url: string, by: WebhookSender) => by.send({ url, headers: {}, body: Buffer.from('{}') });

/** An attempt at a receiver that began to answer. On a busy machine that takes longer, so the limit doubles until it was in time. */
async function cutOff(url: string, hasBegun: (outcome: SendOutcome) => boolean = ({ remoteAddress }) => remoteAddress !== null) {
  for (let timeoutMs = 400; ; timeoutMs *= 2) {
    const sender = newSender({ timeoutMs });
    senders.push(sender);
    const outcome = await post(url, sender);
    if (!hasBegun(outcome)) continue;
    expect(outcome.durationMs).toBeGreaterThanOrEqual(timeoutMs);
    return { ...outcome, timeoutMs };
  }
}

beforeAll(async () => {
  ca = await authority();
  certificate = await ca.issue();
});
afterAll(() => Promise.all(senders.map((sender) => sender.close())));

describe('an attempt ends in time', () => {
  it('when the receiver never answers, and its connection is closed', async () => {
    const silent = await startReceiver(certificate, () => undefined);
    const outcome = await cutOff(silent.url());
    expect(outcome).toMatchObject({ delivered: false, failure: 'timeout', httpStatus: null, remoteAddress: '127.0.0.1' });
    expect(outcome.errorMessage).toBe(`No complete response within ${outcome.timeoutMs / 1000} s.`);
    await waitFor('the connection is closed', () => silent.open() === 0);
    await silent.close();
  });

  it('when the answer comes byte by byte, of which the status and the beginning are kept', async () => {
    const dripping = await startReceiver(certificate, (request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      request.socket.on('close', () => clearInterval(drip));
    });
    const outcome = await cutOff(dripping.url(), ({ responseBody }) => Boolean(responseBody));
    expect(outcome).toMatchObject({ delivered: false, failure: 'timeout', httpStatus: 200 });
    expect(outcome.responseBody).toMatch(/^x+$/);
    await waitFor('the connection is closed', () => dripping.open() === 0);
    await dripping.close();
  });

  it('when the headers of the answer come byte by byte', async () => {
    const dripping = await startReceiver(certificate, ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const drip = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    expect(await cutOff(dripping.url())).toMatchObject({ failure: 'timeout', httpStatus: null });
    await dripping.close();
  });

  it('when interim answers never end', async () => {
    const hinting = await startReceiver(certificate, ({ socket }) => {
      const hint = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'), 20);
      socket.on('close', () => clearInterval(hint));
    });
    expect(await cutOff(hinting.url())).toMatchObject({ failure: 'timeout', httpStatus: null });
    await hinting.close();
  });

  it('when the receiver takes the connection and never greets', async () => {
    const mute = await startTcpReceiver();
    const hasty = newSender({ connectTimeoutMs: 150 });
    const outcome = await post(mute.url(), hasty);
    expect(outcome).toMatchObject({ failure: 'timeout', errorMessage: 'No connection within 0.15 s.', httpStatus: null });
    expect(outcome.durationMs).toBeGreaterThanOrEqual(150);
    await waitFor('the connection is closed', () => mute.open() === 0);
    await hasty.close();
    await mute.close();
  });

  it('when the name servers never answer', async () => {
    const lost = newSender({ connectTimeoutMs: 150, resolve: () => new Promise(() => undefined) });
    const outcome = await post('https://hooks.example/', lost);
    expect(outcome).toMatchObject({ failure: 'timeout' });
    expect(outcome.durationMs).toBeGreaterThanOrEqual(150);
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
