/** Indexes any part of a text. A database has the extension once, in the schema where it was first created. */
export const trigramSql = 'create extension if not exists pg_trgm';

/** A trigram index. Its operator class is qualified with the schema of the extension, which may not be on the search path. */
export const trigramIndexSql = (name: string, table: string, expression: string, where = 'true'): string => `
do $$
begin
  execute format('create index ${name} on ${table} using gin ((${expression.replaceAll("'", "''")}) %I.gin_trgm_ops) with (gin_pending_list_limit = 512)${where === 'true' ? '' : ` where ${where}`}',
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'));
end $$`;
