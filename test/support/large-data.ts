import type { TestApp } from './app.js';

type Database = Pick<TestApp, 'database'>;

/** Copies each row of a table once for each `n`, with other values in some columns. */
export const copyRows = (
  { database }: Database,
  table: string,
  given: Readonly<Record<string, string>>,
  n: string,
  where = 'true',
): Promise<unknown> =>
  database.sql(
    `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${Object.entries(given)
      .map(([column, value]) => `'${column}', ${value}`)
      .join(', ')}))).* from ${table} t, ${n} where ${where}`,
  );

/** Copies the only order until there are as many, each with as many lines. */
export async function manyLongOrders(app: Database, { orders, lines }: { orders: number; lines: number }): Promise<void> {
  const columns = await app.database.sql<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'order' and table_schema = current_schema()
     and column_name in ('number', 'order_number', 'order_reference', 'idempotency_key')`,
  );
  const unique = Object.fromEntries(columns.map(({ name }) => [name, name === 'order_reference' ? "'C-' || n" : '1000000 + n']));
  await copyRows(app, '"order"', { id: 'gen_random_uuid()', ...unique }, `generate_series(2, ${orders}) n`);
  await copyRows(app, 'order_line', { id: 'gen_random_uuid()', line: 'n' }, `generate_series(100, ${98 + lines}) n`);
  await app.database.sql(
    `insert into order_line select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id))).*
     from order_line l join "order" o on o.id <> l.order_id and not exists (select from order_line x where x.order_id = o.id)`,
  );
}
