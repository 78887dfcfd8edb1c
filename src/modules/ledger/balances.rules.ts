import { money, type Money } from '../../kernel/money.js';
import { sellerKindOf } from './chart-of-accounts.js';
import type { SellerAccountKind } from './ledger.enums.js';
import type { Line, SpendingLimit } from './entry.js';

export interface SellerAccountKey {
  readonly sellerId: string;
  readonly kind: SellerAccountKind;
  readonly currency: string;
}

/** A seller's account as of the moment it was locked. */
export interface SellerAccount extends SellerAccountKey {
  readonly balanceMinor: bigint;
  readonly heldMinor: bigint;
  readonly unclearedMinor: bigint;
}

export interface ChainedLine {
  readonly line: Line;
  readonly balanceBefore: Money | null;
  readonly balanceAfter: Money | null;
}

/** A shortage: what the wallet can spend and what the entry needs. */
export interface Shortage {
  readonly spendable: Money;
  readonly needed: Money;
}

export const keyText = ({ sellerId, kind, currency }: SellerAccountKey): string => `${sellerId} ${kind} ${currency}`;

/** The seller's account that a line posts to, if any. */
export function accountKeyOf({ account, sellerId, amount }: Line): SellerAccountKey | undefined {
  const kind = sellerKindOf(account);
  if (kind === undefined) return undefined;
  if (!sellerId) throw new TypeError(`A posting on account ${account} needs a seller.`);
  return { sellerId, kind, currency: amount.currency };
}

/** A credit increases the balance of a seller's account and a debit decreases it, for wallet and receivable alike. */
export const signedMinor = ({ direction, amount }: Line): bigint => (direction === 'credit' ? amount.minor : -amount.minor);

/** Computes the balance before and after each line on a seller's account, chained. */
export function chainBalances(lines: readonly Line[], accounts: readonly SellerAccount[]): ChainedLine[] {
  const balances = new Map(accounts.map((account) => [keyText(account), account.balanceMinor]));
  return lines.map((line) => {
    const key = accountKeyOf(line);
    if (!key) return { line, balanceBefore: null, balanceAfter: null };
    const before = balances.get(keyText(key)) ?? 0n;
    const after = before + signedMinor(line);
    balances.set(keyText(key), after);
    return { line, balanceBefore: money(before, key.currency), balanceAfter: money(after, key.currency) };
  });
}

export interface Movement extends SellerAccountKey {
  readonly deltaMinor: bigint;
  /** Number of the entry's lines on this account. */
  readonly postings: number;
}

/** Net movement per account; lines of one entry count together. */
export function movements(lines: readonly Line[]): Map<string, Movement> {
  const moved = new Map<string, Movement>();
  for (const line of lines) {
    const key = accountKeyOf(line);
    if (!key) continue;
    const before = moved.get(keyText(key));
    const deltaMinor = (before?.deltaMinor ?? 0n) + signedMinor(line);
    moved.set(keyText(key), { ...key, deltaMinor, postings: (before?.postings ?? 0) + 1 });
  }
  return moved;
}

/** Finds the first wallet that the lines would overdraw. A wallet with a net gain is never short, however negative its balance. */
export function shortageOf(
  lines: readonly Line[],
  accounts: readonly SellerAccount[],
  limit: SpendingLimit & { spendUncleared: boolean },
): Shortage | undefined {
  if (limit.force) return undefined;
  const moved = movements(lines);
  for (const account of accounts) {
    const needed = -(moved.get(keyText(account))?.deltaMinor ?? 0n);
    if (account.kind !== 'wallet' || needed <= 0n) continue;
    const spendable = spendableMinor(account, limit.spendUncleared) + (limit.ownHoldMinor ?? 0n);
    if (spendable - needed >= -(limit.creditLimitMinor ?? 0n)) continue;
    return { spendable: money(spendable, account.currency), needed: money(needed, account.currency) };
  }
  return undefined;
}

/** balance - holds, less uncleared credits where those may not be spent. */
export const spendableMinor = (account: SellerAccount, spendUncleared: boolean): bigint =>
  account.balanceMinor - account.heldMinor - (spendUncleared ? 0n : account.unclearedMinor);
