/**
 * Statements that give a role ($1) what of this database belongs to whoever is connected: not the system's own, not what extensions brought,
 * and not what follows the object that it is a part of. REASSIGN OWNED is no way, as it refuses the first superuser of a cluster.
 */
export const foreignObjectsSql = `
  with me as (select oid from pg_roles where rolname = current_user),
  ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  part as (select classid, objid from pg_depend where deptype in ('e', 'a', 'i'))
  select statement from (
    select 1 as place, format('alter database %I owner to %I', datname, $1::text) as statement
      from pg_database, me where datname = current_database() and datdba = me.oid
    union all
    select 2, format('alter schema %I owner to %I', nspname, $1::text)
      from pg_namespace n, me where n.oid in (select oid from ours) and nspowner = me.oid
    union all
    select 3, format('alter %s %s owner to %I',
                     case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
                     c.oid::regclass, $1::text)
      from pg_class c, me
     where relnamespace in (select oid from ours) and relowner = me.oid and relkind in ('r', 'p', 'v', 'm', 'S')
       and (relkind <> 'S' or not exists (select from part where classid = 'pg_class'::regclass and objid = c.oid))
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    union all
    select 4, format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
      from pg_proc p, me
     where pronamespace in (select oid from ours) and proowner = me.oid
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    union all
    select 5, format('alter type %s owner to %I', t.oid::regtype, $1::text)
      from pg_type t, me
     where typnamespace in (select oid from ours) and typowner = me.oid and typtype in ('e', 'd')
       and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')
  ) found order by place`;
