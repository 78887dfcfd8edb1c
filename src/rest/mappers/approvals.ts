import type {
  ApprovalFieldsFragment,
  ApprovalPartiesFragment,
  ApproveMutation,
  ListApprovalsQuery,
  ReadApprovalQuery,
  RejectMutation,
  WithdrawMutation,
} from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { amountOrNull, amountOut, fieldsOf } from './json.js';
import { ListQuery } from './list-query.js';
import { pageInput, paginationOf } from './pages.js';

const PAGE = { limit: 25, max: 100 };

export function approvalsInput(request: RestRequest): unknown {
  const query = new ListQuery(request);
  return {
    ...pageInput(request, PAGE),
    status: query.text('status'),
    type: query.text('type'),
    subjectUserId: query.text('subjectUserId'),
    includeStats: query.flag('includeStats') ?? false,
  };
}

export const approvalsOutput = ({ approvals, approvalStats: stats }: ListApprovalsQuery, request: RestRequest): unknown => ({
  status: 'success',
  data: approvals.nodes.map(approvalOut),
  pagination: paginationOf(approvals, request, PAGE),
  ...(stats && {
    stats: {
      pending: stats.pending,
      approved: stats.approved,
      rejected: stats.rejected,
      cancelled: stats.cancelled,
      pendingAmount: amountOut(stats.pendingAmount),
      currency: stats.pendingAmount.currency,
    },
  }),
});

export const approvalById = ({ params }: RestRequest): unknown => ({ id: params['id'] });

export const approvalOutput = ({ approval }: ReadApprovalQuery): unknown => ({ status: 'success', data: enriched(approval) });

/** Over this door somebody else has decided, so they have to be named. */
export function reviewInput({ body, params, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  if (source['reviewedById'] == null) problems.push({ field: 'reviewedById', code: 'MISSING_FIELD', message: 'is required' });
  return { input: { ...source, id: params['id'] } };
}

export const withdrawInput = ({ body, params }: RestRequest): unknown => ({ id: params['id'], reason: fieldsOf(body)?.['reason'] });

export const approveOutput = ({ approveRequest }: ApproveMutation): unknown => decided('approved', approveRequest);
export const rejectOutput = ({ rejectRequest }: RejectMutation): unknown => decided('rejected', rejectRequest);
export const withdrawOutput = ({ cancelApproval }: WithdrawMutation): unknown => decided('cancelled', cancelApproval);

type Enriched = ApprovalFieldsFragment & ApprovalPartiesFragment;

const decided = (what: string, approval: Enriched): unknown => ({
  status: 'success',
  message: `The request is ${what}.`,
  data: enriched(approval),
});

const enriched = ({ subjectUser, requestedBy, reviewedBy, ...approval }: Enriched) => ({
  ...approvalOut(approval),
  subjectUser: subjectUser ?? null,
  requestedBy: requestedBy ?? null,
  reviewedBy: reviewedBy ?? null,
});

export const approvalOut = ({ amount, threshold, shipmentReference, ...approval }: ApprovalFieldsFragment) => ({
  ...approval,
  shipmentId: shipmentReference ?? null,
  shipmentDetailId: approval.shipmentId ?? null,
  type: approval.type.toLowerCase(),
  status: approval.status.toLowerCase(),
  amount: amountOut(amount),
  currency: amount.currency,
  threshold: amountOrNull(threshold),
});
