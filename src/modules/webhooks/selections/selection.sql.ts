import { cacheNewsFunctionSql } from '../../../platform/cache/cache-news.sql.js';

/** Processes keep the endpoints with a selection in memory. Changes of others, such as their health, announce nothing. */
export const selectionSql = `${cacheNewsFunctionSql('webhook_selections')}
create or replace trigger webhook_endpoint_selects after insert or update on webhook_endpoint
  for each row when (new.selection is not null) execute function notify_webhook_selections();
create or replace trigger webhook_endpoint_stops_selecting after update on webhook_endpoint
  for each row when (old.selection is not null and new.selection is null) execute function notify_webhook_selections();`;
