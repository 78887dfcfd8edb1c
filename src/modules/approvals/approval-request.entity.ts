import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { searchTextOf } from '../../platform/db/search-terms.js';
import { trigramIndexSql } from '../../platform/db/trigram.sql.js';
import { type ApprovalStatus, approvalType, type ApprovalType, approvalStatus } from './approvals.enums.js';

/** The reference that whoever asked gave the request, as a list is searched by it. */
export const REFERENCE_WORDS = searchTextOf([`payload ->> 'reference'`]);

export const approvalSearchSql: readonly string[] = [trigramIndexSql('approval_request_reference', 'approval_request', REFERENCE_WORDS)];

/** A movement of money that waits for somebody's decision, and afterwards the proof of that decision. */
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
    /** The seller whose money it is. */
    subjectUserId: p.uuid(),
    amountMinor: minorUnits(),
    currency: currencyCode(),
    /** The limit above which somebody has to agree; null where somebody always has to. */
    thresholdMinor: minorUnits().nullable(),
    /** Ids and texts that whoever carries it out needs. */
    payload: p.json<Readonly<Record<string, unknown>>>(),
    shipmentId: p.uuid().nullable(),
    /** The person who asked; null when a token or the system did. */
    requestedById: p.uuid().nullable(),
    requestedByType: p.string().length(20),
    /** The token or session that asked; null for the system, and for requests from before this was kept. */
    requestedWithId: p.uuid().nullable(),
    /** Who made the token that asked, or gave the seller that asks its e-mail address lately; null when there is no such person. */
    requestedByMakerId: p.uuid().nullable(),
    reviewedById: p.uuid().nullable(),
    reviewNote: p.string().length(2000).nullable(),
    reviewedAt: instant().nullable(),
    cancelledReason: p.string().length(500).nullable(),
    requestId: p.string().length(128).nullable(),
  },
});
