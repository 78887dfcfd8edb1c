import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { searchTextOf } from '../../platform/db/search-terms.js';
import { trigramIndexSql } from '../../platform/db/trigram.sql.js';
import { type ApprovalStatus, approvalType, type ApprovalType, approvalStatus } from './approvals.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { ReviewRequestInput } from './approval.types.js';

/** The requester's own reference, as matched by list searches. */
export const REFERENCE_WORDS = searchTextOf([`payload ->> 'reference'`]);

export const approvalSearchSql: readonly string[] = [trigramIndexSql('approval_request_reference', 'approval_request', REFERENCE_WORDS)];

/** A movement of money awaiting approval, and afterwards the record of the decision. */
export const ApprovalRequestSchema = defineEntity({
  name: 'ApprovalRequest',
  tableName: 'approval_request',
  indexes: [
    { name: 'approval_request_created', properties: ['createdAt', 'id'] },
    { name: 'approval_request_status_created', properties: ['status', 'createdAt', 'id'] },
    { name: 'approval_request_subject_created', properties: ['subjectUserId', 'createdAt', 'id'] },
    { name: 'approval_request_amount', properties: ['amountMinor'] },
    {
      name: 'approval_request_open',
      expression: `create unique index "approval_request_open" on "approval_request" ("shipment_id", "type") where "status" = 'pending' and "shipment_id" is not null`,
    },
    {
      name: 'approval_request_shipment',
      expression: `create index "approval_request_shipment" on "approval_request" ("shipment_id") where "shipment_id" is not null`,
    },
  ],
  checks: [
    { name: 'approval_request_amount_not_negative', expression: 'amount_minor >= 0' },
    { name: 'approval_request_reviewed_by_someone', expression: `status not in ('approved', 'rejected') or reviewed_by_id is not null` },
  ],
  properties: {
    ...recordColumns,
    type: p.enum(() => approvalType.values).$type<ApprovalType>(),
    status: p.enum(() => approvalStatus.values).$type<ApprovalStatus>(),
    /** The seller whose money is concerned. */
    subjectUserId: p.uuid(),
    amountMinor: minorUnits(),
    currency: currencyCode(),
    /** The limit above which approval is required; null if it is always required. */
    thresholdMinor: minorUnits().nullable(),
    /** Ids and texts that the handler needs. */
    payload: p.json<Readonly<Record<string, unknown>>>(),
    shipmentId: p.uuid().nullable(),
    /** The requesting person; null for a token or the system. */
    requestedById: p.uuid().nullable(),
    requestedByType: p.string().length(20),
    /** The requesting token or session; null for the system and for older requests, which did not record it. */
    requestedWithId: p.uuid().nullable(),
    /**
     * The creator of the requesting token, or the staff member who recently set the requesting seller's e-mail address; null if neither
     * applies.
     */
    requestedByMakerId: p.uuid().nullable(),
    reviewedById: p.uuid().nullable(),
    reviewNote: p.string().length(maxOf(ReviewRequestInput, 'reviewNote')).nullable(),
    reviewedAt: instant().nullable(),
    cancelledReason: p.string().length(500).nullable(),
    requestId: p.string().length(128).nullable(),
  },
});
