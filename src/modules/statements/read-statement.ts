import { invalid, missing, refuse, refuseFields } from '../../kernel/errors.js';
import { money, zero, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import {
  journalSpanOf,
  refuseArchivedRange,
  sellerBalancesAt,
  type JournalSpan,
  type PostingSource,
  type SellerAccountKind,
} from '../ledger/index.js';
import { sellerById, type Seller } from '../sellers/index.js';
import { findSums, type MovementSum } from './find-movements.js';
import { isSettled, monthIn, type StatementMonth } from './statement-month.rules.js';

export interface StatementKind {
  readonly source: PostingSource;
  readonly movements: number;
  /** Negative if more was taken than given. */
  readonly amount: Money;
}

/** One account of a seller in one month. The closing balance is the opening balance with all movements. */
export interface StatementAccount {
  readonly account: SellerAccountKind;
  readonly currency: string;
  readonly opening: Money;
  readonly credits: Money;
  readonly debits: Money;
  readonly closing: Money;
  readonly movements: number;
  readonly kinds: readonly StatementKind[];
}

export interface SellerStatement extends StatementMonth {
  readonly sellerId: string;
  readonly seller: Seller;
  /** False while something can still be posted in the month. */
  readonly isFinal: boolean;
  readonly span: JournalSpan;
  readonly accounts: readonly StatementAccount[];
}

export interface StatementRequest {
  readonly sellerId?: string | null;
  /** YYYY-MM. */
  readonly month: string;
}

/**
 * Reads a seller's month, by posting date in the seller's time zone. Sellers read their own: SELLER_NOT_FOUND for another. PERIOD_ARCHIVED if
 * a part of the month is archived. Four statements.
 */
export async function readStatement(context: Context, request: StatementRequest): Promise<SellerStatement> {
  const { sql, services } = context;
  const seller = await sellerOfRequest(context, request.sellerId);
  const now = services.clock.now();
  const month = monthOf(request.month, seller.timezone, now);
  await refuseArchivedRange(sql, { from: month.from, timeZone: seller.timezone }, now);
  const span = await journalSpanOf(sql, month);
  const statement = { ...month, sellerId: seller.id, seller, isFinal: isSettled(month, now), span };
  const openings = await sellerBalancesAt(sql, seller.id, month.from);
  const sums = await findSums(sql, rangeOf(statement));
  const accounts = openings.flatMap(({ account, currency, balanceMinor }) => {
    const of = sums.filter((sum) => sum.account === account && sum.currency === currency);
    return of.length === 0 && balanceMinor === 0n ? [] : [accountOf({ account, opening: money(balanceMinor, currency), sums: of })];
  });
  if (accounts.length > 0) return { ...statement, accounts };
  return { ...statement, accounts: [accountOf({ account: 'wallet', opening: zero(services.settings.baseCurrency), sums: [] })] };
}

/** Where the movements of a statement are found. */
export const rangeOf = ({ sellerId, from, before, span }: Omit<SellerStatement, 'accounts'>) => ({ sellerId, from, before, ...span });

/** The opening balance of an account; 0 for one that was opened after the statement was read. */
export const openingOf = ({ accounts }: SellerStatement, { account, currency }: Pick<StatementAccount, 'account' | 'currency'>): Money =>
  accounts.find((each) => each.account === account && each.currency === currency)?.opening ?? zero(currency);

/** Such as statement_Mugs-LLC_2026-10.pdf. A name in another script than Latin is left out. */
export function statementFileName({ seller, month }: SellerStatement, extension: 'csv' | 'pdf'): string {
  const name = seller.displayName.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${['statement', name.slice(0, 60), month].filter(Boolean).join('_')}.${extension}`;
}

async function sellerOfRequest(context: Context, given: string | null | undefined): Promise<Seller> {
  const own = context.actor.sellerId;
  if (own !== undefined && given != null && given !== own) throw refuse('SELLER_NOT_FOUND');
  const sellerId = own ?? given;
  if (sellerId == null) throw refuseFields([missing('sellerId')]);
  return sellerById(context, sellerId);
}

function monthOf(given: string, timeZone: string, now: Date): StatementMonth {
  const month = monthIn(given, timeZone);
  if (!month) throw refuseFields([invalid('month', 'month', { example: '2026-10' })]);
  if (month.from > now) throw refuseFields([invalid('month', 'inFuture')]);
  return month;
}

interface AccountSums {
  readonly account: SellerAccountKind;
  readonly opening: Money;
  readonly sums: readonly MovementSum[];
}

function accountOf({ account, opening, sums }: AccountSums): StatementAccount {
  const { currency } = opening;
  const credits = totalOf(sums.filter(({ direction }) => direction === 'credit'));
  const debits = totalOf(sums.filter(({ direction }) => direction === 'debit'));
  return {
    account,
    currency,
    opening,
    credits: money(credits, currency),
    debits: money(debits, currency),
    closing: money(opening.minor + credits - debits, currency),
    movements: countOf(sums),
    kinds: [...Map.groupBy(sums, ({ source }) => source)].map(([source, of]) => ({
      source,
      movements: countOf(of),
      amount: money(totalOf(of.filter(isCredit)) - totalOf(of.filter((sum) => !isCredit(sum))), currency),
    })),
  };
}

const isCredit = ({ direction }: MovementSum): boolean => direction === 'credit';

const totalOf = (sums: readonly MovementSum[]): bigint => sums.reduce((total, { amountMinor }) => total + amountMinor, 0n);

const countOf = (sums: readonly MovementSum[]): number => sums.reduce((total, { movements }) => total + movements, 0);
