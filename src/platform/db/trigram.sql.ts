/**
 * Indexes any part of a text. A database has the extension once: in a schema that belongs to no service, so that removing one service does
 * not affect another. An administrator may have made it elsewhere.
 */
export const trigramSql = `
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then return; end if;
  if to_regnamespace('public') is null then create extension pg_trgm;
  else create extension pg_trgm schema public;
  end if;
end $$`;

/** A trigram index. Its operator class is qualified with the schema of the extension, which may not be on the search path. */
export const trigramIndexSql = (name: string, table: string, expression: string, where = 'true'): string => `
do $$
begin
  execute format('create index ${name} on ${table} using gin ((${expression.replaceAll("'", "''")}) %I.gin_trgm_ops) with (gin_pending_list_limit = 512)${where === 'true' ? '' : ` where ${where}`}',
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'));
end $$`;
