import pg from 'pg';

type Queries = Pick<pg.Pool, 'query'>;

/** True if the database is spread over several machines by Citus. */
export async function isCitus(client: Queries): Promise<boolean> {
  return (await client.query(`select from pg_extension where extname = 'citus'`)).rowCount === 1;
}

/**
 * A schema whose tables stay where they are made. With citus.enable_schema_based_sharding, Citus would distribute one made by
 * "create schema" at once, and then refuse much of what the first migrations do.
 */
export async function createSchema(client: Queries, schema: string): Promise<void> {
  const create = `create schema if not exists ${pg.escapeIdentifier(schema)}`;
  const local = `perform set_config('citus.enable_schema_based_sharding', 'off', true)`;
  await client.query((await isCitus(client)) ? `do $$ begin ${local}; ${create}; end $$` : create);
}

/**
 * Moves a migrated schema to one of the nodes of Citus as a whole, if the database says so (citus.enable_schema_based_sharding), and lets
 * the functions of its triggers find its tables there, where the search path of the service's sessions is not known.
 */
export async function distributeSchema(client: Queries, schema: string, report: (message: string) => void): Promise<void> {
  const { rows } = await client.query<{ wanted: boolean; triggers: boolean; distributed: boolean }>(
    `select current_setting('citus.enable_schema_based_sharding')::boolean as wanted,
            current_setting('citus.enable_unsafe_triggers')::boolean as triggers,
            exists (select from pg_dist_schema where schemaid = to_regnamespace($1)) as distributed`,
    [pg.escapeIdentifier(schema)],
  );
  const { wanted = false, triggers = false, distributed = false } = rows[0] ?? {};
  if (!wanted && !distributed) return;
  if (!triggers)
    throw new Error(
      'Citus refuses the triggers of the service. Let an administrator run: alter database … set citus.enable_unsafe_triggers = on.',
    );
  for (const name of await functionsWithoutPath(client, schema))
    await client.query(`alter function ${name} set search_path = ${pg.escapeIdentifier(schema)}`);
  if (distributed) return;
  report(`Moving the schema ${schema} to a node of Citus.`);
  await client.query('begin');
  try {
    await moveToNode(client, schema);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Triggers are made again afterwards: rows are copied to the node, and must not be counted or refused a second time. */
async function moveToNode(client: Queries, schema: string): Promise<void> {
  const { rows: triggers } = await client.query<{ name: string; table: string; definition: string }>(
    `select quote_ident(t.tgname) as name, c.oid::regclass::text as table, pg_get_triggerdef(t.oid) as definition
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = to_regnamespace($1) and not t.tgisinternal and t.tgparentid = 0`,
    [pg.escapeIdentifier(schema)],
  );
  for (const { name, table } of triggers) await client.query(`drop trigger ${name} on ${table}`);
  await client.query('select citus_schema_distribute($1::regnamespace)', [pg.escapeIdentifier(schema)]);
  for (const { definition } of triggers) await client.query(definition);
}

/** Those of extensions, which an administrator may have made in this schema, do not belong to the service. */
async function functionsWithoutPath(client: Queries, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = to_regnamespace($1)
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')`,
    [pg.escapeIdentifier(schema)],
  );
  return rows.map(({ name }) => name);
}
