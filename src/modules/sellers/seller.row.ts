import type { Selectable } from 'kysely';
import { displayName } from './seller.entity.js';
import type { SellerTables } from './sellers.tables.js';

/** Seller columns: the account and its own terms, which precede those of the plan. Amounts are in minor units of the base currency. */
export const SELLER_COLUMNS = [
  'id', 'email', 'firstName', 'lastName', 'company', 'phone', 'role', 'status', 'address', 'creditLimitMinor', 'codFeeBasisPoints',
  'adjustmentThresholdMinor', 'isLocal', 'isInternational', 'language', 'taxId', 'crNumber', 'timezone', 'notes', 'notifyEmails',
  'orderMails', 'createdAt', 'updatedAt',
] as const; // prettier-ignore

export type SellerRow = Readonly<Pick<Selectable<SellerTables['seller']>, (typeof SELLER_COLUMNS)[number]>>;

export const sellerOf = (row: SellerRow) => ({ ...row, name: `${row.firstName} ${row.lastName}`, displayName: displayName(row) });

export type Seller = ReturnType<typeof sellerOf>;
