import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import type { AdjustmentStatus, ApprovalStatus } from '../../schema-types.generated.js';

const APPROVAL_COLOURS: Readonly<Record<ApprovalStatus, string>> = {
  PENDING: 'orange',
  APPROVED: 'green',
  REJECTED: 'red',
  CANCELLED: 'gray',
};
const ADJUSTMENT_COLOURS: Readonly<Record<AdjustmentStatus, string>> = {
  UNPAID: 'orange',
  PENDING_APPROVAL: 'violet',
  DISPUTED: 'red',
  PAID: 'green',
  VOID: 'gray',
  DELETED: 'gray',
};

/** Status badge of a request. */
export function ApprovalBadge({ status }: { readonly status: ApprovalStatus }) {
  const { t } = useTranslation('money');
  return <StateBadge colour={APPROVAL_COLOURS[status]} label={t(`approvals.statuses.${status}`)} />;
}

/** Status badge of an adjustment invoice. */
export function AdjustmentBadge({ status }: { readonly status: AdjustmentStatus }) {
  const { t } = useTranslation('money');
  return <StateBadge colour={ADJUSTMENT_COLOURS[status]} label={t(`adjustments.statuses.${status}`)} />;
}
