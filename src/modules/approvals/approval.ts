import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { EventData, EventType } from '../../kernel/events.js';
import { money, formatMoney, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { isUuid } from '../../platform/ids.js';
import { loaderBy } from '../../platform/work/loader.js';
import type { ApprovalStatus, ApprovalType } from './approvals.enums.js';
import { db } from './approvals.tables.js';
import { handlerOf, type ApprovalServices } from './services.js';

/** An approval request as a value, not a live row. */
export interface Approval {
  readonly id: string;
  readonly type: ApprovalType;
  readonly status: ApprovalStatus;
  /** The seller whose money is concerned. */
  readonly subjectUserId: string;
  readonly amount: Money;
  readonly threshold: Money | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly shipmentId: string | null;
  /** Public reference of the shipment. */
  readonly shipmentReference: string | null;
  readonly requestedById: string | null;
  readonly requestedByType: string;
  /** The requesting token or session. */
  readonly requestedWithId: string | null;
  /** The creator of the requesting token. */
  readonly requestedByMakerId: string | null;
  readonly reviewedById: string | null;
  readonly reviewNote: string | null;
  readonly createdAt: Date;
  readonly reviewedAt: Date | null;
  readonly cancelledReason: string | null;
}

/** What is asked, and by whom: columns that never change. */
export const ASKED_COLUMNS = [
  'id',
  'type',
  'subjectUserId',
  'amountMinor',
  'currency',
  'thresholdMinor',
  'payload',
  'shipmentId',
  'requestedById',
  'requestedByType',
  'requestedWithId',
  'requestedByMakerId',
] as const;

/** Columns of a request, shared by reads and writes. */
export const APPROVAL_COLUMNS = [
  ...ASKED_COLUMNS,
  'status',
  'reviewedById',
  'reviewNote',
  'createdAt',
  'reviewedAt',
  'cancelledReason',
] as const;

/** The public reference of the shipment of a row of `table`. */
export const referenceIn = (table: string) =>
  sql<string | null>`(select s.reference from shipment s where s.id = ${sql.ref(`${table}.shipment_id`)})`.as('shipmentReference');

export const APPROVAL = [...APPROVAL_COLUMNS, referenceIn('approval_request')] as const;

export const approvals = () => db.selectFrom('approvalRequest').select(APPROVAL);

const findByIds = statement(($: Named<{ ids: readonly string[] }>) => approvals().where('id', '=', anyOf($.ids)));

type ApprovalRow = Awaited<ReturnType<typeof findByIds>>[number];

export const approvalOf = ({ amountMinor, thresholdMinor, currency, ...request }: ApprovalRow): Approval => ({
  ...request,
  amount: money(amountMinor, currency),
  threshold: thresholdMinor === null ? null : money(thresholdMinor, currency),
});

export const approvalLoader = loaderBy<string, Approval>(
  async (ids, { sql: on }) => (await findByIds(on, { ids })).map(approvalOf),
  (approval) => approval.id,
);

/** The request in the format of the ERP interface, for webhooks. */
const approvalJson = ({
  amount,
  threshold,
  createdAt,
  reviewedAt,
  shipmentReference,
  requestedWithId: _credential,
  requestedByMakerId: _maker,
  ...rest
}: Approval): EventData['approval.requested'] => ({
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

const eventOf = {
  pending: 'approval.requested',
  approved: 'approval.approved',
  rejected: 'approval.rejected',
  cancelled: 'approval.cancelled',
} as const satisfies Record<Approval['status'], EventType>;

/** Publishes an event for the request's new status. */
export async function announceApproval(tx: Tx, request: Approval): Promise<void> {
  await emit(tx, {
    type: eventOf[request.status],
    subjectId: request.id,
    ownerId: request.subjectUserId,
    occurredAt: request.reviewedAt ?? tx.services.clock.now(),
    data: approvalJson(request),
  });
}

const findById = statement(($: Named<{ id: string }>) => approvals().where('id', '=', $.id));
const lockById = statement(($: Named<{ id: string }>) => approvals().where('id', '=', $.id).forUpdate());

export async function findApproval(sql: RunSql, id: string): Promise<Approval> {
  const row = isUuid(id) ? await findById.first(sql, { id }) : undefined;
  if (!row) throw refuse('APPROVAL_NOT_FOUND');
  return approvalOf(row);
}

/** Locks the subject of the request and then the request itself, the same order in which other writers lock them. */
export async function lockApproval(tx: Tx<ApprovalServices>, found: Approval): Promise<Approval> {
  await handlerOf(tx, found).lock?.(tx, found);
  const row = await lockById.first(tx.sql, found);
  if (!row) throw refuse('APPROVAL_NOT_FOUND');
  return approvalOf(row);
}
