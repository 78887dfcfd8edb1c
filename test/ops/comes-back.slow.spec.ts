import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/embedded-postgres/server-port.js';
import { Client } from '../support/client.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startByNpm, untilReady, type ServiceProcess } from '../support/process.js';
import { waitFor } from '../support/wait-for.js';

/** Fills the heap of the process that gets this signal, until V8 gives up. */
const OUT_OF_MEMORY = 'process.once("SIGUSR2", () => { for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length)); })';

let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-comes-back-'));
  service = startByNpm({
    ...settings(),
    PORT: String(await freePort()),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OUT_OF_MEMORY)}`,
  });
  await untilReady(service);
  client = new Client(service.url());
});
afterAll(async () => {
  endGroup(service);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const settings = (): Readonly<Record<string, string>> => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'info' });

/** The processes that have served, the present one last. */
const served = (of = service): number[] =>
  of
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as { pid: number; msg: string })
    .flatMap(({ pid, msg }) => (msg === 'ready' ? [pid] : []));

describe('a single process, started by npm start', () => {
  it.each([
    ['runs out of memory', 'SIGUSR2', 'SIGABRT'],
    ['aborts', 'SIGABRT', 'SIGABRT'],
    ['is killed', 'SIGKILL', 'SIGKILL'],
    ['reads where it may not', 'SIGSEGV', 'SIGSEGV'],
  ] as const)('comes back by itself when it %s', async (_, signal, end) => {
    const before = served();
    const pid = before.at(-1) ?? 0;
    process.kill(pid, signal);
    await waitFor('another process is ready', () => served().length > before.length);
    expect(served().at(-1)).not.toBe(pid);
    expect(service.stderr()).toContain(`The process service (${pid}) ended with ${end}. Restarting it.`);
    expect((await client.get('/livez')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
  });

  it('ends when it is told to, after what is in progress, and does not come back', async () => {
    const before = served();
    service.child.kill('SIGTERM');
    await service.exited;
    await waitFor('the process is gone', () => isGone(before.at(-1) ?? 0));
    expect(service.stderr()).toContain('finishing requests and jobs in progress');
    expect(served()).toEqual(before);
  });
});

it('ends with what keeps it running, which cannot start it again', async () => {
  const other = startByNpm(settings());
  try {
    await waitFor('it is ready', () => served(other).length > 0);
    const [pid = 0] = served(other);
    process.kill(await parentOf(pid), 'SIGKILL');
    await waitFor('the process is gone', () => isGone(pid));
  } finally {
    endGroup(other);
  }
});

it('does not come back after a start that failed', async () => {
  const faults: readonly Readonly<Record<string, string>>[] = [{ PORT: 'eighty' }, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }];
  for (const wrong of faults) {
    const failed = startByNpm({ ...settings(), ...wrong });
    expect(await failed.exited).toBe(1);
    expect(failed.stderr()).not.toContain('Restarting it');
  }
});

async function parentOf(pid: number): Promise<number> {
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(parent);
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** Nothing of it may outlive a test that has failed. */
function endGroup({ child: { pid } }: ServiceProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' });
  }
}
