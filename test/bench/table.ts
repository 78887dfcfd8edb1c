import type { Comparison, Sample } from './sample.js';

/** One line of the table. `limit` is what the figure is held against: a reference of the same run, or a bound. */
export interface Row {
  readonly name: string;
  readonly figure: string;
  readonly sample?: Sample;
  readonly limit?: string;
  readonly ratio?: number;
  /** What the ratio should be. */
  readonly wanted?: string;
}

const HEAD = ['', 'figure', 'p50 ms', 'p95 ms', 'p99 ms', 'beside', 'ratio', 'wanted'];

/** The table as text, with the first column to the left and the others to the right; also valid Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]): string =>
    `| ${row.map((text, column) => aligned(text, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head = [], ...body] = cells;
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n');
}

const aligned = (text: string, width: number, column: number): string => (column === 0 ? text.padEnd(width) : text.padStart(width));

function cellsOf({ name, figure, sample, limit = '', ratio, wanted = '' }: Row): string[] {
  const latencies = [sample?.p50, sample?.p95, sample?.p99].map((value) => (value === undefined ? '' : value.toFixed(2)));
  return [name, figure, ...latencies, limit, ratio === undefined ? '' : ratio.toFixed(2), wanted];
}

export const rate = ({ perSecond }: Sample): string => `${Math.round(perSecond).toLocaleString('en')}/s`;

export const referenceRow = (name: string, { sample }: Comparison): Row => ({ name, figure: rate(sample), sample });

export const comparedRow = (name: string, { sample, beside, ratio }: Comparison, wanted: string): Row => ({
  name,
  figure: rate(sample),
  sample,
  limit: rate(beside),
  ratio,
  wanted,
});

export const boundedRow = (name: string, figure: number, bound: number, unit: string): Row => ({
  name,
  figure: `${Number(figure.toPrecision(3))}${unit}`,
  limit: `${bound}${unit}`,
  ratio: figure / bound,
  wanted: '<= 1',
});
