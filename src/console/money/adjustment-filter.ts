import type { AdjustmentStatus } from '../../schema-types.generated.js';
import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';

export const ADJUSTMENT_STATUSES = [
  'UNPAID',
  'DISPUTED',
  'PENDING_APPROVAL',
  'PAID',
  'VOID',
  'DELETED',
] as const satisfies readonly AdjustmentStatus[];
const OPEN: readonly AdjustmentStatus[] = ['UNPAID', 'DISPUTED', 'PENDING_APPROVAL'];
/** URL value for adjustments that need action, which is also the default. */
export const OPEN_ONES = 'OPEN';
export const EVERY_STATUS = 'ALL';

export interface AdjustmentFilter {
  readonly chosen: string;
  readonly adjustmentStatus: AdjustmentStatus[];
  readonly sellerId: string | null;
}

/** Adjustment filters from the URL. */
export function useAdjustmentFilter(): AdjustmentFilter {
  const { get } = useFilters();
  const sellerId = get('seller');
  const status = oneOf(ADJUSTMENT_STATUSES, get('status'));
  if (status) return { chosen: status, adjustmentStatus: [status], sellerId };
  if (get('status') === EVERY_STATUS) return { chosen: EVERY_STATUS, adjustmentStatus: [...ADJUSTMENT_STATUSES], sellerId };
  return { chosen: OPEN_ONES, adjustmentStatus: [...OPEN], sellerId };
}
