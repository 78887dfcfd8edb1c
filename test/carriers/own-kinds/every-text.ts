import type { TestApp } from '../../support/app.js';

/** Everything in the database as text, bytes as text where they are some. */
export async function everyText({ database }: TestApp): Promise<string> {
  const tables = await database.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database.sql<{ text: string | null }>(`select string_agg(row_to_json(t)::text, E'\\n') as text from ${name} as t`);
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n').replace(/\\\\x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
}
