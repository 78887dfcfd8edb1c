import { byNumber, type PriceGrid } from './price-grid.js';

export type ChangeKind = 'same' | 'up' | 'down' | 'new' | 'gone' | 'changed' | 'none';

/** Old and new value of a cell. */
export interface Change {
  readonly was: string;
  readonly now: string;
  readonly kind: ChangeKind;
  /** Percentage change of a price, such as +2.5. */
  readonly percent: string | undefined;
}

export interface ChangedRow {
  /** Upper limit in kilograms; undefined for the two step rows. */
  readonly weight: string | undefined;
  readonly part: 'price' | 'stepKg' | 'pricePerStep';
  readonly cells: readonly Change[];
}

export interface Comparison {
  readonly tiers: readonly string[];
  readonly rows: readonly ChangedRow[];
}

/** Merges two sheets: every tier and weight of either. Without a previous sheet the result is the sheet itself. */
export function compare(now: PriceGrid, was: PriceGrid | undefined): Comparison {
  const tiers = [...new Set([...now.tiers, ...(was?.tiers ?? [])])];
  const weights = [...new Set([...now.weights, ...(was?.weights ?? [])].filter((weight) => weight !== '').map(plain))].sort(byNumber);
  const cell = (part: (grid: PriceGrid, tier: number) => string | undefined) =>
    tiers.map((tier) => changeOf(was && (part(was, was.tiers.indexOf(tier)) ?? ''), part(now, now.tiers.indexOf(tier)) ?? ''));
  const rows = weights.map((weight): ChangedRow => {
    const price = (grid: PriceGrid, tier: number) => grid.prices[grid.weights.findIndex((each) => plain(each) === weight)]?.[tier];
    return { weight, part: 'price', cells: cell(price) };
  });
  const steps = (['stepKg', 'pricePerStep'] as const).map((part): ChangedRow => {
    const cells = cell((grid, tier) => grid[part][tier]);
    return { weight: undefined, part, cells: part === 'stepKg' ? cells.map(withoutPercent) : cells };
  });
  return { tiers, rows: [...rows, ...steps.filter(({ cells }) => cells.some(({ kind }) => kind !== 'none'))] };
}

/** Number of cells per kind of change. */
export function countsOf({ rows }: Comparison): Readonly<Record<ChangeKind, number>> {
  const counts = { same: 0, up: 0, down: 0, new: 0, gone: 0, changed: 0, none: 0 };
  for (const { cells } of rows) for (const { kind } of cells) counts[kind] += 1;
  return counts;
}

const withoutPercent = ({ kind, ...cell }: Change): Change => ({
  ...cell,
  kind: kind === 'up' || kind === 'down' ? 'changed' : kind,
  percent: undefined,
});

/** 5.0 and 5 are the same weight. */
const plain = (weight: string): string => (NUMBER.test(weight) ? String(Number(weight)) : weight);

export function changeOf(was: string | undefined, now: string): Change {
  const kind = kindOf(was, now);
  return { was: was ?? '', now, kind, percent: kind === 'up' || kind === 'down' ? percentOf(was ?? '', now) : undefined };
}

function kindOf(was: string | undefined, now: string): ChangeKind {
  if (was === undefined) return now === '' ? 'none' : 'same';
  if (was === '') return now === '' ? 'none' : 'new';
  if (now === '') return 'gone';
  const [before, after] = [scaled(was), scaled(now)];
  if (before === undefined || after === undefined) return was === now ? 'same' : 'changed';
  if (before === after) return 'same';
  return after > before ? 'up' : 'down';
}

const NUMBER = /^\d+(\.\d+)?$/;
const DECIMALS = 6;

/** Parses to an exact integer of millionths; prices are never floating-point numbers. */
function scaled(text: string): bigint | undefined {
  if (!NUMBER.test(text)) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/** One decimal, rounded half away from zero; undefined if the base is zero. */
function percentOf(was: string, now: string): string | undefined {
  const [before = 0n, after = 0n] = [scaled(was), scaled(now)];
  if (before === 0n) return undefined;
  const distance = after > before ? after - before : before - after;
  const tenths = (distance * 2_000n + before) / (before * 2n);
  return `${after > before ? '+' : '−'}${tenths / 10n}.${tenths % 10n}`;
}
