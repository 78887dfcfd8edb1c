/** Data that every process keeps in memory. */
export type CacheTopic = 'rate_book' | 'carrier_accounts' | 'webhook_selections';

/** Processes that listen look at the versions at once, instead of at their next poll. */
export const channelOf = (topic: CacheTopic): string => `shipgraph_${topic}`;

/**
 * Counts a change and announces it. The version is a row and no sequence, because it must not become visible before the change does.
 * PostgreSQL sends equal notifications of a transaction once, at its commit. A node of Citus sends none: no one listens there, and its
 * transactions could not be prepared. Names are unqualified, so that the function works in any schema on the search path.
 */
export const cacheNewsFunctionSql = (topic: CacheTopic): string => `
create or replace function notify_${topic}() returns trigger language plpgsql as $$
begin
  insert into cache_version (topic, version) values ('${topic}', 1)
    on conflict (topic) do update set version = cache_version.version + 1;
  if not exists (select from pg_extension where extname = 'citus') then perform pg_notify('${channelOf(topic)}', ''); end if;
  return null;
end $$;`;
