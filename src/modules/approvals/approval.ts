import { sql } from 'kysely';
import type { EventData } from '../../kernel/events.js';
import { money, formatMoney, type Money } from '../../kernel/money.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import type { ApprovalStatus, ApprovalType } from './approvals.enums.js';
import { db } from './approvals.tables.js';

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

/** Columns of a request, shared by reads and writes. */
export const APPROVAL_COLUMNS = [
  'id',
  'type',
  'status',
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
export const approvalJson = ({
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
