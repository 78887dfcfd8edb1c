import { waitFor } from '../../../support/wait-for.js';
import { WebhookSender, type SenderOptions } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Authority } from '../certificates.js';
import { startReceiver, type Receiver } from '../receiver.js';

let ca: Authority;
let receiver: Receiver;

beforeAll(async () => {
  ca = await authority();
});

beforeEach(async () => {
  receiver = await startReceiver(await ca.issue());
});

afterEach(() => receiver.close());

const newSender = (over: Partial<SenderOptions> = {}) =>
  new WebhookSender({ timeoutMs: 10_000, allowedNetworks: ['127.0.0.0/8'], ca: ca.cert, resolve: async () => ['127.0.0.1'], ...over });
const post = (sender: WebhookSender, url = receiver.url()) => sender.send({ url, headers: {}, body: Buffer.from('{}') });

describe('connections to receivers', () => {
  it('are used again', async () => {
    const sender = newSender();
    for (let round = 0; round < 50; round += 1) await post(sender);
    // A connection is free again one turn after its answer; in the meantime a second one may be opened.
    expect(receiver.connections()).toBeLessThanOrEqual(2);
    expect(receiver.received).toHaveLength(50);
    await sender.close();
    await waitFor('the connection is closed', () => receiver.open() === 0);
  });

  it('are so many to one receiver and no more', async () => {
    const sender = newSender({ limits: { perOrigin: 4, overall: 100 } });
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => post(sender)));
    expect(outcomes.every(({ delivered }) => delivered)).toBe(true);
    expect(receiver.connections()).toBe(4);
    await sender.close();
  });

  it('are closed to make room, so that hundreds of receivers take a few sockets', async () => {
    const sender = newSender({ limits: { perOrigin: 4, overall: 8 } });
    let most = 0;
    const postOnce = async (name: number) => {
      const { delivered } = await post(sender, `https://r${name}.hooks.example:${receiver.port}/`);
      expect(delivered).toBe(true);
      most = Math.max(most, sender.openConnections);
    };
    for (let round = 0; round < 75; round += 1) await Promise.all([0, 1, 2, 3].map((place) => postOnce(4 * round + place)));
    expect(receiver.connections()).toBe(300);
    // Four are under way at a time, and each of them makes room for itself.
    expect(most).toBeLessThanOrEqual(8 + 4);
    await sender.close();
  });

  it('are closed when nothing was sent for a moment', async () => {
    const sender = newSender();
    await Promise.all(Array.from({ length: 20 }, (_, name) => post(sender, `https://r${name}.hooks.example:${receiver.port}/`)));
    expect(sender.openConnections).toBe(20);
    await waitFor('all are closed', () => sender.openConnections === 0 && receiver.open() === 0);
    expect((await post(sender)).delivered).toBe(true);
    await sender.close();
  });

  it('are made anew when the receiver has closed them, without a failed attempt', async () => {
    const closing = await startReceiver(await ca.issue(), (_, response) => response.writeHead(200, { connection: 'close' }).end());
    const sender = newSender();
    for (let round = 0; round < 20; round += 1) expect((await post(sender, closing.url())).delivered).toBe(true);
    expect(closing.connections()).toBe(20);
    await sender.close();
    await closing.close();
  });

  it('carry the name of the URL to SNI and Host, whatever the address', async () => {
    const sender = newSender();
    await post(sender, `https://Hooks.Example:${receiver.port}/`);
    await post(sender, `https://hooks.example.:${receiver.port}/`);
    for (const { headers, servername } of receiver.received)
      expect({ host: headers.host, servername }).toEqual({ host: `hooks.example:${receiver.port}`, servername: 'hooks.example' });
    expect(receiver.received).toHaveLength(2);
    await sender.close();
  });

  it('are tried on every address of a name', async () => {
    const sender = newSender({ resolve: async () => ['127.0.0.3', '127.0.0.1'] });
    expect(await post(sender, `https://hooks.example:${receiver.port}/`)).toMatchObject({ delivered: true, remoteAddress: '127.0.0.1' });
    await sender.close();
  });

  it('finish what is under way when the sender is closed', async () => {
    const answers: (() => void)[] = [];
    const slow = await startReceiver(await ca.issue(), (_, response) => answers.push(() => response.end()));
    const sender = newSender();
    const outcome = post(sender, slow.url());
    await waitFor('the delivery has arrived', () => answers.length === 1);
    const closed = sender.close();
    answers.forEach((answer) => answer());
    expect((await outcome).delivered).toBe(true);
    await closed;
    await slow.close();
  });
});
