import type { ApprovalFieldsFragment, ApprovalPartiesFragment, ListApprovalsQuery } from '../operations.generated.js';
import { fields } from '../reply/fields.js';

type Approval = ApprovalFieldsFragment & ApprovalPartiesFragment;
type Party = NonNullable<Approval['subjectUser']>;

const a = fields<ApprovalFieldsFragment>('ApprovalRequest');
const listed = {
  id: a.uuid('id'),
  type: a.word('type'),
  status: a.word('status'),
  subjectUserId: a.uuid('subjectUserId'),
  payload: a.field('payload'),
  shipmentId: a.field('shipmentReference'),
  requestedById: a.uuid('requestedById'),
  requestedByType: a.field('requestedByType'),
  reviewedById: a.uuid('reviewedById'),
  ...a.same('reviewNote', 'createdAt', 'reviewedAt', 'expiresAt', 'cancelledReason'),
  shipmentDetailId: a.uuid('shipmentId'),
  amount: a.amount('amount'),
  currency: a.currency('amount'),
  threshold: a.amount('threshold'),
};
export const approvalItem = a.shape('ApprovalItem', listed, 'An approval request in a list.');

const p = fields<Party>('Party');
const party = p.shape('Party', { id: p.uuid('id'), ...p.same('name', 'email', 'company', 'role') });

const w = fields<Approval>('ApprovalRequest');
export const approval = w.shape('Approval', {
  ...listed,
  subjectUser: w.one('subjectUser', party),
  requestedBy: w.one('requestedBy', party),
  reviewedBy: w.one('reviewedBy', party),
});

const s = fields<NonNullable<ListApprovalsQuery['approvalStats']>>('ApprovalStats');
export const stats = s.group(
  {
    ...s.same('pending', 'approved', 'rejected', 'cancelled'),
    pendingAmount: s.amount('pendingAmount'),
    currency: s.currency('pendingAmount'),
  },
  'Number of requests in each status and the pending amounts; only with includeStats.',
);
