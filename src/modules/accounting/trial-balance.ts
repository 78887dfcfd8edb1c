import { money, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { accountsBefore, columnsOf, dayOf, type AccountBalance, type AccountsQuestion } from './accounts.js';

export interface TrialBalance {
  readonly at: string;
  readonly currency: string;
  readonly accounts: readonly AccountBalance[];
  /** Column totals; each pair is equal. */
  readonly debit: Money;
  readonly credit: Money;
  readonly debitBalance: Money;
  readonly creditBalance: Money;
}

/** Computes one trial balance per currency; amounts of different currencies are never added. */
export async function trialBalanceAt(context: Context, question: AccountsQuestion): Promise<TrialBalance[]> {
  const { at, before } = await dayOf(context, question);
  const accounts = await accountsBefore(context, before, question.currency);
  return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, rows]) => {
    const columns = rows.map(columnsOf);
    const sum = (amounts: readonly Money[]): Money => money(amounts.reduce((total, { minor }) => total + minor, 0n), currency); // prettier-ignore
    return {
      at,
      currency,
      accounts: rows,
      debit: sum(rows.map(({ debit }) => debit)),
      credit: sum(rows.map(({ credit }) => credit)),
      debitBalance: sum(columns.map(({ debitBalance }) => debitBalance)),
      creditBalance: sum(columns.map(({ creditBalance }) => creditBalance)),
    };
  });
}
