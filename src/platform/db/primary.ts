import pg from 'pg';
import { serversOf, type ServerAddress } from './address.js';
import { reasonOf } from '../log/reason.js';
import { DatabaseUnavailable } from './unavailable.js';

/** A connection that was opened for writing. */
export interface WritingConnection {
  readonly host: string;
  readonly port: number;
  /** Ends it and every statement on it, whose outcome the caller must treat as unknown. */
  abandon(reason: Error): void;
}

const PROBE_MS = 2_000;
const WATCH_MS = 2_000;

/**
 * A standby that was promoted begins a new timeline. If an old primary comes back and still accepts writes, the newer timeline is the one
 * that the cluster goes on with.
 */
const TIMELINE = `select case when pg_is_in_recovery() then 0
  else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`;

/** The server of a connection URL that accepts writes. With a single server there is no choice, and nothing is asked. */
export class Primary {
  private readonly servers: readonly ServerAddress[];
  private readonly connections = new Set<WritingConnection>();
  private found: ServerAddress | undefined;
  private finding: Promise<ServerAddress> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(readonly url: string) {
    this.servers = serversOf(url);
    if (this.servers.length === 1) this.found = this.servers[0];
  }

  /** The URL of one of the servers, whichever. */
  get anyUrl(): string {
    return this.servers[0]?.url ?? this.url;
  }

  /** True if there is a choice. */
  get isOneOfSeveral(): boolean {
    return this.servers.length > 1;
  }

  /** Throws `DatabaseUnavailable` if none accepts writes. */
  async locate(): Promise<ServerAddress> {
    return this.found ?? this.search();
  }

  /** Call when the server could not be reached or refused writes: the next caller looks again. */
  doubt(): void {
    if (this.isOneOfSeveral) this.found = undefined;
  }

  /** Keeps a connection in sight until the returned function is called. If another server takes over, it is abandoned. */
  keepInSight(connection: WritingConnection): () => void {
    this.connections.add(connection);
    return () => void this.connections.delete(connection);
  }

  /**
   * Looks regularly which server is the primary. An old one that comes back may keep its connections, although nothing written there will
   * last: they are abandoned before it can acknowledge more.
   */
  watch(): void {
    if (this.isOneOfSeveral) this.timer ??= setInterval(() => void this.search().catch(() => undefined), WATCH_MS).unref();
  }

  stopWatching(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Concurrent callers share one search. */
  private search(): Promise<ServerAddress> {
    return (this.finding ??= this.ask().finally(() => (this.finding = undefined)));
  }

  private async ask(): Promise<ServerAddress> {
    const answers = await Promise.all(this.servers.map(probe));
    const [newest] = answers.filter(({ timeline }) => timeline > 0).sort((left, right) => right.timeline - left.timeline);
    this.found = newest?.server;
    if (!newest) {
      const reasons = answers.map(({ server: { host, port }, reason }) => `${host}:${port} ${reason}`).join('; ');
      throw new DatabaseUnavailable(`None of the servers of the database URL accepts writes now: ${reasons}.`);
    }
    this.abandonOthers(newest.server);
    return newest.server;
  }

  private abandonOthers({ host, port }: ServerAddress): void {
    for (const connection of this.connections)
      if (connection.host !== host || connection.port !== port)
        connection.abandon(new DatabaseUnavailable('Another database server has become the primary.'));
  }
}

interface Probe {
  readonly server: ServerAddress;
  /** Zero for a standby and for a server that does not answer. */
  readonly timeline: number;
  /** Why it cannot be the primary. */
  readonly reason: string;
}

async function probe(server: ServerAddress): Promise<Probe> {
  const { url } = server;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'shipgraph-primary',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number }>(TIMELINE);
    return { server, timeline: rows[0]?.timeline ?? 0, reason: 'is a standby' };
  } catch (error) {
    return { server, timeline: 0, reason: `does not answer (${reasonOf(error)})` };
  } finally {
    client.connection.stream.destroy();
  }
}
