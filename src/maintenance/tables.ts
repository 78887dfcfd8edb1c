import pg from 'pg';

type Queries = Pick<pg.Pool, 'query'>;

/** Their rows are counted in a backup and again after it is restored. */
const MAIN_TABLES = ['seller', 'staff', 'shop', 'order', 'shipment', 'journal_entry', 'posting', 'cod_collection', 'webhook_endpoint'];

export async function countRows(client: Queries, schema: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of MAIN_TABLES) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${qualified(schema, table)}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

/** The schema of an extension, or null if the database does not have it. */
export async function schemaOfExtension(client: Queries, extension: string): Promise<string | null> {
  const { rows } = await client.query<{ schema: string }>(
    'select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = $1',
    [extension],
  );
  return rows[0]?.schema ?? null;
}

/** Everything in these schemas that does not belong to an extension. */
export async function objectsIn(client: Queries, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, o.name) as name
       from (select oid, relnamespace as schema, relname as name, 'pg_class'::regclass as class from pg_class
             union all select oid, pronamespace, proname, 'pg_proc'::regclass from pg_proc) o
       join pg_namespace n on n.oid = o.schema
      where n.nspname = any($1) and not exists (select from pg_depend d where d.classid = o.class and d.objid = o.oid and d.deptype = 'e')
      order by 1 limit 5`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

export const qualified = (schema: string, table: string): string => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

/** The schema of the service and the one of its job queues. */
export const schemasOf = (schema: string): readonly [string, string] => [schema, `${schema}_jobs`];
