import type { StatementLineFragment } from './operations.generated.js';
import type { WantedLines } from './statement-filters.js';

/** The cells of a statement. Amounts are the text that the service gave, so that no digit is lost. */
export const statementRows = (lines: readonly StatementLineFragment[]): string[][] =>
  lines.map(({ amount, balanceBefore, balanceAfter, type, ...line }) => [
    line.id,
    line.createdAt,
    line.account,
    type,
    line.source,
    line.status,
    line.description,
    line.shipmentReference ?? '',
    line.orderReference ?? '',
    line.reference ?? '',
    type === 'DEBIT' ? `-${amount.amount}` : amount.amount,
    amount.currency,
    // What is only held has moved no balance.
    line.status === 'PENDING' ? '' : balanceBefore.amount,
    line.status === 'PENDING' ? '' : balanceAfter.amount,
  ]);

/** Whose statement a file is, and of which days. */
export function statementFileName(
  seller: string,
  { startDate, endDate }: WantedLines,
  lines: readonly Pick<StatementLineFragment, 'createdAt'>[],
): string {
  const days = lines.map(({ createdAt }) => createdAt.slice(0, 10)).sort();
  const parts = ['statement', seller, startDate ?? days.at(0), endDate ?? days.at(-1)];
  return `${parts.filter(Boolean).map(fileWord).join('_')}.csv`;
}

/** Letters of every script; no blank and nothing that a file system minds. */
const fileWord = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
