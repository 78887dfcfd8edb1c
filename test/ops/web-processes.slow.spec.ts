import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../support/client.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startByNpm, untilReady, type ServiceProcess } from '../support/process.js';
import { parseMetrics, valueOf } from '../support/prometheus.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-processes-'));
  service = startByNpm({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'info', WEB_PROCESSES: '2', PUBLIC_RATE_LIMIT: '7/60' });
  // Four processes start, the later ones when the first is ready.
  await untilReady(service);
  client = new Client(service.url());
});
afterAll(async () => {
  if (service.child.pid !== undefined && service.child.exitCode === null) process.kill(-service.child.pid, 'SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Line {
  readonly process?: string;
  readonly pid: number;
  readonly msg: string;
}

const lines = (): Line[] =>
  service
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);

const pidOf = (name: string): number | undefined => lines().findLast(({ process: of, msg }) => of === name && msg === 'ready')?.pid;

/** A new connection each time, which the processes take in turns. */
const alone = { connection: 'close' };

describe('several web processes', () => {
  it('run beside one worker, and say in their logs which they are', async () => {
    // Without a name: the one that looks after them.
    const names = ['web-1', 'web-2', 'worker', undefined];
    await waitFor('each has written that it is ready', () => names.every((name) => lines().some((line) => line.process === name)), 50_000);
    expect(new Set(lines().map((line) => line.process))).toEqual(new Set(names));
  });

  it('keep a limit together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/track/SVC00000000000', alone)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(13);
  });

  it('tell in one scrape what all of them counted', async () => {
    for (let n = 0; n < 10; n++) await client.get('/api/erp/openapi-spec.json', alone);
    const samples = parseMetrics((await client.get('/metrics')).text);
    const labels = { method: 'GET', route: '/api/erp/openapi-spec.json', status: '200' };
    expect(valueOf(samples, 'shipgraph_http_request_duration_seconds_count', labels)).toBe(10);
    expect(valueOf(samples, 'shipgraph_db_connections_max')).toBe(18);
    expect(valueOf(samples, 'shipgraph_reading_up', { reading: 'events' })).toBe(1);
  });

  it('go on answering when one of them crashes, which is started again', async () => {
    const killed = pidOf('web-1');
    expect(killed).toEqual(expect.any(Number));
    process.kill(killed ?? 0, 'SIGKILL');
    await waitFor('web-1 is there again', () => pidOf('web-1') !== killed, 120_000);
    expect(service.stderr()).toContain(`The process web-1 (${killed}) ended with SIGKILL. Restarting it.`);
    expect((await client.get('/readyz', alone)).status).toBe(200);
  }, 150_000);

  it('end together, each after its work in progress, when the primary is stopped', async () => {
    const pids = ['web-1', 'web-2', 'worker'].map(pidOf);
    service.child.kill('SIGTERM');
    await service.exited;
    const gone = (pid: number | undefined): boolean => {
      try {
        process.kill(pid ?? 0, 0);
        return false;
      } catch {
        return true;
      }
    };
    await waitFor('all of them are gone', () => pids.every(gone), 50_000);
    expect(service.stdout()).not.toContain('"level":"fatal"');
  });
});
