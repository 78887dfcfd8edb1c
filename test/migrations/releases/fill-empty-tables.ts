import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The checks of the table that name this column alone. */
  readonly checks: string | null;
  /** The table and column that a foreign key refers to. */
  readonly refers: string | null;
}

/** By type; a row of these says nothing, but a migration must keep it. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/\[\]$/, "'{}'"],
  [/^uuid/, 'gen_random_uuid()'],
  [/^bool/, 'false'],
  [/^(small|big)?int|^numeric|^double|^real/, '1'],
  [/^timestamp/, 'now()'],
  [/^date$/, 'current_date'],
  [/^time/, "'12:00'"],
  [/^jsonb?/, "'{}'"],
  [/^bytea/, "'\\x00'"],
  [/^character\(3\)/, "'USD'"],
  [/^character\((\d+)\)/, "'x'"],
  [/^(text|character varying)/, "'x'"],
];

/** Puts one row into every table that the story has left empty, so that a migration that loses rows of any table is noticed. */
export async function fillEmptyTables(client: pg.Client, schema: string): Promise<string[]> {
  const empty: string[] = [];
  for (const table of await tablesOf(client, schema)) if ((await countOf(client, schema, table)) === 0) empty.push(table);
  // Neither triggers nor foreign keys, which the rows of a story satisfy, apply to rows without one.
  await client.query('set session_replication_role = replica');
  await fillInTurn(client, schema, empty);
  await client.query('reset session_replication_role');
  return empty;
}

/** A table that refers to an empty one has to wait for it. */
async function fillInTurn(client: pg.Client, schema: string, tables: readonly string[]): Promise<void> {
  const waiting = new Map<string, unknown>();
  for (const table of tables) {
    const columns = await columnsOf(client, schema, table);
    await insertRow(client, schema, columns).catch((error: unknown) => waiting.set(table, error));
  }
  if (waiting.size > 0 && waiting.size === tables.length) throw [...waiting.values()][0];
  if (waiting.size > 0) await fillInTurn(client, schema, [...waiting.keys()]);
}

export async function tablesOf(client: Pick<pg.Client, 'query'>, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

export async function countOf(client: Pick<pg.Client, 'query'>, schema: string, table: string): Promise<number> {
  return Number((await client.query<{ count: string }>(`select count(*) from "${schema}"."${table}"`)).rows[0]?.count);
}

async function columnsOf(client: pg.Client, schema: string, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select $2 as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks,
            (select format('select %I from %s limit 1', f.attname, k.confrelid::regclass) from pg_constraint k
               join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
              where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as refers
       from pg_attribute a
      where a.attrelid = format('%I.%I', $1::text, $2::text)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attidentity = '' and (a.attnotnull and not a.atthasdef)
      order by a.attnum`,
    [schema, table],
  );
  return rows;
}

async function insertRow(client: pg.Client, schema: string, columns: readonly Column[]): Promise<void> {
  const [{ table } = { table: '' }] = columns;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await client.query(`insert into "${schema}"."${table}" (${names}) select ${columns.map(valueOf).join(', ')}`).catch((cause: unknown) => {
    throw new Error(`No row could be made for ${table}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
}

function valueOf({ checks, type, refers, name, table }: Column): string {
  if (refers !== null) return `(${refers})`;
  // A check that lists the values that are allowed: the first one is as good as any.
  const listed = /'([^']+)'::/.exec(checks ?? '')?.[1];
  if (listed !== undefined) return `'${listed}'`;
  const value = VALUES.find(([pattern]) => pattern.test(type))?.[1];
  if (value === undefined) throw new Error(`There is no value for ${table}.${name}, which is of type ${type}.`);
  return value;
}
