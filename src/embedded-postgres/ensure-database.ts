import pg from 'pg';
import { serviceRoleOf, superuserUrlOf, type Cluster } from './cluster.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** Another process may still be using the objects that change owner. */
const LOCK_TIMEOUT_MS = 20_000;

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult<Record<string, string>>>;

/**
 * Creates the database and the role that owns it. The role is no superuser: an injected statement reaches the data, not the machine.
 * Objects in the database that belong to the superuser are handed over to the role.
 */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const role = serviceRoleOf(cluster);
  await asSuperuser(superuserUrlOf(cluster, port, 'postgres'), async (run) => {
    await ensureRole(run, role, cluster.servicePassword);
    const { rowCount } = await run('select from pg_database where datname = $1', [cluster.name]);
    if (rowCount === 0) await run(`create database "${cluster.name}" owner "${role}"`);
  });
  await asSuperuser(superuserUrlOf(cluster, port), (run) => handOver(run, role, cluster.report));
}

/** The password has only letters, digits, - and _. It is set at every start because its file may have been lost and written again. */
async function ensureRole(run: Run, role: string, password: string): Promise<void> {
  const { rowCount } = await run('select from pg_roles where rolname = $1', [role]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await run(`${verb} role "${role}" with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`);
}

async function handOver(run: Run, role: string, report: Cluster['report']): Promise<void> {
  const { rows } = await run(superuserObjectsSql, [role]);
  if (rows.length === 0) return;
  report(`Handing the database over to the role ${role}, which is no superuser ...`);
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

/**
 * Selects statements that give a role ($1) the objects of this database that belong to the connected user, except for system objects,
 * members of extensions, and parts that follow their parent object. REASSIGN OWNED does not work: it refuses the first superuser of a cluster.
 */
const superuserObjectsSql = `
  with me as (select oid from pg_roles where rolname = current_user),
  ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  part as (select classid, objid from pg_depend where deptype in ('e', 'a', 'i'))
  select statement from (
    select 1 as place, format('alter database %I owner to %I', datname, $1::text) as statement
      from pg_database, me where datname = current_database() and datdba = me.oid
    union all
    select 2, format('alter schema %I owner to %I', nspname, $1::text)
      from pg_namespace n, me where n.oid in (select oid from ours) and nspowner = me.oid
    union all
    select 3, format('alter %s %s owner to %I',
                     case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
                     c.oid::regclass, $1::text)
      from pg_class c, me
     where relnamespace in (select oid from ours) and relowner = me.oid and relkind in ('r', 'p', 'v', 'm', 'S')
       and (relkind <> 'S' or not exists (select from part where classid = 'pg_class'::regclass and objid = c.oid))
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    union all
    select 4, format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
      from pg_proc p, me
     where pronamespace in (select oid from ours) and proowner = me.oid
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    union all
    select 5, format('alter type %s owner to %I', t.oid::regtype, $1::text)
      from pg_type t, me
     where typnamespace in (select oid from ours) and typowner = me.oid and typtype in ('e', 'd')
       and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')
  ) found order by place`;
