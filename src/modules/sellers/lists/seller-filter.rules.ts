import { readDays, type DayRange } from '../../../kernel/day-range.js';
import { FieldChecks } from '../../../kernel/field-checks.js';
import type { ListedStatus } from '../sellers.enums.js';

export type SellerSort = 'createdAt' | 'fullName' | 'company' | 'totalShipments' | 'shopCount' | 'activeShopCount';

/** What a list of sellers may be narrowed to, as callers ask for it. Absent and null demand nothing. */
export interface SellerFilter {
  readonly role?: 'prepaid' | 'postpaid' | null;
  readonly status?: ListedStatus | null;
  readonly hasShops?: boolean | null;
  readonly isLocal?: boolean | null;
  readonly isInternational?: boolean | null;
  readonly createdAfter?: string | null;
  readonly createdBefore?: string | null;
  readonly search?: string | null;
}

export interface CheckedSellerFilter extends Omit<SellerFilter, 'createdAfter' | 'createdBefore' | 'search'> {
  readonly search: string | null;
  readonly days: DayRange;
}

const MAX_SEARCH = 200;

/** VALIDATION_FAILED or DATE_RANGE_TOO_LARGE when nobody could mean this. One date alone leaves the range open. */
export function checkSellerFilter(filter: SellerFilter): CheckedSellerFilter {
  const checks = new FieldChecks();
  checks.atMost('search', filter.search, MAX_SEARCH);
  const days = readDays(checks, { fields: ['createdAfter', 'createdBefore'], start: filter.createdAfter, end: filter.createdBefore });
  checks.settle();
  return { ...filter, search: filter.search?.trim() || null, days };
}
