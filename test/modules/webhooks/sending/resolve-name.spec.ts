import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '../../../support/wait-for.js';
import { resolverOf, hostsFileAddresses } from '../../../../src/platform/outbound/resolve-name.js';
import { WebhookSender } from '../../../../src/modules/webhooks/sending/index.js';
import { authority } from '../certificates.js';
import { startNameServer } from '../name-server.js';
import { startReceiver, startTcpReceiver } from '../receiver.js';

const ZONE: Record<string, readonly string[] | null> = {
  'two.example': ['127.0.0.1', '127.0.0.2'],
  'empty.example': [],
  'mute.example': null,
};

describe('a name is resolved', () => {
  it('by the name servers, to all its addresses', async () => {
    const server = await startNameServer((name) => ZONE[name]);
    const resolve = (name: string) => resolverOf([server.address])(name, new AbortController().signal);
    expect(await resolve('two.example')).toEqual(['127.0.0.1', '127.0.0.2']);
    await expect(resolve('empty.example')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolve('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await server.close();
  });

  it('never, when it is a name of this machine', async () => {
    const server = await startNameServer(() => ['127.0.0.9']);
    expect(await resolverOf([server.address])('shop.localhost', new AbortController().signal)).toEqual(['127.0.0.1', '::1']);
    expect(server.asked).toEqual([]);
    await server.close();
  });

  it('by the hosts file before the name servers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
    const file = join(folder, 'hosts');
    await writeFile(
      file,
      '# shop.example\n127.0.0.7\tfirst.example Shop.Example # the shop\r\n\n::1 shop.example\nnonsense shop.example\n',
    );
    expect(await hostsFileAddresses('SHOP.example', file)).toEqual(['127.0.0.7', '::1']);
    expect(await hostsFileAddresses('the', file)).toEqual([]);
    expect(await hostsFileAddresses('shop.example', join(folder, 'missing'))).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('a query that was abandoned', () => {
  it('is taken back', async () => {
    const server = await startNameServer(() => null);
    const leaving = new AbortController();
    const question = resolverOf([server.address])('mute.example', leaving.signal);
    await waitFor('the question has arrived', () => server.asked.length > 0);
    leaving.abort();
    await expect(question).rejects.toMatchObject({ code: 'ECANCELLED' });
    await server.close();
  });
});

describe('an attempt that asks a name server', () => {
  it('goes nowhere once the name turns to this machine', async () => {
    const ca = await authority();
    const outside = await startReceiver(await ca.issue(), (_, response) => response.setHeader('connection', 'close').end(), '127.0.0.2');
    const inside = await startTcpReceiver();
    const server = await startNameServer((_, askedBefore) => (askedBefore === 0 ? ['127.0.0.2'] : ['127.0.0.1']));
    // 127.0.0.2 plays the public address.
    const sender = new WebhookSender({
      timeoutMs: 5000,
      allowedNetworks: ['127.0.0.2/32'],
      ca: ca.cert,
      resolve: resolverOf([server.address]),
    });
    const post = (port: number) => sender.send({ url: `https://shop.hooks.example:${port}/`, headers: {}, body: Buffer.from('{}') });

    expect(await post(outside.port)).toMatchObject({ delivered: true, remoteAddress: '127.0.0.2' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await post(inside.port)).toMatchObject({ failure: 'blocked' });
    expect(inside.connections()).toBe(0);
    expect(server.asked).toHaveLength(6);
    await Promise.all([sender.close(), outside.close(), inside.close(), server.close()]);
  });

  it('fails when there is no such name, and in time when no server answers', async () => {
    const server = await startNameServer((name) => ZONE[name]);
    const sender = new WebhookSender({ timeoutMs: 500, allowedNetworks: [], resolve: resolverOf([server.address]) });
    const post = (name: string) => sender.send({ url: `https://${name}/`, headers: {}, body: Buffer.from('{}') });
    expect(await post('nobody.example')).toMatchObject({
      failure: 'dns',
      errorMessage: 'The name nobody.example could not be resolved (ENOTFOUND).',
    });
    expect(await post('mute.example')).toMatchObject({ failure: 'timeout' });
    await Promise.all([sender.close(), server.close()]);
  });
});
