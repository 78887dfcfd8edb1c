import type { Database } from '../../bench/ground.js';
import { addSellers, type BenchShop } from '../../bench/sellers.js';
import { waitFor } from '../../support/wait-for.js';
import { SERVICE, type Server } from './admin-sql.js';
import type { Bed } from './bed.js';
import { PostgresNode, type ServerSettings } from './postgres-node.js';
import { Service, type Settings } from './service.js';

export interface Ground {
  readonly primary: PostgresNode;
  readonly shops: readonly BenchShop[];
}

/** A primary that the service has migrated, with sellers whose wallets are full. */
export async function migratedPrimary(
  bed: Bed,
  parts: { settings?: ServerSettings; service?: Settings; folder?: string } = {},
): Promise<Ground> {
  const { settings = {}, service = {}, folder } = parts;
  const primary = await PostgresNode.primary(bed, 'primary', { settings, ...(folder !== undefined && { folder }) });
  const first = await Service.start(bed, 'migration', { DATABASE_URL: primary.url(), DEMO: '0', ...service });
  await first.stop();
  return { primary, shops: await shopsIn(primary) };
}

/** Sellers with a full wallet and a connected shop each. */
export const shopsIn = (node: Server): Promise<BenchShop[]> => addSellers(asDatabase(node));

/** The node as the benchmarks know a database, which put their sellers straight into it. */
export function asDatabase(node: Server): Database {
  const sql = (text: string, values?: readonly unknown[]) => node.sql(text, values ?? []);
  return { name: SERVICE, url: node.url(), sql: Object.assign(sql, { run: unprepared, now: () => new Date() }) };
}

const unprepared = (): never => {
  throw new Error('The bed has no statements that are compiled.');
};

export interface Pair extends Ground {
  readonly standby: PostgresNode;
  /** A connection string with both servers. */
  readonly bothUrl: string;
}

/** With a standby that has every commit before the primary acknowledges it. */
export async function pairOfServers(bed: Bed, parts: Parameters<typeof migratedPrimary>[1] = {}): Promise<Pair> {
  const ground = await migratedPrimary(bed, parts);
  const standby = await ground.primary.standby('standby');
  await replicateSynchronously(ground.primary);
  return { ...ground, standby, bothUrl: urlOf(ground.primary, standby) };
}

export async function replicateSynchronously(primary: PostgresNode): Promise<void> {
  await primary.sql(`alter system set synchronous_standby_names = '*'`);
  await primary.sql('select pg_reload_conf()');
  await waitFor('the standby replicates synchronously', async () => {
    const [row] = await primary.sql(`select count(*)::int as n from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`);
    return row.n === 1;
  });
}

/** One connection string for several servers, in this order. */
export const urlOf = (...nodes: readonly PostgresNode[]): string => {
  const [first] = nodes;
  if (!first) throw new Error('There is no server.');
  return first.url().replace(first.host, nodes.map(({ host }) => host).join(','));
};

/** The server as a service in another schema sees it. */
export const inSchema = (node: PostgresNode, schema: string): Server => ({
  url: () => node.url(),
  sql: (text, values, database) => node.sql(text, values, database, schema),
});
