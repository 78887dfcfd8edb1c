import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, untilReady, type ServiceProcess } from '../support/process.js';
import { Client } from '../support/client.js';

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
  const service = start();
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
  expect(records.some((record) => record['requestId'] === 'trace-me-1' && record['path'] === '/api/login')).toBe(true);
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

it('ends at once on the second signal', async () => {
  const service = start();
  await untilReady(service);
  service.child.kill('SIGTERM');
  service.child.kill('SIGTERM');
  expect([0, 1]).toContain(await service.exited);
});
