import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CarrierTables } from '../carriers/index.js';
import type { SellerTables } from '../sellers/index.js';
import { CarrierAccountHealthSchema, CarrierAccountSchema, CarrierAccountServiceSchema } from './carrier-account.entity.js';
import { cacheNewsFunctionSql } from '../../platform/cache/cache-news.sql.js';

export const db = tablesOf({
  carrierAccount: CarrierAccountSchema,
  carrierAccountService: CarrierAccountServiceSchema,
  carrierAccountHealth: CarrierAccountHealthSchema,
})
  .reading<CarrierTables>()
  .reading<SellerTables>();

/** For modules that read them. */
export type CarrierAccountTables = Readable<typeof db>;

/** Every statement that changes an account announces it. */
export const carrierAccountTriggersSql = ['carrier_account', 'carrier_account_service'].map(notifyTrigger).join('');

export const carrierAccountSql = `${cacheNewsFunctionSql('carrier_accounts')}\n${carrierAccountTriggersSql}`;

function notifyTrigger(table: string): string {
  return `
create trigger ${table}_notifies after insert or update or delete or truncate on ${table}
  for each statement execute function notify_carrier_accounts();`;
}
