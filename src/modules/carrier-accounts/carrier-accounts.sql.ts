import { cacheNewsFunctionSql } from '../../platform/cache/cache-news.sql.js';

/** Every statement that changes an account announces it. */
export const carrierAccountTriggersSql = ['carrier_account', 'carrier_account_service'].map(notifyTrigger).join('');

export const carrierAccountSql = `${cacheNewsFunctionSql('carrier_accounts')}\n${carrierAccountTriggersSql}`;

function notifyTrigger(table: string): string {
  return `
create trigger ${table}_notifies after insert or update or delete or truncate on ${table}
  for each statement execute function notify_carrier_accounts();`;
}
