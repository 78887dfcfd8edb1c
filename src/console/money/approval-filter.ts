import type { ApprovalStatus, ApprovalType } from '../../schema-types.generated.js';
import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';

export const APPROVAL_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const satisfies readonly ApprovalStatus[];
export const APPROVAL_TYPES = [
  'WALLET_ADJUSTMENT',
  'COD_REVERSAL',
  'MANUAL_CREDIT',
  'PAYOUT',
  'SELLER_TERMS',
  'PAYOUT_ACCOUNT',
  'MANUAL_POSTING',
  'SUPER_ADMIN_ROLE',
] as const satisfies readonly ApprovalType[];
/** URL value that includes decided requests; the default shows only pending ones. */
export const EVERY_STATUS = 'ALL';

export interface ApprovalFilter {
  readonly status: ApprovalStatus | null;
  readonly type: ApprovalType | null;
  readonly subjectUserId: string | null;
  readonly search: string | null;
}

/** Approval filters from the URL. */
export function useApprovalFilter(): ApprovalFilter {
  const { get } = useFilters();
  return {
    status: get('status') === EVERY_STATUS ? null : (oneOf(APPROVAL_STATUSES, get('status')) ?? 'PENDING'),
    type: oneOf(APPROVAL_TYPES, get('type')) ?? null,
    subjectUserId: get('seller'),
    search: get('search'),
  };
}
