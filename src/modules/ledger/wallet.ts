import { money, zero, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { db } from './ledger.tables.js';

export interface Wallet {
  readonly currency: string;
  readonly balance: Money;
  /** Amount available for payout: the balance less holds and uncleared credits. */
  readonly available: Money;
  readonly held: Money;
  readonly uncleared: Money;
}

const findWallets = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('sellerAccount')
    .select(['sellerId', 'currency', 'balanceMinor', 'heldMinor', 'unclearedMinor'])
    .where('sellerId', '=', anyOf($.sellerIds))
    .where('kind', '=', 'wallet')
    .orderBy('sellerId')
    .orderBy('currency'),
);

/** The wallet of a seller in one currency; all zero before its first posting. One statement. */
export async function walletOf(sql: RunSql, sellerId: string, currency: string): Promise<Wallet> {
  const wallets = await walletsOf(sql, [sellerId]);
  return wallets.get(sellerId)?.find((wallet) => wallet.currency === currency) ?? emptyWallet(currency);
}

/** The wallets of many sellers, by currency; sellers without postings are absent. One statement. */
export async function walletsOf(sql: RunSql, sellerIds: readonly string[]): Promise<Map<string, Wallet[]>> {
  const wallets = (await findWallets(sql, { sellerIds })).map(({ sellerId, currency, balanceMinor, heldMinor, unclearedMinor }) => {
    const of = (minor: bigint): Money => money(minor, currency);
    const available = of(balanceMinor - heldMinor - unclearedMinor);
    return { sellerId, currency, balance: of(balanceMinor), available, held: of(heldMinor), uncleared: of(unclearedMinor) };
  });
  return Map.groupBy(wallets, ({ sellerId }) => sellerId);
}

export const emptyWallet = (currency: string): Wallet => ({
  currency,
  balance: zero(currency),
  available: zero(currency),
  held: zero(currency),
  uncleared: zero(currency),
});
