import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import { anyOf, runOnce, statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { uuidOrNone } from '../../platform/ids.js';
import type { ApprovalStatus, ApprovalType } from './approvals.enums.js';
import { approvalSearch } from './approval-search.js';
import { approvalOf, approvals, type Approval } from './approval.js';
import { db, type ApprovalTables } from './approvals.tables.js';
import { findApproval } from './lock-approval.js';

export interface ApprovalFilter {
  readonly status?: ApprovalStatus | null;
  readonly type?: string | null;
  readonly subjectUserId?: string | null;
  readonly search?: string | null;
}

/** Finds one request. APPROVAL_NOT_FOUND. */
export function approvalById({ sql: on }: Context, id: string): Promise<Approval> {
  return findApproval(on, id);
}

/** Lists matching requests, newest first. */
export function listApprovals({ sql: on }: Context, args: PageArgs & ApprovalFilter): Promise<Page<Approval>> {
  const found = matches(args);
  return readPage(args, {
    count: async () => {
      const [row] = await runOnce(
        on,
        db
          .selectFrom('approvalRequest')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where(found),
      );
      return Number(row?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const page = newestFirst(db.selectFrom('approvalRequest').select('id').where(found)).limit(limit).offset(offset);
      const behind = after && page.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id)));
      // Select ids first: otherwise shipment references would be looked up for every request before the page, too.
      const rows = newestFirst(approvals().where('id', 'in', behind ?? page));
      return (await runOnce(on, rows)).map(approvalOf);
    },
  });
}

const newestFirst = <Columns>(requests: SelectQueryBuilder<ApprovalTables, 'approvalRequest', Columns>) =>
  requests.orderBy('createdAt', 'desc').orderBy('id', 'desc');

const request = expressionBuilder<ApprovalTables, 'approvalRequest'>();

/** Builds the condition of a filter. */
export function matches({ status, type, subjectUserId, search }: ApprovalFilter): Expression<SqlBool> {
  const searched = approvalSearch(search);
  return request.and([
    ...(status == null ? [] : [request('status', '=', status)]),
    ...(type == null ? [] : [sql<boolean>`type = ${type.toLowerCase()}`]),
    ...(subjectUserId == null ? [] : [request('subjectUserId', '=', uuidOrNone(subjectUserId))]),
    ...(searched === null ? [] : [searched]),
  ]);
}

const findOfShipments = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  approvals().where('shipmentId', '=', anyOf($.shipmentIds)).orderBy('createdAt').orderBy('id'),
);

/** All requests of a shipment, oldest first. */
const shipmentApprovals = listLoaderBy<string, Approval & { shipment: string }>(
  async (shipmentIds, { sql: on }) =>
    (await findOfShipments(on, { shipmentIds })).map((row) => ({ ...approvalOf(row), shipment: row.shipmentId ?? '' })),
  (approval) => approval.shipment,
);

const findPendingOf = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('approvalRequest')
    .select(['id', 'type', 'shipmentId', 'amountMinor', 'currency', 'createdAt'])
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .where('status', '=', 'pending')
    .orderBy('createdAt')
    .orderBy('id'),
);

/** Pending requests of each shipment, regardless of who may read them. */
export const pendingApprovals = listLoaderBy<string, PendingApproval>(
  async (shipmentIds, { sql: on }) =>
    (await findPendingOf(on, { shipmentIds })).map(({ shipmentId, amountMinor, currency, ...request }) => ({
      ...request,
      shipmentId: shipmentId ?? '',
      amount: money(amountMinor, currency),
    })),
  ({ shipmentId }) => shipmentId,
);

export interface PendingApproval {
  readonly id: string;
  readonly type: ApprovalType;
  readonly shipmentId: string;
  readonly amount: Money;
  readonly createdAt: Date;
}

/** Empty for callers without permission to read requests: they may still see the shipment. */
export const approvalsOfShipment = async (context: Context, shipmentId: string): Promise<Approval[]> =>
  context.actor.can('approval:read') ? ((await context.load(shipmentApprovals, shipmentId)) ?? []) : [];
