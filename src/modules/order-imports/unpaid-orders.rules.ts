import type { Money } from '../../kernel/money.js';

/** What a wallet lacks for the orders of a file together. */
export interface Shortage {
  readonly lacks: Money;
  /** How many orders it cannot pay. */
  readonly orders: number;
  /** False if the seller has no wallet in this currency. */
  readonly hasWallet: boolean;
}

interface PricedRow {
  readonly id: string;
  readonly minor: bigint;
}

/** Orders that cannot be paid one after the other: a smaller one further down may still be paid. */
export function unpaidOrders(rows: readonly PricedRow[], spendable: bigint): { lacking: ReadonlyMap<string, bigint>; lacks: bigint } {
  const lacking = new Map<string, bigint>();
  let left = spendable;
  let needed = -spendable;
  for (const { id, minor } of rows) {
    needed += minor;
    // A hold of nothing is always placed.
    if (minor === 0n) continue;
    if (minor <= left) left -= minor;
    else lacking.set(id, minor - left);
  }
  return { lacking, lacks: needed > 0n ? needed : 0n };
}
