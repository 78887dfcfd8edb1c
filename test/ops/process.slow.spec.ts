import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startByNpm, startProcess, untilReady, type ServiceProcess } from '../support/process.js';
import { Client } from '../support/client.js';
import { parseMetrics, valueOf } from '../support/prometheus.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-process-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (more: Readonly<Record<string, string>> = {}): ServiceProcess =>
  startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'info', ...more });

it('drains on SIGTERM: running requests are answered, readiness fails first, and it exits with 0', async () => {
  // A fast machine sends more requests in this time than one address may.
  const service = start({ STORE_RATE_LIMIT: '0/15' });
  await untilReady(service);
  const client = new Client(service.url());
  const outcomes: number[] = [];
  let running = true;
  // Each of these sends the next request when the last one is answered, as connections of a busy store do.
  const callers = Array.from({ length: 10 }, async () => {
    while (running) {
      const answer = await client.post('/api/rates', {}).catch(() => undefined);
      if (!answer) return;
      outcomes.push(answer.status);
    }
  });
  const seen: number[] = [];
  const probe = (async () => {
    while (running) {
      const answer = await client.get('/readyz').catch(() => undefined);
      if (!answer) return;
      seen.push(answer.status);
    }
  })();
  while (outcomes.length < 200) await new Promise((resolve) => setImmediate(resolve));

  service.child.kill('SIGTERM');
  const code = await service.exited;
  running = false;
  await Promise.all([...callers, probe]);

  expect(code).toBe(0);
  expect(new Set(outcomes)).toEqual(new Set([401]));
  expect(seen).toContain(503);
});

it('writes one JSON object per line, with the request id and without secrets', async () => {
  const service = start();
  await untilReady(service);
  const client = new Client(service.url());
  const canary = { password: 'canary-password-123', email: 'canary@example.com' };
  await client.post(
    '/api/login',
    { ...canary, shopId: 'a.example', shopName: 'A', platform: 'x', url: 'https://a.example' },
    { 'x-request-id': 'trace-me-1' },
  );
  await client.graphql('mutation { login(email: "canary@example.com", password: "canary-password-123") { token } }');
  await client.post('/api/rates?phone=canary-phone', {}, { 'x-svc-shop-token': 'canary-token', 'x-svc-shop-domain': 'a.example' });
  service.child.kill('SIGTERM');
  await service.exited;

  const lines = service.stdout().trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(records.some((record) => record['requestId'] === 'trace-me-1' && record['route'] === '/api/login')).toBe(true);
  expect(service.stdout() + service.stderr()).not.toMatch(/canary/);
});

it('says in one sentence per setting what is wrong, and exits with 1', async () => {
  const service = startProcess({ PORT: 'eighty', DB_SCHEMA: 'Bad Name', ERP_RATE_LIMIT: 'many' });

  expect(await service.exited).toBe(1);
  const sentences = service.stderr().trim().split('\n');
  expect(sentences).toHaveLength(3);
  expect(service.stderr()).toMatch(/The setting PORT must be a whole number/);
  expect(service.stderr()).toMatch(/The setting DB_SCHEMA must be/);
  expect(service.stderr()).toMatch(/The setting ERP_RATE_LIMIT must be count\/seconds/);
});

(process.geteuid?.() === 0 ? it : it.skip)('does not run as root in production, and says what to do', async () => {
  const service = start({ NODE_ENV: 'production' });
  expect(await service.exited).toBe(1);
  expect(service.stderr()).toContain('does not run as root in production');
  expect(service.stderr()).toContain('ALLOW_ROOT=1');
});

it('drains on a Ctrl-C that arrives repeatedly, from the terminal and from npm', async () => {
  const service = start();
  await untilReady(service);
  for (let n = 0; n < 3; n++) service.child.kill('SIGINT');
  expect(await service.exited).toBe(0);
});

it('ends at once on the second signal', async () => {
  const service = start();
  await untilReady(service);
  service.child.kill('SIGTERM');
  service.child.kill('SIGTERM');
  expect([0, 1]).toContain(await service.exited);
});

it('drains when npm, which started it, is stopped and exits', async () => {
  const service = startByNpm({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  try {
    await untilReady(service);
    const client = new Client(service.url());
    expect((await client.get('/readyz')).status).toBe(200);
    // The built service brings these along.
    for (const file of [
      '/docs/minisearch.js',
      '/docs/stemmer.js',
      '/docs/api/post-api-order',
      '/docs/webhooks',
      '/docs/search.js',
      '/docs/pictures/board.png',
      '/graphql/explorer/graphiql.css',
      '/console',
    ])
      expect([file, (await client.get(file)).status]).toEqual([file, 200]);

    // Its output is closed when the last process that holds it has ended.
    const closed = once(service.child, 'close');
    service.child.kill('SIGTERM');
    await service.exited;
    const refused = (): Promise<boolean> =>
      client.get('/livez').then(
        () => false,
        () => true,
      );
    await waitFor('the port refuses', refused);
    await closed;
    expect(service.stderr()).toContain('finishing requests and jobs in progress');
    expect(service.stdout()).not.toContain('"level":"fatal"');
  } finally {
    endGroup(service.child.pid);
  }
});

it('tells the lines of the sources when what was built fails', async () => {
  const service = startByNpm({ DATABASE_URL: database.url, DATA_DIR: 'package.json/none', LOG_LEVEL: 'info' });
  expect(await service.exited).toBe(1);
  expect(service.stdout()).toMatch(/\(src\/platform\/auth\/secrets[.]ts:\d+:\d+\)/);
});

it('says what was not handled in a fatal line, and exits with 1 rather than look alive', async () => {
  for (const [name, broken] of [
    ['A promise', 'Promise.reject(new Error("an unhandled error"))'],
    ['A callback', 'setTimeout(() => { throw new Error("an unhandled error") })'],
  ]) {
    const seam = `process.once("SIGUSR2", () => ${broken})`;
    const service = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(seam)}` });
    await untilReady(service);
    service.child.kill('SIGUSR2');
    expect([name, await service.exited]).toEqual([name, 1]);
    const [fatal] = service
      .stdout()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 'fatal');
    expect(fatal).toMatchObject({ msg: 'Unhandled error.', err: { message: 'an unhandled error' } });
  }
});

it('can be watched on a port of its own when it only works', async () => {
  const port = await freePort();
  const service = start({ ROLE: 'worker', METRICS_PORT: String(port), METRICS_TOKEN: 'a-token-for-metrics' });
  await waitFor('it is ready', async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200);
  const refused = await fetch(`http://127.0.0.1:${port}/metrics`);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer a-token-for-metrics' } });
  const samples = parseMetrics(await answer.text());
  service.child.kill('SIGTERM');

  expect(refused.status).toBe(401);
  expect(valueOf(samples, 'shipgraph_reading_up')).toBe(8);
  expect(await service.exited).toBe(0);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Nothing of it may outlive a test that has failed. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' });
  }
}
