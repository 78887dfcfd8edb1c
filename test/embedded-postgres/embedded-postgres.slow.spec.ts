import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { NON_DURABLE_SETTINGS, startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/embedded-postgres/index.js';
import { openTempFolder, startTestCluster } from '../support/cluster.js';
import { findDebianPostgres, startDebianPostgres } from '../support/debian-postgres.js';
import { waitFor } from '../support/wait-for.js';

const asRoot = process.geteuid?.() === 0;
const debianBin = await findDebianPostgres();

const PACKAGE = new URL('../../src/embedded-postgres/', import.meta.url);

const APP = `
  import { startEmbeddedPostgres } from '${fileURLToPath(new URL('index.ts', PACKAGE))}';
  const settings = ${JSON.stringify(NON_DURABLE_SETTINGS)};
  const postgres = await startEmbeddedPostgres({ name: 'shipgraph', dataDir: process.env.DATA_DIR, report: console.log, settings });
  console.log(postgres.url);
  process.stdin.on('end', () => postgres.stop()).resume();
`;

const URL_LINE = /^postgres:/;
const WEIGHT = 'select weight from parcel';

interface App {
  readonly process: ChildProcess;
  readonly lines: Interface;
}

let folder: string;
let dataDir: string;
const apps: App[] = [];
const servers: Pick<EmbeddedPostgres, 'stop'>[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const { process: app } of apps.splice(0)) if (app.exitCode === null && app.signalCode === null) await kill(app);
});

describe('the embedded PostgreSQL, with one data directory all along,', () => {
  beforeAll(useFreshFolder);
  afterAll(removeFolder);

  it('starts, answers a query, and leaves no process behind when it is stopped', async () => {
    const { url, superuserUrl } = await start();
    expect(new URL(url)).toMatchObject({
      protocol: 'postgres:',
      username: 'shipgraph_service',
      hostname: '127.0.0.1',
      pathname: '/shipgraph',
    });
    await ask(url, 'create table parcel as select 7 as weight');
    // Needed because these servers may forget what was written last before a crash.
    await ask(superuserUrl, 'checkpoint');

    await Promise.all([servers[0]?.stop(), servers[0]?.stop()]);
    expect(await processesOf(dataDir)).toEqual([]);
  });

  it('keeps its data over a restart', async () => {
    expect(await ask((await start()).url, WEIGHT)).toBe(7);
  });

  it('goes away with an app whose whole process group is killed, and starts again with the data', async () => {
    const app = openApp();
    await lineOf(app, URL_LINE);
    process.kill(-(app.process.pid ?? NaN), 'SIGKILL');

    await waitFor('all its processes are gone', async () => (await processesOf(dataDir)).length === 0, 5_000);
    expect(await ask((await start()).url, WEIGHT)).toBe(7);
  });

  it('starts at once after the app was killed, while the old server is still going down', async () => {
    const app = openApp();
    await lineOf(app, URL_LINE);
    await kill(app.process);

    expect(await ask((await start()).url, WEIGHT)).toBe(7);
  });

  it('is shared by two apps that start at once, and the other one takes over when its owner stops', async () => {
    const [first, second] = [openApp(), openApp()];
    const [url, sameUrl] = await Promise.all([lineOf(first, URL_LINE), lineOf(second, URL_LINE)]);
    expect(sameUrl).toBe(url);

    const { owner } = JSON.parse(await readFile(join(dataDir, 'postgres.owner.json'), 'utf8')) as { owner: { pid: number } };
    const [leaving, staying] = owner.pid === first.process.pid ? [first, second] : [second, first];
    const takingOver = lineOf(staying, /^Starting PostgreSQL/);
    await Promise.all([takingOver, leave(leaving)]);

    expect(await ask(url, WEIGHT)).toBe(7);
    await leave(staying);
    expect(await processesOf(dataDir)).toEqual([]);
  });

  it('comes back on the same port when it is killed', async () => {
    const { url } = await start();
    process.kill(Number.parseInt(await readFile(pidFile(), 'utf8')), 'SIGKILL');

    expect(await ask(url, WEIGHT)).toBe(7);
  });

  it('is not blocked by a stranger that has got the process number of a crashed server', async () => {
    await start();
    const text = await readFile(pidFile(), 'utf8');
    await servers[0]?.stop();
    await writeFile(pidFile(), text.replace(/^\d+/, String(process.pid)), { mode: 0o644 });

    expect(await ask((await start()).url, WEIGHT)).toBe(7);
  });

  it('serves the app as the owner of its database who is no superuser, also where an earlier version worked as one', async () => {
    const { superuserUrl } = await start();
    await ask(
      superuserUrl,
      `alter database shipgraph owner to shipgraph; create schema old; create type old.mood as enum ('fair');
       create table old.parcel (id bigint generated always as identity, number bigserial, mood old.mood);
       create view old.parcels as select * from old.parcel; create function old.one() returns int language sql return 1;
       insert into old.parcel (mood) values ('fair'); reassign owned by shipgraph_service to shipgraph; drop owned by shipgraph_service;
       drop role shipgraph_service; create extension pg_trgm; checkpoint`,
    );
    await servers[0]?.stop();
    await rm(join(dataDir, 'postgres.service.secret'));

    const { url } = await start();
    expect(await ask(url, 'select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user')).toBe(false);
    expect(await ask(url, "alter table old.parcel add weight int default 7; drop view old.parcels; select 'done'")).toBe('done');
    expect(await ask(url, "insert into old.parcel (mood) values ('fair') returning number")).toBe('2');
    expect(await ask(url, "create extension if not exists pg_trgm; select similarity('a', 'a')")).toBe(1);
    await expect(ask(url, "copy old.parcel to program 'cat'")).rejects.toThrow('permission denied');
    expect(await ask(url, WEIGHT)).toBe(7);
  });

  it('refuses data of another PostgreSQL version in a clear sentence', async () => {
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

    await expect(start()).rejects.toThrow(/^The embedded PostgreSQL could not be started: the database in .* is of PostgreSQL 17/);
  });
});

describe('a new embedded PostgreSQL', () => {
  beforeEach(useFreshFolder);
  afterEach(removeFolder);

  it('is made whole by the next start when the app was killed while creating it', async () => {
    const app = openApp();
    const draft = () => readdir(dataDir).then((names) => names.some((name) => name.startsWith('postgres.new-')));
    await waitFor('the cluster is being created', draft, 10_000);
    await kill(app.process);

    expect(await ask((await start()).url, 'select 1')).toBe(1);
    expect(await draft()).toBe(false);
  });

  it('has the names it is given, and refuses those that are no identifiers or are taken', async () => {
    const server = await startEmbeddedPostgres({ name: 'parcels', dataDir, settings: NON_DURABLE_SETTINGS });
    servers.push(server);
    expect(new URL(server.url)).toMatchObject({ username: 'parcels_service', pathname: '/parcels' });
    expect(new URL(server.superuserUrl)).toMatchObject({ username: 'parcels', pathname: '/parcels' });
    expect(await ask(server.url, 'select current_user::text || current_database()')).toBe('parcels_serviceparcels');

    for (const name of ['', 'Parcels', '../parcels', 'postgres', 'pg_parcels', 'a'.repeat(41)])
      await expect(startEmbeddedPostgres({ name, dataDir })).rejects.toThrow('cannot name a database');
  });

  it('counts the visits of the example in its README', async () => {
    const [, example = ''] = /```js\n([^]*?)```/.exec(await readFile(new URL('README.md', PACKAGE), 'utf8')) ?? [];
    const script = join(folder, 'example.mjs');
    await writeFile(script, example.replace("'@shipgraph/embedded-postgres'", `'${fileURLToPath(new URL('index.ts', PACKAGE))}'`));
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const visit = async () => {
      const load = new URL('../support/load-typescript.mjs', import.meta.url).href;
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', load, script], { cwd: folder });
      return stdout.trim().split('\n').at(-1);
    };
    expect(await visit()).toBe('Visits: 1');
    expect(await visit()).toBe('Visits: 2');
  });

  (asRoot ? it : it.skip)('works in a folder that only root may enter, and is new when the folder is deleted', async () => {
    await chmod(folder, 0o700);
    await ask((await start()).url, 'create table parcel as select 7 as weight');
    const outside = (await clusterOutside()) ?? '';
    await servers[0]?.stop();
    expect(await processesOf(outside)).toEqual([]);

    await rm(dataDir, { recursive: true });
    expect(await ask((await start()).url, `select to_regclass('parcel')`)).toBeNull();
    await expect(access(outside)).rejects.toThrow('ENOENT');
  });
});

describe('the servers for tests', () => {
  it('include an embedded one that need not be durable', async () => {
    const cluster = await startTestCluster();
    servers.push(cluster);
    expect(await ask(cluster.url, 'show fsync')).toBe('off');
  });

  (debianBin ? it : it.skip)('include the one that Debian ships', async () => {
    const debian = await startDebianPostgres();
    servers.push(debian);
    expect(await ask(debian.url, 'show server_version')).toMatch(new RegExp(`^${debian.version}\\.`));
  });
});

async function useFreshFolder(): Promise<void> {
  folder = await openTempFolder('shipgraph-embedded-');
  dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o755 });
}

async function removeFolder(): Promise<void> {
  const outside = await clusterOutside();
  if (outside) await Promise.all([outside, `${outside}.json`].map((path) => rm(path, { recursive: true, force: true })));
  await rm(folder, { recursive: true, force: true });
}

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ name: 'shipgraph', dataDir, settings: NON_DURABLE_SETTINGS });
  servers.push(server);
  return server;
}

/** The app as its own process, in its own process group. */
function openApp(): App {
  const child = spawn(process.execPath, ['--import', './test/support/load-typescript.mjs', '--input-type=module', '-e', APP], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const app = { process: child, lines: createInterface(child.stdout) };
  apps.push(app);
  return app;
}

async function lineOf({ lines, process: app }: App, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => pattern.test(line) && resolve(line));
    app.once('exit', () => reject(new Error(`The app ended before it said ${pattern}.`)));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function leave({ process: app }: App): Promise<void> {
  const exit = once(app, 'exit');
  app.stdin?.end();
  await exit;
}

/** The first value of the answer, as soon as the server takes connections. */
async function ask(url: string, sql: string): Promise<unknown> {
  let client = new pg.Client(url);
  const connected = () =>
    client.connect().then(
      () => true,
      () => ((client = new pg.Client(url)), false),
    );
  await waitFor('the server takes connections', connected, 10_000);
  try {
    const answers = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return [answers].flat().at(-1)?.rows[0]?.[0];
  } finally {
    await client.end();
  }
}

function pidFile(): string {
  return join(dataDir, 'postgres', 'postmaster.pid');
}

/** The cluster that is kept elsewhere for this data directory. */
async function clusterOutside(): Promise<string | undefined> {
  const pointer = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => undefined);
  return pointer && join('/var/lib/shipgraph/clusters', (JSON.parse(pointer) as { cluster: string }).cluster);
}

/** Everything that works in a cluster: supervisors name it in their command line, servers and their backends sit in it. */
async function processesOf(place: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const facts = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid, text: `${cwd} ${command}` };
    }),
  );
  return facts.filter(({ text }) => text.includes(place)).map(({ pid, text }) => `${pid} ${text}`);
}
