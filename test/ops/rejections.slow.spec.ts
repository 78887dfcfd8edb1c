import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../support/client.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, untilReady } from '../support/process.js';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-rejections-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Lets a signal do to the process what a defect in any corner of it would. */
const DEFECT = `process.on('SIGUSR2', () => void Promise.reject(new Error('a promise without a handler')))`;
const start = () =>
  startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(DEFECT)}`,
  });

const isServing = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

it('An unhandled rejection ends the process with a failure: it is never half dead', async () => {
  const service = start();
  await untilReady(service);
  const url = service.url();
  expect((await new Client(url).graphql('{ __typename }')).body).toEqual({ data: { __typename: 'Query' } });

  service.child.kill('SIGUSR2');
  expect(await service.exited).toBe(1);
  expect(service.stderr()).toContain('Unhandled error.');
  expect(await isServing(url)).toBe(false);
});

it('Requests that break off, and those that fail in every step of the door, leave the process serving', async () => {
  const service = start();
  await untilReady(service);
  const client = new Client(service.url());
  const port = Number(new URL(service.url()).port);
  const brokenOff = Array.from(
    { length: 50 },
    (_, n) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          const body = '{"query":"{ me { id } }"}'.slice(0, n % 26);
          socket.write(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 25\r\n\r\n${body}`, () =>
            socket.destroy(),
          );
        });
        socket.once('close', () => resolve()).once('error', () => resolve());
      }),
  );
  await Promise.all(brokenOff);
  const refused = await Promise.all([
    client.post('/graphql', '{'),
    client.post('/graphql', { query: '{' }),
    client.post('/graphql', { query: '{ nothing }' }),
    client.post('/graphql', { query: '{ me { id } }' }, { authorization: 'Bearer nobody' }),
    client.post('/graphql', { query: '{ shipments { totalCount } }' }),
    client.post('/graphql', { query: 'query($n: Int!) { orders(first: $n) { totalCount } }', variables: { n: 'x' } }),
  ]);
  expect(refused.every(({ body }) => body.errors.length > 0)).toBe(true);

  expect((await client.get('/readyz')).status).toBe(200);
  expect((await client.graphql('{ __typename }')).body).toEqual({ data: { __typename: 'Query' } });
  service.child.kill('SIGTERM');
  expect(await service.exited).toBe(0);
});
