import { formatMoney, money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { ledgerChecks, type LedgerCheck } from './ledger-checks.sql.js';

export interface LedgerDifference {
  readonly kind: LedgerCheck;
  /** `all`, `entry:{id}`, `wallet:{sellerId}` or `receivable:{sellerId}`. */
  readonly account: string;
  /** Null where things are counted, not money. */
  readonly currency: string | null;
  readonly expected: string;
  readonly found: string;
}

export interface LedgerIntegrity {
  readonly ok: boolean;
  readonly checkedAt: Date;
  readonly differences: readonly LedgerDifference[];
}

interface DifferenceRow {
  readonly account: string;
  readonly currency: string | null;
  readonly expected: string;
  readonly found: string;
}

/** Compares everything that must agree in the books, over all sellers and all time. Nine statements, whatever the size. */
export async function checkLedger(sql: RunSql, now: Date): Promise<LedgerIntegrity> {
  const differences: LedgerDifference[] = [];
  for (const { kind, text } of ledgerChecks) {
    const rows = await sql<DifferenceRow>(text);
    differences.push(...rows.map((row) => toDifference(kind, row)));
  }
  return { ok: differences.length === 0, checkedAt: now, differences };
}

const toDifference = (kind: LedgerCheck, { account, currency, expected, found }: DifferenceRow): LedgerDifference => ({
  kind,
  account,
  currency,
  expected: shown(expected, currency),
  found: shown(found, currency),
});

const shown = (amount: string, currency: string | null): string =>
  currency === null ? amount : formatMoney(money(BigInt(amount), currency));
