import { readDays, type DayRange } from '../../../kernel/day-range.js';
import { FieldChecks } from '../../../kernel/errors.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { SellerFilterArgs } from './seller-list.types.js';

export type SellerSort = 'createdAt' | 'fullName' | 'company' | 'totalShipments' | 'shopCount' | 'activeShopCount';

export interface CheckedSellerFilter extends Omit<SellerFilterArgs, 'createdAfter' | 'createdBefore' | 'search'> {
  readonly search: string | null;
  readonly days: DayRange;
}

/** Throws VALIDATION_FAILED or DATE_RANGE_TOO_LARGE for filters that cannot be valid. A single date leaves the range open. */
export function checkSellerFilter(filter: SellerFilterArgs): CheckedSellerFilter {
  const checks = new FieldChecks();
  checkFields(checks, '', SellerFilterArgs, filter);
  const days = readDays(checks, { fields: ['createdAfter', 'createdBefore'], start: filter.createdAfter, end: filter.createdBefore });
  checks.settle();
  return { ...filter, search: filter.search?.trim() || null, days };
}
