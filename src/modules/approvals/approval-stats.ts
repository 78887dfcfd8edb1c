import { money, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { amountIn } from '../carriers/index.js';
import type { ApprovalStatus } from './approval-request.entity.js';
import { approvalsWhere, type ApprovalFilter } from './read-approvals.js';

export interface ApprovalStats {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** What is waiting, in the base currency. */
  readonly pendingAmount: Money;
  /** The same exactly, one amount per currency. */
  readonly pendingAmounts: readonly Money[];
}

interface StatsRow {
  readonly status: ApprovalStatus;
  readonly currency: string;
  readonly count: string;
  readonly amount: string;
}

/** How many there are of each status and how much is waiting, whatever status is looked at. */
export async function approvalStats({ actor, sql, services }: Context, filter: ApprovalFilter): Promise<ApprovalStats> {
  actor.require('approval:read');
  const { where, values } = approvalsWhere({ ...filter, status: null });
  const rows = await sql<StatsRow>(
    `select status, currency, count(*), sum(amount_minor) as amount from approval_request where ${where} group by 1, 2 order by 2`,
    values,
  );
  const waiting = rows.filter(({ status }) => status === 'pending').map((row) => money(BigInt(row.amount), row.currency));
  const { fx, baseCurrency } = services.rateBook.current();
  const at = services.clock.now().getTime();
  const inBase = waiting.map(({ minor, currency }) => amountIn(fx, minor, { from: currency, to: baseCurrency, at }) ?? 0n);
  return {
    pending: countOf(rows, 'pending'),
    approved: countOf(rows, 'approved'),
    rejected: countOf(rows, 'rejected'),
    cancelled: countOf(rows, 'cancelled'),
    pendingAmount: money(
      inBase.reduce((sum, minor) => sum + minor, 0n),
      baseCurrency,
    ),
    pendingAmounts: waiting,
  };
}

const countOf = (rows: readonly StatsRow[], status: ApprovalStatus): number =>
  rows.filter((row) => row.status === status).reduce((sum, row) => sum + Number(row.count), 0);
