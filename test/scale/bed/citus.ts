import { ADMIN, ADMIN_PASSWORD, SERVICE, SERVICE_PASSWORD } from './admin-sql.js';
import type { Bed } from './bed.js';
import { PostgresNode } from './postgres-node.js';

const SETTINGS = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: '150',
  max_prepared_transactions: '150',
  'citus.local_hostname': '127.0.0.1',
  'citus.node_conninfo': 'sslmode=disable',
};

export interface CitusCluster {
  /** What services connect to. */
  readonly coordinator: PostgresNode;
  /** What has the tables. */
  readonly workers: readonly PostgresNode[];
}

/** A coordinator and two workers, on which each new schema of a service is put as a whole. */
export async function startCitus(bed: Bed): Promise<CitusCluster> {
  const nodes = await Promise.all(
    ['coordinator', 'worker-a', 'worker-b'].map((name) => PostgresNode.primary(bed, name, { settings: SETTINGS })),
  );
  const [coordinator, ...workers] = nodes;
  if (!coordinator) throw new Error('There is no coordinator.');
  for (const node of nodes) {
    await node.sql('create extension citus');
    for (const [role, password] of [
      [ADMIN, ADMIN_PASSWORD],
      [SERVICE, SERVICE_PASSWORD],
    ] as const)
      await node.sql('insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, $1, $2)', [role, `password=${password}`]);
  }
  await coordinator.sql(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port]);
  for (const { port } of workers) await coordinator.sql(`select citus_add_node('127.0.0.1', $1)`, [port]);
  for (const name of ['enable_schema_based_sharding', 'enable_unsafe_triggers'])
    await coordinator.sql(`alter database ${SERVICE} set citus.${name} = on`);
  return { coordinator, workers };
}

/** The worker that has this schema. */
export async function workerOf({ coordinator, workers }: CitusCluster, schema: string): Promise<PostgresNode> {
  const [row] = await coordinator.sql(
    `select distinct nodeport from citus_shards join pg_class c on c.oid = table_name::oid
      where c.relnamespace = to_regnamespace($1)`,
    [schema],
  );
  const worker = workers.find(({ port }) => port === row?.nodeport);
  if (!worker) throw new Error(`The schema ${schema} is not on one worker.`);
  return worker;
}
