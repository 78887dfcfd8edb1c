import { readDays, type DayRange } from '../../../kernel/day-range.js';
import { FieldChecks } from '../../../kernel/field-checks.js';
import type { SellerFilterArgs } from './seller-list.types.js';

export type SellerSort = 'createdAt' | 'fullName' | 'company' | 'totalShipments' | 'shopCount' | 'activeShopCount';

export interface CheckedSellerFilter extends Omit<SellerFilterArgs, 'createdAfter' | 'createdBefore' | 'search'> {
  readonly search: string | null;
  readonly days: DayRange;
}

const MAX_SEARCH = 200;

/** Throws VALIDATION_FAILED or DATE_RANGE_TOO_LARGE for filters that cannot be valid. A single date leaves the range open. */
export function checkSellerFilter(filter: SellerFilterArgs): CheckedSellerFilter {
  const checks = new FieldChecks();
  checks.atMost('search', filter.search, MAX_SEARCH);
  const days = readDays(checks, { fields: ['createdAfter', 'createdBefore'], start: filter.createdAfter, end: filter.createdBefore });
  checks.settle();
  return { ...filter, search: filter.search?.trim() || null, days };
}
