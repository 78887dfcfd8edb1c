import pg from 'pg';
import { DATABASE, SERVICE_ROLE, superuserUrlOf, type Cluster } from './cluster.js';
import { foreignObjectsSql } from './foreign-objects.sql.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** A process of an earlier version may still work with what is handed over. */
const LOCK_TIMEOUT_MS = 20_000;

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult<Record<string, string>>>;

/**
 * Makes the database and the role that owns it, which is no superuser: whatever gets at the statements of the service gets at its data
 * and not at the machine. What an earlier version made as the superuser is handed over to that role.
 */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  await asSuperuser(superuserUrlOf(cluster, port, 'postgres'), async (run) => {
    await ensureRole(run, cluster.servicePassword);
    const { rowCount } = await run('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await run(`create database ${DATABASE} owner ${SERVICE_ROLE}`);
  });
  await asSuperuser(superuserUrlOf(cluster, port), (run) => handOver(run, cluster.report));
}

/** The password is letters, digits, - and _ only, and is set anew because its file may have been lost. */
async function ensureRole(run: Run, password: string): Promise<void> {
  const { rowCount } = await run('select from pg_roles where rolname = $1', [SERVICE_ROLE]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await run(`${verb} role ${SERVICE_ROLE} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`);
}

async function handOver(run: Run, report: Cluster['report']): Promise<void> {
  const { rows } = await run(foreignObjectsSql, [SERVICE_ROLE]);
  if (rows.length === 0) return;
  report('Handing the database over to a role that is no superuser ...');
  const statements = rows.map(({ statement }) => statement).join(';\n');
  await run(`begin;\nset local lock_timeout = ${LOCK_TIMEOUT_MS};\n${statements};\ncommit`);
}

async function asSuperuser(url: string, work: (run: Run) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}
