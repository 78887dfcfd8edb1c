import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { WebhookSender, webhookUrlProblem } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Authority } from '../certificates.js';
import { closedPort, startReceiver, startTcpReceiver, type Receiver } from '../receiver.js';

/** Literal addresses: refused on registration, and again when they got into the database another way. */
const NOT_PUBLIC = [
  // this machine
  'https://127.0.0.1/',
  'https://127.0.0.1:8443/',
  'https://127.1.2.3/',
  'https://127.255.255.254/',
  'https://127.0.0.1./',
  'https://0.0.0.0/',
  'https://0.1.2.3/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::]/',
  // the same in other spellings
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://127.0.1/',
  'https://0/',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  // private networks
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.168.0.1/',
  'https://0xc0a80001/',
  'https://3232235521/',
  'https://100.64.0.1/',
  'https://100.127.255.254/',
  'https://[fc00::1]/',
  'https://[fd12:3456:789a::1]/',
  'https://[fec0::1]/',
  // one link, and what clouds keep there
  'https://169.254.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  // addresses of IPv4 inside those of IPv6
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a00:1::1]/',
  'https://[2001:0:7f00:1::]/',
  // not one receiver, or none
  'https://224.0.0.1/',
  'https://239.255.255.250/',
  'https://[ff02::1]/',
  'https://255.255.255.255/',
  'https://240.0.0.1/',
  'https://192.0.2.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://198.18.0.1/',
  'https://192.88.99.1/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[100::1]/',
  'https://[5f00::1]/',
];

const LOCAL_NAMES = [
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://a.localhost/',
  'https://localhost.localdomain/',
  'https://ip6-localhost/',
  'https://localhost:8443/hook',
];

const WRONG_PORTS = [22, 25, 80, 6379, 8080, 5432, 4430, 65_535].map((port) => `https://shop.example:${port}/`);

const MALFORMED = [
  '',
  'shop.example',
  '//shop.example/',
  'http://shop.example/',
  'http://127.0.0.1/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https:shop.example',
  'https:/shop.example',
  'https:///shop.example/',
  'https://',
  'https://./',
  'https://:443/',
  'https://user@shop.example/',
  'https://user:password@shop.example/',
  'https://shop.example@127.0.0.1/',
  'https://@127.0.0.1/',
  'https://shop.example:443@10.0.0.1/',
  'https://shop.example\\@127.0.0.1/',
  'https:\\\\127.0.0.1\\',
  'https://shop.example/\r\nHost: 127.0.0.1',
  ' https://shop.example/',
  'https://shop .example/',
  'https://127.0.0.\t1/',
  'https://shop\u200B.example/',
  'https://shop.example:99999/',
  'https://256.256.256.256/',
  'https://1.2.3.4.5/',
  'https://[::1/',
  'https://[fe80::1%25eth0]/',
  'https://[::ffff:127.0.0.1',
  `https://shop.example/${'x'.repeat(2048)}`,
];

const GOOD = [
  'https://shop.example/hook',
  'https://shop.example:443/',
  'https://shop.example:8443/hook?x=1#y',
  'https://SHOP.example./',
  'https://bücher.example/',
  'https://shop.example/a@b',
  'https://localhost.example/',
  'https://notlocalhost/',
  'https://127.0.0.1.nip.example/',
  'https://8.8.8.8/',
  'https://1.1.1.1:8443/',
  'https://172.32.0.1/',
  'https://100.128.0.1/',
  'https://[2606:4700:4700::1111]/',
  'https://[::ffff:8.8.8.8]/',
];

const post = (sender: WebhookSender, url: string) => sender.send({ url, headers: {}, body: Buffer.from('{}') });

describe('when a URL is registered', () => {
  it.each(NOT_PUBLIC)('%s is not allowed', (url) => {
    expect(webhookUrlProblem(url, [])).toMatchObject({ code: 'URL_NOT_ALLOWED', message: 'The URL must point to a public address.' });
  });

  it.each(LOCAL_NAMES)('%s is this machine', (url) => {
    expect(webhookUrlProblem(url, [])).toMatchObject({ code: 'URL_NOT_ALLOWED' });
  });

  it.each(WRONG_PORTS)('%s has a port of something else', (url) => {
    expect(webhookUrlProblem(url, ['127.0.0.0/8'])).toMatchObject({ code: 'URL_NOT_ALLOWED' });
  });

  it.each(MALFORMED)('%j is no URL that we send to', (url) => {
    expect(webhookUrlProblem(url, [])).toMatchObject({ code: 'INVALID_URL' });
  });

  it.each(GOOD)('%s is fine', (url) => {
    expect(webhookUrlProblem(url, [])).toBeUndefined();
  });
});

describe('networks that the operator opened', () => {
  it.each([
    ['https://127.0.0.1:9999/', ['127.0.0.0/8']],
    ['https://0x7f.1:9999/', ['127.0.0.0/8']],
    ['https://[::ffff:127.0.0.1]:9999/', ['127.0.0.0/8']],
    ['https://localhost:9999/', ['127.0.0.0/8']],
    ['https://localhost:9999/', ['::1/128']],
    ['https://10.1.2.3/', ['192.168.0.0/16', '10.0.0.0/8']],
    ['https://[fd00::5]:8080/', ['fd00::/8']],
  ])('take %s', (url, networks) => {
    expect(webhookUrlProblem(url, networks)).toBeUndefined();
  });

  it.each([
    ['http://127.0.0.1/', ['127.0.0.0/8'], 'INVALID_URL'],
    ['https://user@127.0.0.1/', ['127.0.0.0/8'], 'INVALID_URL'],
    ['https://10.0.0.1/', ['127.0.0.0/8'], 'URL_NOT_ALLOWED'],
    ['https://localhost/', ['10.0.0.0/8'], 'URL_NOT_ALLOWED'],
    ['https://8.8.8.8:22/', ['127.0.0.0/8'], 'URL_NOT_ALLOWED'],
    ['https://[64:ff9b::127.0.0.1]/', ['127.0.0.0/8'], 'URL_NOT_ALLOWED'],
  ])('do not take %s', (url, networks, code) => {
    expect(webhookUrlProblem(url, networks)).toMatchObject({ code });
  });
});

/** Counts the connections that are tried within `during`, and none that a service of the same process makes beside it. */
function watchConnections() {
  const watched = new AsyncLocalStorage<true>();
  const connect = Reflect.get(Socket.prototype, 'connect') as (...to: unknown[]) => Socket;
  let made = 0;
  const spy = jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...to: unknown[]) {
    if (watched.getStore()) made += 1;
    return Reflect.apply(connect, this, to);
  });
  return {
    during: <T>(work: () => Promise<T>) => watched.run(true, work),
    made: () => made,
    restore: () => spy.mockRestore(),
  };
}

describe('when something is sent', () => {
  let ca: Authority;

  beforeAll(async () => {
    ca = await authority();
  });

  it('no literal address outside the public ones is even tried', async () => {
    const connections = watchConnections();
    const sender = new WebhookSender({ timeoutMs: 2000, allowedNetworks: [] });
    const outcomes = await connections.during(() => Promise.all(NOT_PUBLIC.map((url) => post(sender, url))));
    expect(outcomes.map(({ failure }) => failure)).toEqual(NOT_PUBLIC.map(() => 'blocked'));
    expect(outcomes.every(({ delivered, httpStatus, remoteAddress }) => !delivered && httpStatus === null && remoteAddress === null)).toBe(
      true,
    );
    expect(connections.made()).toBe(0);
    connections.restore();
    await sender.close();
  });

  it('no malformed URL is tried, and no public address on a port of something else', async () => {
    const connections = watchConnections();
    const sender = new WebhookSender({ timeoutMs: 2000, allowedNetworks: ['127.0.0.0/8'] });
    for (const url of [...MALFORMED, 'https://8.8.8.8:22/', 'https://[2606:4700:4700::1111]:25/'])
      expect(await connections.during(() => post(sender, url))).toMatchObject({ delivered: false, failure: 'blocked' });
    expect(connections.made()).toBe(0);
    const closed = await closedPort();
    expect(await connections.during(() => post(sender, `https://127.0.0.1:${closed}/`))).toMatchObject({ failure: 'refused' });
    expect(connections.made()).toBe(1);
    connections.restore();
    await sender.close();
  });

  describe('to a name', () => {
    let inside: Receiver;

    beforeEach(async () => {
      inside = await startTcpReceiver();
    });

    afterEach(() => inside.close());

    it.each([
      ['127.0.0.1'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      ['10.0.0.1'],
      ['169.254.169.254'],
      ['64:ff9b::7f00:1'],
      ['2002:7f00:1::'],
      ['0.0.0.0'],
      ['127.0.0.1', '10.0.0.1'],
      ['no address at all'],
    ])('that stands for %s nothing goes out', async (...addresses) => {
      const sender = new WebhookSender({ timeoutMs: 2000, allowedNetworks: [], resolve: async () => addresses });
      for (const port of [inside.port, 443, 8443]) {
        const outcome = await post(sender, `https://shop.example:${port}/`);
        expect(outcome).toMatchObject({ failure: 'blocked', remoteAddress: null });
        for (const address of addresses) expect(outcome.errorMessage).not.toContain(address);
      }
      expect(inside.connections()).toBe(0);
      await sender.close();
    });

    it('that is our own machine by its nature nothing goes out', async () => {
      const sender = new WebhookSender({ timeoutMs: 2000, allowedNetworks: [] });
      for (const host of ['localhost', 'localhost.', 'shop.localhost'])
        expect(await post(sender, `https://${host}:${inside.port}/`)).toMatchObject({ failure: 'blocked' });
      expect(inside.connections()).toBe(0);
      await sender.close();
    });

    it('that has a public address beside a private one, only the public one is tried', async () => {
      // 127.0.0.2 plays the public address.
      const outside = await startReceiver(await ca.issue(), undefined, '127.0.0.2');
      const trap = await startTcpReceiver();
      const resolve = async () => ['127.0.0.1', '127.0.0.2'];
      const sender = new WebhookSender({ timeoutMs: 2000, allowedNetworks: ['127.0.0.2/32'], ca: ca.cert, resolve });
      expect(await post(sender, `https://hooks.example:${outside.port}/`)).toMatchObject({ delivered: true, remoteAddress: '127.0.0.2' });
      expect(await post(sender, `https://hooks.example:${trap.port}/`)).toMatchObject({ failure: 'refused' });
      expect(trap.connections()).toBe(0);
      await Promise.all([sender.close(), outside.close(), trap.close()]);
    });

    it('that was public and turns to this machine, nothing goes there', async () => {
      const outside = await startReceiver(await ca.issue(), (_, response) => response.setHeader('connection', 'close').end(), '127.0.0.2');
      let answers = 0;
      const rebinding = async () => (answers++ === 0 ? ['127.0.0.2'] : ['127.0.0.1']);
      const sender = new WebhookSender({ timeoutMs: 2000, allowedNetworks: ['127.0.0.2/32'], ca: ca.cert, resolve: rebinding });
      expect(await post(sender, `https://hooks.example:${outside.port}/`)).toMatchObject({ delivered: true });
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect(await post(sender, `https://hooks.example:${outside.port}/`)).toMatchObject({ failure: 'blocked' });
      expect(await post(sender, `https://hooks.example:${inside.port}/`)).toMatchObject({ failure: 'blocked' });
      // One question for each connection: what was checked is what is connected to.
      expect(answers).toBe(12);
      expect(outside.received).toHaveLength(1);
      expect(inside.connections()).toBe(0);
      await Promise.all([sender.close(), outside.close()]);
    });
  });
});
