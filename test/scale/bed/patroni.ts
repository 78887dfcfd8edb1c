import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freePort } from '../../../src/embedded-postgres/server-port.js';
import { giveTo } from '../../../src/embedded-postgres/run-as.js';
import { waitFor } from '../../support/wait-for.js';
import { ADMIN, ADMIN_PASSWORD, adminSql, createService, SERVICE, serviceUrl, type Server } from './admin-sql.js';
import type { Bed } from './bed.js';
import { ChildProgram, signalAll, treeOf } from './child-program.js';
import { postgresPrograms, programAt } from './programs.js';

const SCOPE = 'bed';
const REPLICATION_PASSWORD = 'replication-of-the-bed';

/** One member of a cluster that Patroni runs: its agent, and the PostgreSQL that this starts and promotes. */
export class PatroniMember implements Server {
  private agent: ChildProgram | undefined;

  constructor(
    private readonly bed: Bed,
    readonly name: string,
    readonly port: number,
    /** Where the agent says whether the member leads. */
    readonly probePort: number,
    private readonly folder: string,
  ) {
    bed.onClose(() => this.kill());
  }

  start(): void {
    const launch = { runAs: this.bed.runAs, environment: { HOME: this.folder }, logFile: join(this.bed.folder, `${this.name}.log`) };
    this.agent = ChildProgram.start([programAt('patroni'), join(this.folder, 'patroni.yml')], launch);
  }

  /** The agent and every process of the server at once, as when the machine loses power. */
  async kill(): Promise<void> {
    const postmaster = await readFile(join(this.folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
    const pids = [this.agent?.running ? this.agent.pid : undefined, Number(postmaster.split('\n')[0]) || undefined];
    // The server is no child of the agent: that must survive it.
    for (const pid of pids) if (pid !== undefined && (await isOurs(pid, this.folder))) signalAll(await treeOf(pid), 'SIGKILL');
    await this.agent?.exited;
  }

  async leads(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.probePort}/primary`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  url(port = this.port): string {
    return serviceUrl(port);
  }

  sql(text: string, values: readonly unknown[] = [], database = SERVICE) {
    return adminSql({ port: this.port, database, schema: SERVICE }, text, values);
  }

  said(): string {
    return this.agent?.said() ?? '';
  }
}

/** A number in a file may be that of another process by now. */
async function isOurs(pid: number, folder: string): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(folder);
}

/** Two members and an etcd, with synchronous replication. Answers when one leads and the other follows. */
export async function startPatroni(bed: Bed, ttlSeconds: number): Promise<{ leader: PatroniMember; follower: PatroniMember }> {
  const etcd = await startEtcd(bed);
  const [leader, follower] = [await memberOf(bed, 'one', etcd, ttlSeconds), await memberOf(bed, 'two', etcd, ttlSeconds)];
  leader.start();
  await waitFor(
    () => `the first member leads; it said: ${leader.said().slice(-2_000)}`,
    () => leader.leads(),
    60_000,
  );
  await createService(leader);
  follower.start();
  const isFollowed = async (): Promise<boolean> => {
    const rows = await leader.sql(`select sync_state from pg_stat_replication where state = 'streaming'`);
    return rows.some(({ sync_state: state }) => state === 'sync' || state === 'quorum');
  };
  await waitFor(() => `the second member follows; it said: ${follower.said().slice(-2_000)}`, isFollowed, 60_000);
  return { leader, follower };
}

async function startEtcd(bed: Bed): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [url, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const flags = {
    name: SCOPE,
    'data-dir': join(await bed.folderFor('etcd'), 'data'),
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `${SCOPE}=${peer}`,
    'unsafe-no-fsync': 'true',
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const program = ChildProgram.start([programAt('etcd'), ...args], { runAs: bed.runAs, logFile: join(bed.folder, 'etcd.log') });
  bed.onClose(() => program.stop());
  await waitFor(
    () => `etcd is healthy; it said: ${program.said().slice(-2_000)}`,
    async () => {
      if (!program.running) throw new Error(`etcd ended; it said: ${program.said().slice(-2_000)}`);
      return fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    30_000,
  );
  return port;
}

async function memberOf(bed: Bed, name: string, etcdPort: number, ttlSeconds: number): Promise<PatroniMember> {
  const folder = await bed.folderFor(`patroni-${name}`);
  const [port, probePort] = [await freePort(), await freePort()];
  const file = join(folder, 'patroni.yml');
  await writeFile(file, JSON.stringify(configurationOf({ name, folder, port, probePort, etcdPort, ttlSeconds }), undefined, 2));
  await giveTo(bed.runAs, file);
  return new PatroniMember(bed, name, port, probePort, folder);
}

interface MemberPlan {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly probePort: number;
  readonly etcdPort: number;
  readonly ttlSeconds: number;
}

/** JSON is YAML, which Patroni reads. */
const configurationOf = ({ name, folder, port, probePort, etcdPort, ttlSeconds }: MemberPlan) => ({
  scope: SCOPE,
  name,
  restapi: { listen: `127.0.0.1:${probePort}`, connect_address: `127.0.0.1:${probePort}` },
  etcd3: { hosts: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: ttlSeconds,
      loop_wait: 1,
      retry_timeout: Math.max(3, Math.floor((ttlSeconds - 1) / 2)),
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, shared_buffers: '32MB', wal_keep_size: '256MB', wal_log_hints: 'on' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { 'auth-host': 'scram-sha-256' }, { 'auth-local': 'trust' }],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: postgresPrograms() ?? dirname(programAt('postgres')),
    pgpass: join(folder, 'pgpass'),
    basebackup: [{ checkpoint: 'fast' }],
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    authentication: {
      superuser: { username: ADMIN, password: ADMIN_PASSWORD },
      replication: { username: 'replicator', password: REPLICATION_PASSWORD },
    },
    parameters: { unix_socket_directories: folder, fsync: 'off', timezone: 'UTC' },
  },
});
