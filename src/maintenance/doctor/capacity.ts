import { ok, problem, warning, onPrimary, rowOf } from './ground.js';

/** Of the job queues, for listening, cancelling and migrating. */
const BESIDE_POOL = 10;

interface Slots {
  readonly max: number;
  readonly reserved: number;
  readonly role: number;
  readonly database: number;
  readonly others: number;
}

/** Takes the limits of the role and the database into account, and connections that others have open now. */
export const connections = onPrimary('connections', async (server, { config }) => {
  const { max, reserved, role, database, others } = await rowOf<Slots>(
    server,
    `select current_setting('max_connections')::int as max, current_setting('superuser_reserved_connections')::int as reserved,
            (select rolconnlimit from pg_roles where rolname = current_user) as role,
            (select datconnlimit from pg_database where datname = current_database()) as database,
            (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and application_name !~ '^shipgraph') as others`,
  );
  const limits = [max - reserved - others, ...[role, database].filter((limit) => limit >= 0)];
  const available = Math.min(...limits);
  const needed = config.database.pool + BESIDE_POOL;
  const message = `One machine of the service uses up to ${needed} connections; ${available} are available to it.`;
  const remedy = 'Raise max_connections (or the limit of the role or database), lower DATABASE_POOL, or put PgBouncer in between.';
  if (needed > available) return [problem(message, remedy)];
  // While a process is replaced, the old and the new one are connected.
  return [needed * 2 > available ? warning(`${message} A restart without a pause needs twice as many.`, remedy) : ok(message)];
});

export const databaseSize = onPrimary('database size', async (server) => {
  const { size } = await rowOf<{ size: string }>(server, 'select pg_size_pretty(pg_database_size(current_database())) as size');
  return [ok(`The database has ${size}. SQL does not tell the free space on its disk: monitor that on the server.`)];
});
