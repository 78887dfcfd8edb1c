import { TestClock } from '../../../support/clock.js';
import { WebhookSender, type FailureKind, type SendOutcome } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Authority, type Certificate } from '../certificates.js';
import { closedPort, startReceiver, startTcpReceiver, type Receiver } from '../receiver.js';

let ca: Authority;
let certificate: Certificate;
let sender: WebhookSender;
let receiver: Receiver;

const NAMES: Record<string, readonly string[]> = { 'hooks.example': ['127.0.0.1'], 'wrong.example': ['127.0.0.1'], 'empty.example': [] };

async function resolve(name: string): Promise<readonly string[]> {
  const addresses = NAMES[name];
  if (!addresses) throw Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
  return addresses;
}

const send = (url: string, by = sender): Promise<SendOutcome> =>
  by.send({ url, headers: { 'Content-Type': 'application/json' }, body: Buffer.from('{"event":"shipment.test"}') });

beforeAll(async () => {
  ca = await authority();
  certificate = await ca.issue();
  sender = new WebhookSender({ timeoutMs: 5000, allowedNetworks: ['127.0.0.0/8'], ca: ca.cert, resolve, clock: new TestClock() });
  // The path says how to answer; a redirect leads to /target on the same receiver.
  receiver = await startReceiver(certificate, (request, response) => {
    const status = Number(request.url?.slice(1)) || 200;
    response.writeHead(status, status >= 300 && status < 400 ? { location: receiver.url('/target') } : {}).end(`answer ${status}`);
  });
});

afterAll(async () => {
  await sender.close();
  await receiver.close();
});

describe('the answer decides the outcome of an attempt', () => {
  const rows: [number, FailureKind | null][] = [
    [200, null],
    [201, null],
    [202, null],
    [299, null],
    [300, 'redirect'],
    [301, 'redirect'],
    [302, 'redirect'],
    [303, 'redirect'],
    [307, 'redirect'],
    [308, 'redirect'],
    [400, 'client_error'],
    [401, 'client_error'],
    [404, 'client_error'],
    [410, 'gone'],
    [418, 'client_error'],
    [429, 'throttled'],
    [500, 'server_error'],
    [502, 'server_error'],
    [503, 'server_error'],
    [599, 'server_error'],
    [600, 'protocol'],
  ];

  it.each(rows)('%d counts as %s', async (status, failure) => {
    const outcome = await send(receiver.url(`/${status}`));
    expect(outcome).toMatchObject({ delivered: failure === null, httpStatus: status, failure, responseBody: `answer ${status}` });
    expect(outcome.remoteAddress).toBe('127.0.0.1');
    if (failure) expect(outcome.errorMessage).toContain(String(status));
    else expect(outcome.errorMessage).toBeNull();
  });

  it.each([204, 304])('%d is complete without a body', async (status) => {
    expect(await send(receiver.url(`/${status}`))).toMatchObject({ delivered: status === 204, httpStatus: status, responseBody: '' });
  });

  it('follows no redirect', () => {
    expect(receiver.received.filter(({ path }) => path === '/target')).toEqual([]);
  });
});

describe('a connection that fails says how', () => {
  it('tells a receiver that breaks off from one that is not there', async () => {
    const breaking = await startReceiver(certificate, (request) => request.socket.destroy());
    expect(await send(breaking.url())).toMatchObject({ delivered: false, failure: 'reset', httpStatus: null });
    await breaking.close();
    const refused = await send(`https://127.0.0.1:${await closedPort()}/`);
    expect(refused).toMatchObject({ delivered: false, failure: 'refused', remoteAddress: null });
    expect(refused.errorMessage).toBe('The connection was refused (ECONNREFUSED).');
  });

  it('counts an answer that breaks off in its middle as a failure, and keeps its status', async () => {
    const breaking = await startReceiver(certificate, (request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half of it', () => request.socket.destroy());
    });
    expect(await send(breaking.url())).toMatchObject({ delivered: false, failure: 'reset', httpStatus: 200, responseBody: 'half of it' });
    await breaking.close();
  });

  it('trusts only configured authorities', async () => {
    const strict = new WebhookSender({ timeoutMs: 5000, allowedNetworks: ['127.0.0.0/8'] });
    const outcome = await send(receiver.url(), strict);
    expect(outcome).toMatchObject({ failure: 'tls', httpStatus: null });
    expect(outcome.errorMessage).toMatch(/^The TLS connection failed: .*certificate/);
    await strict.close();
  });

  it('wants the certificate to be for the name in the URL', async () => {
    const outcome = await send(`https://wrong.example:${receiver.port}/`);
    expect(outcome).toMatchObject({ failure: 'tls' });
    expect(outcome.errorMessage).toContain('wrong.example');
  });

  it('finds that a receiver speaks no TLS', async () => {
    const plain = await startTcpReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    expect(await send(plain.url())).toMatchObject({ failure: 'tls' });
    await plain.close();
  });

  it('finds that a name does not exist or has no address', async () => {
    const unknown = await send('https://nobody.example/');
    expect(unknown).toMatchObject({ failure: 'dns', errorMessage: 'The name nobody.example could not be resolved (ENOTFOUND).' });
    expect(await send('https://empty.example/')).toMatchObject({ failure: 'dns', errorMessage: 'The name empty.example has no address.' });
  });

  it.each([
    ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok'],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'X-Filler: 0123456789\r\n'.repeat(2000)}\r\n`],
  ])('calls an answer with %s no answer', async (_, bytes) => {
    const odd = await startReceiver(certificate, (request) => request.socket.end(bytes));
    expect(await send(odd.url())).toMatchObject({ delivered: false, failure: 'protocol' });
    await odd.close();
  });
});

describe('a receiver that sends Retry-After', () => {
  it('is understood on 429 and 503 and on nothing else', async () => {
    const slow = await startReceiver(certificate, (request, response) =>
      response.writeHead(Number(request.url?.slice(1)), { 'retry-after': '120' }).end(),
    );
    const asked = await Promise.all([429, 503, 500, 200].map(async (status) => (await send(slow.url(`/${status}`))).retryAfterSeconds));
    expect(asked).toEqual([120, 120, null, null]);
    await slow.close();
  });
});

describe('trouble of our own', () => {
  it('is thrown and blamed on no receiver', async () => {
    const closed = new WebhookSender({ timeoutMs: 5000, allowedNetworks: [] });
    await closed.close();
    await expect(send('https://127.0.0.1/', closed)).rejects.toThrow();
    await expect(sender.send({ url: receiver.url(), headers: { 'bad header': 'x' }, body: Buffer.alloc(0) })).rejects.toThrow();
  });
});
