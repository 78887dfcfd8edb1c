import { sql } from 'kysely';
import { formatMoney, money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement } from '../../platform/db/statement.js';
import { db } from './ledger.tables.js';
import { ledgerChecks } from './ledger-checks.sql.js';

export interface LedgerDifference {
  readonly kind: string;
  /** `all`, `entry:{id}`, `wallet:{sellerId}`, `receivable:{sellerId}`, or the code of an account. */
  readonly account: string;
  /** Null for counts, which have no currency. */
  readonly currency: string | null;
  readonly expected: string;
  readonly found: string;
}

export interface LedgerIntegrity {
  readonly ok: boolean;
  readonly checkedAt: Date;
  readonly differences: readonly LedgerDifference[];
}

type FoundDifference = Omit<LedgerDifference, 'kind'>;

/** A query for violations, as in `ledger-checks.sql.ts`. Counts and sums are returned as text, because they are only displayed. */
export const ledgerCheck = ({ kind, text }: { readonly kind: string; readonly text: string }) => ({
  kind,
  find: statement(() =>
    db
      .selectFrom(sql<FoundDifference>`(${sql.raw(text)})`.as('difference'))
      .select(['account', 'currency', sql<string>`expected::text`.as('expected'), sql<string>`found::text`.as('found')]),
  ),
});
export type LedgerCheck = ReturnType<typeof ledgerCheck>;

const checks = ledgerChecks.map(ledgerCheck);

/** The kinds of comparisons that `checkLedger` makes. */
export const comparisonsOf = (others: readonly LedgerCheck[]): string[] => [...checks, ...others].map(({ kind }) => kind);

/**
 * Runs all consistency checks on the books, over all sellers and all time, and those that compare the books with the tables of other
 * modules. One statement for each check, regardless of size.
 */
export async function checkLedger(on: RunSql, now: Date, others: readonly LedgerCheck[] = []): Promise<LedgerIntegrity> {
  const differences: LedgerDifference[] = [];
  for (const { kind, find } of [...checks, ...others]) {
    const found = await find(on, {});
    differences.push(...found.map((each) => toDifference(kind, each)));
  }
  return { ok: differences.length === 0, checkedAt: now, differences };
}

const toDifference = (kind: string, { account, currency, expected, found }: FoundDifference): LedgerDifference => ({
  kind,
  account,
  currency,
  expected: shown(expected, currency),
  found: shown(found, currency),
});

const shown = (amount: string, currency: string | null): string =>
  currency === null ? amount : formatMoney(money(BigInt(amount), currency));
