import { money, type Money } from '../../kernel/money.js';
import { instantOf } from '../../platform/db/sql.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { isUuid } from '../../platform/ids.js';
import type { ApprovalStatus, ApprovalType } from './approval-request.entity.js';
import { approvalSearch } from './approval-search.js';
import { APPROVAL_COLUMNS, approvalOf, type Approval, type ApprovalRow } from './approval.js';
import { findApproval } from './lock-approval.js';

export interface ApprovalFilter {
  readonly status?: ApprovalStatus | null;
  readonly type?: string | null;
  readonly subjectUserId?: string | null;
  readonly search?: string | null;
}

/** One request. APPROVAL_NOT_FOUND. */
export function approvalById({ actor, sql }: Context, id: string): Promise<Approval> {
  actor.require('approval:read');
  return findApproval(sql, id);
}

/** The requests that match, newest first. */
export function listApprovals({ actor, sql }: Context, args: PageArgs & ApprovalFilter): Promise<Page<Approval>> {
  actor.require('approval:read');
  const { where, values } = approvalsWhere(args);
  return readPage(args, {
    count: async () =>
      Number((await sql<{ count: string }>(`select count(*) from approval_request where ${where}`, values))[0]?.count ?? 0),
    rows: async ({ limit, after, offset }) => {
      const n = values.length;
      const keyset = after ? `and (created_at, id) < ($${n + 3}, $${n + 4})` : '';
      const rows = await sql<ApprovalRow>(
        `select ${APPROVAL_COLUMNS} from approval_request where ${where} ${keyset}
          order by created_at desc, id desc limit $${n + 1} offset $${n + 2}`,
        [...values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
      );
      return rows.map(approvalOf);
    },
  });
}

/** An id that is none matches nothing, as an unknown one does. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function approvalsWhere({ status, type, subjectUserId, search }: ApprovalFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = ['true'];
  const demand = (column: string, value: string | null | undefined): void => {
    if (value == null) return;
    values.push(value);
    conditions.push(`${column} = $${values.length}`);
  };
  demand('status', status);
  demand('type', type?.toLowerCase());
  demand('subject_user_id', subjectUserId == null || isUuid(subjectUserId) ? subjectUserId : NOBODY);
  const searched = approvalSearch(search, (value) => `$${values.push(value)}`);
  if (searched !== null) conditions.push(searched);
  return { where: conditions.join(' and '), values };
}

export const approvalLoader = loaderBy<string, Approval>(
  async (ids, { sql }) =>
    (await sql<ApprovalRow>(`select ${APPROVAL_COLUMNS} from approval_request where id = any($1::uuid[])`, [ids])).map(approvalOf),
  (approval) => approval.id,
);

/** The requests that a shipment ever led to, oldest first. */
const shipmentApprovals = listLoaderBy<string, Approval & { shipment: string }>(
  async (ids, { sql }) => {
    const rows = await sql<ApprovalRow>(
      `select ${APPROVAL_COLUMNS} from approval_request where shipment_id = any($1::uuid[]) order by created_at, id`,
      [ids],
    );
    return rows.map((row) => ({ ...approvalOf(row), shipment: row.shipment_id ?? '' }));
  },
  (approval) => approval.shipment,
);

/** The requests of each shipment that wait for a decision, whoever may read them. */
export const pendingApprovals = listLoaderBy<string, PendingApproval>(
  async (ids, { sql }) => {
    const rows = await sql<{
      id: string;
      type: ApprovalType;
      shipment_id: string;
      amount_minor: string;
      currency: string;
      created_at: string;
    }>(
      `select id, type, shipment_id, amount_minor, currency, created_at from approval_request
        where shipment_id = any($1::uuid[]) and status = 'pending' order by created_at, id`,
      [ids],
    );
    return rows.map(({ shipment_id: shipmentId, amount_minor, currency, created_at, ...row }) => ({
      ...row,
      shipmentId,
      amount: money(BigInt(amount_minor), currency),
      createdAt: instantOf(created_at),
    }));
  },
  ({ shipmentId }) => shipmentId,
);

export interface PendingApproval {
  readonly id: string;
  readonly type: ApprovalType;
  readonly shipmentId: string;
  readonly amount: Money;
  readonly createdAt: Date;
}

/** Nothing for those who may not read requests: the shipment is theirs to see all the same. */
export const approvalsOfShipment = async (context: Context, shipmentId: string): Promise<Approval[]> =>
  context.actor.can('approval:read') ? ((await context.load(shipmentApprovals, shipmentId)) ?? []) : [];
