import { money, formatMoney, type Money } from '../../kernel/money.js';
import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import type { ApprovalStatus, ApprovalType } from './approval-request.entity.js';

/** A request as it was read: a value, never a live row. */
export interface Approval {
  readonly id: string;
  readonly type: ApprovalType;
  readonly status: ApprovalStatus;
  /** The seller whose money it is. */
  readonly subjectUserId: string;
  readonly amount: Money;
  readonly threshold: Money | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly shipmentId: string | null;
  /** The public reference of that shipment. */
  readonly shipmentReference: string | null;
  readonly requestedById: string | null;
  readonly requestedByType: string;
  /** The token or session that asked. */
  readonly requestedWithId: string | null;
  /** Who made the token that asked. */
  readonly requestedByMakerId: string | null;
  readonly reviewedById: string | null;
  readonly reviewNote: string | null;
  readonly createdAt: Date;
  readonly reviewedAt: Date | null;
  readonly cancelledReason: string | null;
}

export interface ApprovalRow {
  readonly id: string;
  readonly type: ApprovalType;
  readonly status: ApprovalStatus;
  readonly subject_user_id: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly threshold_minor: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly shipment_id: string | null;
  readonly shipment_reference: string | null;
  readonly requested_by_id: string | null;
  readonly requested_by_type: string;
  readonly requested_with_id: string | null;
  readonly requested_by_maker_id: string | null;
  readonly reviewed_by_id: string | null;
  readonly review_note: string | null;
  readonly created_at: string;
  readonly reviewed_at: string | null;
  readonly cancelled_reason: string | null;
}

export const APPROVAL_COLUMNS = `id, type, status, subject_user_id, amount_minor, currency, threshold_minor, payload, shipment_id, (select s.reference from shipment s where s.id = approval_request.shipment_id) as shipment_reference, requested_by_id,
  requested_by_type, requested_with_id, requested_by_maker_id, reviewed_by_id, review_note, created_at, reviewed_at, cancelled_reason`;

export const approvalOf = (row: ApprovalRow): Approval => ({
  id: row.id,
  type: row.type,
  status: row.status,
  subjectUserId: row.subject_user_id,
  amount: money(BigInt(row.amount_minor), row.currency),
  threshold: row.threshold_minor === null ? null : money(BigInt(row.threshold_minor), row.currency),
  payload: row.payload,
  shipmentId: row.shipment_id,
  shipmentReference: row.shipment_reference,
  requestedById: row.requested_by_id,
  requestedByType: row.requested_by_type,
  requestedWithId: row.requested_with_id,
  requestedByMakerId: row.requested_by_maker_id,
  reviewedById: row.reviewed_by_id,
  reviewNote: row.review_note,
  createdAt: instantOf(row.created_at),
  reviewedAt: instantOrNull(row.reviewed_at),
  cancelledReason: row.cancelled_reason,
});

/** The request as the ERP interface prints it, for those who are told of it by a webhook. */
export const approvalJson = ({
  amount,
  threshold,
  createdAt,
  reviewedAt,
  shipmentReference,
  requestedWithId: _credential,
  requestedByMakerId: _maker,
  ...rest
}: Approval): Record<string, unknown> => ({
  ...rest,
  shipmentId: shipmentReference,
  shipmentDetailId: rest.shipmentId,
  amount: Number(formatMoney(amount)),
  currency: amount.currency,
  threshold: threshold && Number(formatMoney(threshold)),
  createdAt: createdAt.toISOString(),
  reviewedAt: reviewedAt?.toISOString() ?? null,
  expiresAt: null,
});
