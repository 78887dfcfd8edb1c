import type { WholeCardFragment } from './operations.generated.js';

/** The prices of a card as a sheet: one row per weight, one column per tier, cells as typed text. */
export interface PriceGrid {
  readonly tiers: readonly string[];
  /** Upper limits in kilograms, by row. */
  readonly weights: readonly string[];
  /** By row, then by tier; empty if the tier has no such break. */
  readonly prices: readonly (readonly string[])[];
  /** By tier: above the last break, every started step of this many kilograms … */
  readonly stepKg: readonly string[];
  /** … costs this much more. */
  readonly pricePerStep: readonly string[];
}

type Tiers = WholeCardFragment['tiers'];

const EMPTY_ROWS = 5;

export const emptyGrid = (tiers: readonly string[]): PriceGrid => ({
  tiers,
  weights: blanks(EMPTY_ROWS),
  prices: Array.from({ length: EMPTY_ROWS }, () => blanks(tiers.length)),
  stepKg: blanks(tiers.length),
  pricePerStep: blanks(tiers.length),
});

export function gridOf(tiers: Tiers): PriceGrid {
  const weights = [...new Set(tiers.flatMap(({ breaks }) => breaks.map(({ upToKg }) => upToKg)))].sort(byNumber);
  const lastOf = tiers.map(({ breaks }) => breaks.find(({ stepKg }) => stepKg !== null));
  return {
    tiers: tiers.map(({ tier }) => tier),
    weights,
    prices: weights.map((weight) => tiers.map(({ breaks }) => breaks.find(({ upToKg }) => upToKg === weight)?.price.amount ?? '')),
    stepKg: lastOf.map((last) => last?.stepKg ?? ''),
    pricePerStep: lastOf.map((last) => last?.pricePerStep?.amount ?? ''),
  };
}

/** Tiers of routes that have no lane. */
export const usualTiers = ({ domestic, international }: { readonly domestic: boolean; readonly international: boolean }): string[] => [
  ...(domestic ? ['D1', 'D2', 'D3'] : []),
  ...(international ? ['I1', 'I2', 'I3'] : []),
];

export const withRow = (grid: PriceGrid): PriceGrid => ({
  ...grid,
  weights: [...grid.weights, ''],
  prices: [...grid.prices, blanks(grid.tiers.length)],
});

export const withoutRow = (grid: PriceGrid, row: number): PriceGrid => ({
  ...grid,
  weights: grid.weights.toSpliced(row, 1),
  prices: grid.prices.toSpliced(row, 1),
});

export const withTier = (grid: PriceGrid, tier = ''): PriceGrid => ({
  ...grid,
  tiers: [...grid.tiers, tier],
  prices: grid.prices.map((row) => [...row, '']),
  stepKg: [...grid.stepKg, ''],
  pricePerStep: [...grid.pricePerStep, ''],
});

export const withoutTier = (grid: PriceGrid, column: number): PriceGrid => ({
  ...grid,
  tiers: grid.tiers.toSpliced(column, 1),
  prices: grid.prices.map((row) => row.toSpliced(column, 1)),
  stepKg: grid.stepKg.toSpliced(column, 1),
  pricePerStep: grid.pricePerStep.toSpliced(column, 1),
});

const blanks = (length: number): string[] => Array.from({ length }, () => '');

/** Weights are small enough to compare as numbers. */
export const byNumber = (left: string, right: string): number => Number(left) - Number(right);
