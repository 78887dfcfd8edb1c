import { send } from '../graph/send.js';
import { StatementFileDocument, type StatementFileQueryVariables, type StatementLineFragment } from './operations.generated.js';

/** Maximum size of a file that spreadsheets handle well. */
export const MOST_LINES = 50_000;
const AT_ONCE = 500;

interface ReadLines {
  readonly lines: readonly StatementLineFragment[];
  /** False if the file was cut off at the limit. */
  readonly isWhole: boolean;
}

/** Reads a statement page by page and reports progress. */
export async function readStatement(
  wanted: Omit<StatementFileQueryVariables, 'first' | 'after'>,
  tell: (lines: number) => void,
  signal: AbortSignal,
): Promise<ReadLines> {
  const lines: StatementLineFragment[] = [];
  let after: string | null = null;
  while (lines.length < MOST_LINES) {
    const page: StatementFileQueryVariables = { ...wanted, first: Math.min(AT_ONCE, MOST_LINES - lines.length), after };
    const { transactions } = await send(StatementFileDocument, page, { signal });
    lines.push(...transactions.nodes);
    tell(lines.length);
    const { hasNextPage, endCursor } = transactions.pageInfo;
    if (!hasNextPage || endCursor === null) return { lines, isWhole: true };
    after = endCursor;
  }
  return { lines, isWhole: false };
}
