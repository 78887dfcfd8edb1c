import type { RunSql } from '../../src/platform/db/sql.js';

/** The same runner of statements, with `watch` called with the text of each. It may replace the result, once the statement has run. */
export function watchedSql(sql: RunSql, watch: (text: string) => unknown): RunSql {
  const raw: typeof sql = Object.assign(
    async <T extends object>(text: string, values?: readonly unknown[]) => {
      const rows = await sql<T>(text, values);
      await watch(text);
      return rows;
    },
    {
      now: sql.now,
      run: (async (statement, values) => {
        const result = await sql.run(statement, values);
        await watch(statement.text);
        return result;
      }) as RunSql['run'],
    },
  );
  return raw;
}
