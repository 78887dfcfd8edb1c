import { sql } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { amountIn } from '../../kernel/exchange.js';
import type { ApprovalStatus } from './approvals.enums.js';
import { db } from './approvals.tables.js';
import type { ExchangeServices } from './services.js';
import { matches, type ApprovalFilter } from './read-approvals.js';

export interface ApprovalStats {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** Pending amount in the base currency. */
  readonly pendingAmount: Money;
  /** Exact pending amounts, one per currency. */
  readonly pendingAmounts: readonly Money[];
}

interface Sum {
  readonly status: ApprovalStatus;
  readonly count: bigint;
}

/** Counts requests per status and sums the pending ones, ignoring the filter on status. */
export async function approvalStats(context: Context<ExchangeServices>, filter: ApprovalFilter): Promise<ApprovalStats> {
  const { services } = context;
  const sums = await runOnce(
    context.sql,
    db
      .selectFrom('approvalRequest')
      .select(['status', 'currency', sql<bigint>`count(*)`.as('count'), sql<bigint>`sum(amount_minor)::bigint`.as('amount')])
      .where(matches({ ...filter, status: null }))
      .groupBy(['status', 'currency'])
      .orderBy('currency'),
  );
  const waiting = sums.filter(({ status }) => status === 'pending').map(({ amount, currency }) => money(amount, currency));
  const { fx, baseCurrency } = services.rateBook.current();
  const at = services.clock.now().getTime();
  const inBase = waiting.map(({ minor, currency }) => amountIn(fx, minor, { from: currency, to: baseCurrency, at }) ?? 0n);
  return {
    pending: countOf(sums, 'pending'),
    approved: countOf(sums, 'approved'),
    rejected: countOf(sums, 'rejected'),
    cancelled: countOf(sums, 'cancelled'),
    pendingAmount: money(
      inBase.reduce((sum, minor) => sum + minor, 0n),
      baseCurrency,
    ),
    pendingAmounts: waiting,
  };
}

const countOf = (sums: readonly Sum[], status: ApprovalStatus): number =>
  sums.filter((sum) => sum.status === status).reduce((total, { count }) => total + Number(count), 0);
