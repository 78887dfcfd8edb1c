import type { StatementLineFragment } from './operations.generated.js';
import type { WantedLines } from './statement-filters.js';

/** Cells of a statement. Amounts stay the text of the service, so that no digit is lost. */
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
    // A hold changes no balance.
    line.status === 'PENDING' ? '' : balanceBefore.amount,
    line.status === 'PENDING' ? '' : balanceAfter.amount,
  ]);

/** File name of a statement: seller and date range. */
export function statementFileName(
  seller: string,
  { startDate, endDate }: WantedLines,
  lines: readonly Pick<StatementLineFragment, 'createdAt'>[],
): string {
  const days = lines.map(({ createdAt }) => createdAt.slice(0, 10)).sort();
  const parts = ['statement', seller, startDate ?? days.at(0), endDate ?? days.at(-1)];
  return `${parts.filter(Boolean).map(fileWord).join('_')}.csv`;
}

/** Part of a file name: letters and digits of every script, hyphens for everything else. */
const fileWord = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
