import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool, type RawBuilder } from 'kysely';
import { exponentOf, money, type Money } from '../../kernel/money.js';
import { parseScaled } from '../../kernel/decimal.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { likeAny, searchPatterns } from '../../platform/db/search-terms.js';
import { anyOf, runOnce, statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { uuidOrNone, isUuid } from '../../platform/ids.js';
import { REFERENCE_WORDS } from './approval-request.entity.js';
import type { ApprovalStatus, ApprovalType } from './approvals.enums.js';
import { approvalOf, approvals, type Approval, findApproval } from './approval.js';
import { db, type ApprovalTables } from './approvals.tables.js';

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

const MAX_SEARCH = 200;
/** Maximum of a database bigint. */
const LARGEST = 2n ** 63n - 1n;
/** Amounts are matched with the decimals of their currency. */
const DECIMALS = [0, 2, 3] as const;

/** Builds the condition on `approval_request` for a search term; null without a term. Each kind of match has its own index. */
function approvalSearch(search: string | null | undefined): RawBuilder<boolean> | null {
  const term = search?.trim() ?? '';
  if (term.length > MAX_SEARCH) throw refuseFields([invalid('search', 'atMostCharacters', { max: MAX_SEARCH })]);
  if (term === '') return null;
  if (isUuid(term)) return sql`id = ${term}`;
  const patterns = searchPatterns(term);
  const found = [
    sql`select id from approval_request where subject_user_id in (select s.id from seller s where ${likeAny('s.words', patterns)})`,
    sql`select id from approval_request where ${likeAny(REFERENCE_WORDS, patterns)}`,
    sql`select id from approval_request where shipment_id in (select s.id from shipment s where upper(${term}) in (s.reference, s.awb, s.tracking_number))`,
    ...amounts(term),
  ];
  return sql`id in (${sql.join(found, sql` union `)})`;
}

function amounts(term: string): RawBuilder<unknown>[] {
  return DECIMALS.flatMap((decimals) => {
    const minor = term.length > 18 ? undefined : parseScaled(term, decimals);
    const currencies = Intl.supportedValuesOf('currency').filter((currency) => exponentOf(currency) === decimals);
    if (minor === undefined || minor < 0n || minor > LARGEST) return [];
    return [sql`select id from approval_request where amount_minor = ${minor} and currency = any(${currencies})`];
  });
}
