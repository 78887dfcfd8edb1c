import { type Money, money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { db } from './ledger.tables.js';
import { walletsOf } from './wallet.js';

/** The amount that a shipment will be billed from its seller's wallet. */
export interface HoldlessBill {
  readonly shipmentId: string;
  readonly sellerId: string;
  readonly amount: Money;
}

interface Limits {
  readonly spendUncleared: boolean;
  /** Credit limits of these sellers, in the currency of the bill. */
  readonly creditLimitsOf: (sellerIds: readonly string[]) => Promise<(bill: HoldlessBill) => bigint>;
}

const findHeld = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db.selectFrom('walletHold').select('shipmentId').where('shipmentId', '=', anyOf($.shipmentIds)).where('status', '=', 'open'),
);

/**
 * By how much each wallet falls short of a bill, by shipment; bills that are held or covered are absent. Two statements, plus those of the
 * credit limits if a wallet alone is insufficient.
 */
export async function shortagesOf(sql: RunSql, bills: readonly HoldlessBill[], limits: Limits): Promise<Map<string, Money>> {
  const [held, wallets] = await Promise.all([
    findHeld(sql, { shipmentIds: bills.map(({ shipmentId }) => shipmentId) }),
    walletsOf(sql, [...new Set(bills.map(({ sellerId }) => sellerId))]),
  ]);
  const isHeld = new Set(held.map(({ shipmentId }) => shipmentId));
  const missing = ({ sellerId, amount }: HoldlessBill): bigint => {
    const wallet = wallets.get(sellerId)?.find(({ currency }) => currency === amount.currency);
    const uncleared = limits.spendUncleared ? (wallet?.uncleared.minor ?? 0n) : 0n;
    return amount.minor - (wallet?.available.minor ?? 0n) - uncleared;
  };
  const short = bills.filter((bill) => !isHeld.has(bill.shipmentId) && missing(bill) > 0n);
  if (short.length === 0) return new Map();
  const creditOf = await limits.creditLimitsOf([...new Set(short.map(({ sellerId }) => sellerId))]);
  return new Map(
    short.flatMap((bill) => {
      const rest = missing(bill) - creditOf(bill);
      return rest > 0n ? [[bill.shipmentId, money(rest, bill.amount.currency)] as const] : [];
    }),
  );
}
