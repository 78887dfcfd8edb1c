import { money, zero, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';

export interface Wallet {
  readonly currency: string;
  readonly balance: Money;
  /** What could be paid out: the balance less holds and less what has not reached the bank. */
  readonly available: Money;
  readonly held: Money;
  readonly uncleared: Money;
}

const walletsOfSellers = `
  select seller_id, currency, balance_minor, held_minor, uncleared_minor
    from seller_account
   where seller_id = any($1::uuid[]) and kind = 'wallet'
   order by seller_id, currency`;

interface WalletRow {
  readonly seller_id: string;
  readonly currency: string;
  readonly balance_minor: string;
  readonly held_minor: string;
  readonly uncleared_minor: string;
}

/** The wallet of a seller in one currency; all zero before its first posting. One statement. */
export async function walletOf(sql: RunSql, sellerId: string, currency: string): Promise<Wallet> {
  const wallets = await walletsOf(sql, [sellerId]);
  return wallets.get(sellerId)?.find((wallet) => wallet.currency === currency) ?? emptyWallet(currency);
}

/** The wallets of many sellers, each seller's by currency; a seller without postings is absent. One statement. */
export async function walletsOf(sql: RunSql, sellerIds: readonly string[]): Promise<Map<string, Wallet[]>> {
  const rows = await sql<WalletRow>(walletsOfSellers, [sellerIds]);
  return Map.groupBy(rows.map(toWallet), (wallet) => wallet.sellerId);
}

function toWallet(row: WalletRow): Wallet & { sellerId: string } {
  const [balance, held, uncleared] = [BigInt(row.balance_minor), BigInt(row.held_minor), BigInt(row.uncleared_minor)];
  const of = (minor: bigint): Money => money(minor, row.currency);
  return {
    sellerId: row.seller_id,
    currency: row.currency,
    balance: of(balance),
    available: of(balance - held - uncleared),
    held: of(held),
    uncleared: of(uncleared),
  };
}

export const emptyWallet = (currency: string): Wallet => ({
  currency,
  balance: zero(currency),
  available: zero(currency),
  held: zero(currency),
  uncleared: zero(currency),
});
