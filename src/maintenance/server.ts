import pg from 'pg';
import { serversOf } from '../platform/db/address.js';
import { Primary } from '../platform/db/primary.js';
import { sqlState } from '../platform/db/sql-state.js';
import { isUnavailable } from '../platform/db/unavailable.js';
import { reasonOf } from '../platform/log/reason.js';
import { MaintenanceError } from './installation.js';

/** A connection to one server, with its version and role. */
export interface Server {
  readonly client: pg.Client;
  /** Leads to this server alone, even if the setting lists several. */
  readonly url: string;
  /** As in "15.4". */
  readonly version: string;
  readonly major: number;
  /** True for a replica, which cannot be written to. */
  readonly inRecovery: boolean;
}

/** The database cannot be reached. */
export class Unreachable extends MaintenanceError {}

const CONNECT_MS = 5_000;

/** The host and port of a URL with one server, for messages: without the password. */
export const placeOf = (url: string): string => serversOf(url).map(({ host, port }) => `${host}:${port}`).join(', '); // prettier-ignore

/** Connects to the server among the hosts of this URL that can be written to, or else to a replica. */
export async function openServer(url: string, setting: string): Promise<Server> {
  let replica: Server | undefined;
  const reasons: string[] = [];
  for (const each of await inOrder(url)) {
    const server = await openOne(each).catch((error: unknown) => void reasons.push(`${placeOf(each)}: ${reasonOf(error)}`));
    if (!server) continue;
    if (!server.inRecovery) {
      await replica?.client.end();
      return server;
    }
    if (replica) await server.client.end();
    else replica = server;
  }
  if (replica) return replica;
  throw new Unreachable(
    `The database of ${setting} cannot be reached (${reasons.join('; ')}). Check the address and that the server runs.`,
  );
}

/** The primary first: an old one that came back may accept writes, too. */
async function inOrder(url: string): Promise<readonly string[]> {
  const all = serversOf(url).map((server) => server.url);
  if (all.length < 2) return [url];
  const primary = await new Primary(url).locate().catch(() => undefined);
  return primary === undefined ? all : [primary.url, ...all.filter((each) => each !== primary.url)];
}

/** Runs the work with a connection and closes it. A failure because the server is gone is reported as such. */
export async function withServer<T>(url: string, setting: string, work: (server: Server) => Promise<T>): Promise<T> {
  const server = await openServer(url, setting);
  try {
    return await work(server);
  } catch (error) {
    if (await isGone(server))
      throw new Unreachable(`The database of ${setting} (${placeOf(server.url)}) has ended the connection.`, { cause: error });
    throw error;
  } finally {
    await server.client.end();
  }
}

const ANSWER_MS = 2_000;

/** An error of the statement, such as in a transaction that failed, is an answer, too. */
const isGone = ({ client }: Server): Promise<boolean> =>
  client.query({ text: 'select 1', query_timeout: ANSWER_MS } as pg.QueryConfig).then(
    () => false,
    (error: unknown) => sqlState(error) === undefined || isUnavailable(error),
  );

async function openOne(url: string): Promise<Server> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, application_name: 'shipgraph-maintenance' });
  // A connection that breaks fails the statement on it; without a listener the process would exit.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ version: string; number: number; recovering: boolean }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int as number,
            pg_is_in_recovery() as recovering`,
  );
  const { version = '', number = 0, recovering = false } = rows[0] ?? {};
  return { client, url, version, major: Math.floor(number / 10_000), inRecovery: recovering };
}
