import Table from 'cli-table3';
import stringWidth from 'string-width';
import { plain } from './words.js';

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string | number | null | undefined;
  /** Right-aligns numbers and money, which are never truncated. */
  readonly right?: true;
  /** Never truncated, because part of it is useless, such as an id. */
  readonly whole?: true;
}

const GAP = 2;
const NARROWEST = 6;
const PLAIN = {
  chars: {
    top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '',
    left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '',
  },
  style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
}; // prettier-ignore

/** Formats rows below their titles, fitted to the width of the terminal if there is one. */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  look: { width?: number | undefined; title: Paint },
): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ of }) => plain(of(row))))];
  const widths = fitted(
    columns.map(({ right, whole }, index) => ({ natural: widest(cells.map((line) => line[index] ?? '')), whole: right ?? whole ?? false })),
    look.width,
  );
  const drawn = new Table({
    ...PLAIN,
    chars: { ...PLAIN.chars, middle: ' '.repeat(GAP) },
    colWidths: widths,
    colAligns: columns.map(({ right }) => (right ? 'right' : 'left')),
  });
  drawn.push(...cells);
  const [head = '', ...lines] = drawn.toString().split('\n');
  return [look.title(head.trimEnd()), ...lines.map((line) => line.trimEnd())].join('\n');
}

export type Paint = (text: string) => string;

const widest = (cells: readonly string[]): number => Math.max(1, ...cells.map((cell) => stringWidth(cell)));

/** Shrinks the widest column until the table fits or nothing more can be cut. */
function fitted(columns: readonly { natural: number; whole: boolean }[], width: number | undefined): number[] {
  const widths = columns.map(({ natural }) => natural);
  const room = (width ?? Infinity) - GAP * (widths.length - 1);
  while (widths.reduce((sum, each) => sum + each, 0) > room) {
    const most = Math.max(...widths.filter((_, index) => !columns[index]?.whole));
    if (most <= NARROWEST) break;
    widths[widths.findIndex((each, index) => each === most && !columns[index]?.whole)] = most - 1;
  }
  return widths;
}
