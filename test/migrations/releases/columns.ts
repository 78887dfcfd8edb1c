import type pg from 'pg';

interface Column {
  /** `table.column` */
  readonly name: string;
  /** An insert that does not give it a value is refused. */
  readonly isRequired: boolean;
}

type Columns = ReadonlyMap<string, Column>;

/** The columns of every table of a schema. */
export async function columnsOf(client: Pick<pg.Client, 'query'>, schema: string): Promise<Columns> {
  const { rows } = await client.query<Column>(
    `select format('%s.%s', c.relname, a.attname) as name, a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped`,
    [schema],
  );
  return new Map(rows.map((column) => [column.name, column]));
}

/** Columns that an insert must give a value now, which it did not have to before. Those of new tables do not count. */
export function newlyRequired(before: Columns, now: Columns): string[] {
  const tables = new Set([...before.keys()].map(tableOf));
  return [...now.values()]
    .filter(({ name, isRequired }) => isRequired && tables.has(tableOf(name)) && !before.get(name)?.isRequired)
    .map(({ name }) => name);
}

const tableOf = (column: string): string | undefined => column.split('.')[0];
