import type { RunSql } from '../../platform/db/sql.js';
import { statement, type RowOf } from '../../platform/db/statement.js';
import { db } from './carrier-accounts.tables.js';

const findAccounts = statement(() =>
  db
    .selectFrom('carrierAccount')
    .select(['id', 'carrierCode', 'label', 'sellerId', 'mode', 'version', 'baseUrl', 'credentials', 'pausedAt'])
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id'),
);
const findServices = statement(() =>
  db
    .selectFrom('carrierAccountService as m')
    .innerJoin('carrierService as s', 's.id', 'm.serviceId')
    .select(['m.accountId', 'm.carrierService', 's.code as serviceCode', 'm.active', 'm.countries', 'm.firstMile'])
    .select(['m.markupBasisPoints', 'm.markupFixedMinor', 'm.markupMinimumMinor', 'm.markupCurrency'])
    .orderBy('s.code'),
);

export type AccountRow = Readonly<RowOf<typeof findAccounts>>;
export type AccountServiceRow = Readonly<RowOf<typeof findServices>>;

export interface AccountRows {
  readonly accounts: readonly AccountRow[];
  readonly services: readonly AccountServiceRow[];
}

/** Reads services before accounts, so that a new account at worst lacks its services. */
export async function loadAccounts(sql: RunSql): Promise<AccountRows> {
  const services = await findServices(sql, {});
  return { services, accounts: await findAccounts(sql, {}) };
}
