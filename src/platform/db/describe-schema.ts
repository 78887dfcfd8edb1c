import type { RunSql } from './sql.js';

/** One object of a schema, in PostgreSQL's own notation. Equal schemas have equal lists of these. */
export interface SchemaFact {
  readonly kind: string;
  /** The table that the object belongs to; empty for a function. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Excludes the migrations' own table, partitions, which come and go, and the names of not-null constraints, which PostgreSQL chooses. */
const FACTS = `
  with relation as (
    select c.oid, c.relname as name, concat_ws(',', array_to_string(c.reloptions, ','), pg_get_partkeydef(c.oid)) as options from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration'
  )
  select 'table' as kind, r.name as "table", r.name, r.options as definition from relation r
  union all
  select 'column', r.name, a.attname,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated,
                   'default ' || pg_get_expr(d.adbin, d.adrelid))
  from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  select 'constraint', r.name, k.conname, pg_get_constraintdef(k.oid)
  from relation r join pg_constraint k on k.conrelid = r.oid and k.contype in ('p', 'u', 'c', 'f', 'x')
  union all
  select 'index', r.name, c.relname, pg_get_indexdef(c.oid)
  from relation r join pg_index i on i.indrelid = r.oid join pg_class c on c.oid = i.indexrelid
  union all
  select 'trigger', r.name, t.tgname, pg_get_triggerdef(t.oid)
  from relation r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
  union all
  select 'function', '', p.proname, pg_get_functiondef(p.oid)
  from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Lists every object of the current schema, in no particular order. */
export const describeSchema = (sql: RunSql): Promise<SchemaFact[]> => sql<SchemaFact>(FACTS);
