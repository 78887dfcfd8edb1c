import type { Costs } from './costs.js';
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

const LATENCIES = ['p50', 'p95', 'p99'] as const;
const COSTS = ['node', 'postgres', 'driver', 'statements'] as const;
const HEAD = ['', 'figure', 'p50 ms', 'p95 ms', 'p99 ms', 'Node ms', 'PG ms', 'driver ms', 'statements', 'beside', 'ratio', 'wanted'];

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
  const latencies = LATENCIES.map((each) => (sample && !Number.isNaN(sample[each]) ? sample[each].toFixed(2) : ''));
  const costs = COSTS.map((each) => costText(sample?.costs, each));
  return [name, figure, ...latencies, ...costs, limit, ratio === undefined ? '' : ratio.toFixed(2), wanted];
}

/** Nothing where it is not known, or where there is no such process. */
function costText(costs: Costs | undefined, name: keyof Costs): string {
  const cost = costs?.[name];
  return cost === undefined || Number.isNaN(cost) || cost === 0 ? '' : cost.toFixed(2);
}

export const rate = ({ perSecond }: Pick<Sample, 'perSecond'>): string => `${Math.round(perSecond).toLocaleString('en')}/s`;

export const referenceRow = (name: string, { sample }: Pick<Comparison, 'sample'>): Row => ({ name, figure: rate(sample), sample });

export const comparedRow = (name: string, { sample, beside, ratio }: Comparison, wanted: string): Row => ({
  name,
  figure: rate(sample),
  sample,
  limit: rate(beside),
  ratio,
  wanted,
});

interface CostBeside {
  readonly unit: string;
  readonly wanted: string;
  /** Which cost of the reference it is held against, where that is not its own. */
  readonly beside?: keyof Costs;
}

/** What a unit of work costs, beside the same of the reference. */
export function costRow(
  name: string,
  cost: keyof Costs,
  { sample, beside }: Comparison,
  { unit, wanted, beside: of = cost }: CostBeside,
): Row {
  const [figure, limit] = [sample.costs?.[cost] ?? NaN, beside.costs?.[of] ?? NaN];
  return { name, figure: `${figure.toFixed(2)}${unit}`, limit: `${limit.toFixed(2)}${unit}`, ratio: figure / limit, wanted };
}

export const boundedRow = (name: string, figure: number, bound: number, unit: string): Row => ({
  name,
  figure: `${Number(figure.toPrecision(3))}${unit}`,
  limit: `${bound}${unit}`,
  ratio: figure / bound,
  wanted: '<= 1',
});
