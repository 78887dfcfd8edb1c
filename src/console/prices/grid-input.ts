import type { RateTierInput, WeightBreakInput } from '../../schema-types.generated.js';
import { keyOf } from './grid-cells.js';
import { byNumber, type PriceGrid } from './price-grid.js';

/** Errors by cell key. */
export type CellErrors = ReadonlyMap<string, string>;

export interface GivenGrid {
  readonly tiers: RateTierInput[];
  /** The row of each break of each tier, to find the cell that an error of the service refers to. */
  readonly rows: readonly (readonly number[])[];
}

/** Converts the sheet to the input of the service: a tier has a break wherever it has a price, and steps after the last one. */
export function givenOf(grid: PriceGrid): GivenGrid {
  const rows = grid.tiers.map((_tier, column) => grid.weights.flatMap((_weight, row) => (grid.prices[row]?.[column] ? [row] : [])));
  const tiers = grid.tiers.map((tier, column) => {
    const own = rows[column] ?? [];
    const last = [...own].sort((left, right) => byNumber(grid.weights[left] ?? '', grid.weights[right] ?? '')).at(-1);
    const breaks = own.map((row): WeightBreakInput => {
      const given = { upToKg: grid.weights[row] ?? '', price: grid.prices[row]?.[column] ?? '' };
      return row === last ? { ...given, stepKg: grid.stepKg[column] || null, pricePerStep: grid.pricePerStep[column] || null } : given;
    });
    return { tier, breaks };
  });
  return { tiers, rows };
}

const NUMBER = /^\d+(\.\d+)?$/;

/** Texts of client-side validation errors. */
export interface GridWords {
  readonly noNumber: string;
  readonly noWeight: string;
  readonly noTier: string;
  /** A step needs a weight and a price. */
  readonly noStep: string;
  readonly twice: string;
}

/** Finds invalid, missing and duplicate values. The service validates everything else. */
export function mistakesOf(grid: PriceGrid, words: GridWords): CellErrors {
  const errors = new Map<string, string>();
  const check = (row: number, column: number, text: string): void => {
    if (text !== '' && !NUMBER.test(text)) errors.set(keyOf({ row, column }), words.noNumber);
  };
  grid.tiers.forEach((tier, index) => {
    const place = keyOf({ row: 0, column: index + 1 });
    if (tier.trim() === '') errors.set(place, words.noTier);
    else if (grid.tiers.indexOf(tier) !== index) errors.set(place, words.twice);
    check(grid.weights.length + 1, index + 1, grid.stepKg[index] ?? '');
    check(grid.weights.length + 2, index + 1, grid.pricePerStep[index] ?? '');
    const [stepKg, price] = [grid.stepKg[index] ?? '', grid.pricePerStep[index] ?? ''];
    if (stepKg === '' && price !== '') errors.set(keyOf({ row: grid.weights.length + 1, column: index + 1 }), words.noStep);
    if (stepKg !== '' && price === '') errors.set(keyOf({ row: grid.weights.length + 2, column: index + 1 }), words.noStep);
  });
  grid.weights.forEach((weight, row) => {
    const place = keyOf({ row: row + 1, column: 0 });
    const prices = grid.prices[row] ?? [];
    if (weight === '' && prices.some((price) => price !== '')) errors.set(place, words.noWeight);
    else if (
      weight !== '' &&
      grid.weights.findIndex((other) => NUMBER.test(other) && Number(other) === Number(weight)) < row &&
      NUMBER.test(weight)
    )
      errors.set(place, words.twice);
    check(row + 1, 0, weight);
    prices.forEach((price, column) => check(row + 1, column + 1, price));
  });
  return errors;
}

const FIELD = /^tiers(?:\[(\d+)\]|\.([^.[]+))(?:\.breaks(?:\[(\d+)\](?:\.(upToKg|price|stepKg|pricePerStep))?)?|\.tier)?$/;

/** The cell of a field of the service; undefined for fields outside the sheet. */
export function placeOf(field: string | null, grid: PriceGrid, rows: GivenGrid['rows']): string | undefined {
  const match = FIELD.exec(field ?? '');
  if (!match) return undefined;
  const [, index, name, place, part] = match;
  const tier = index === undefined ? grid.tiers.indexOf(name ?? '') : Number(index);
  if (tier < 0) return undefined;
  const row = place === undefined ? undefined : rows[tier]?.[Number(place)];
  if (row === undefined) return keyOf({ row: 0, column: tier + 1 });
  switch (part) {
    case 'upToKg':
      return keyOf({ row: row + 1, column: 0 });
    case 'stepKg':
      return keyOf({ row: grid.weights.length + 1, column: tier + 1 });
    case 'pricePerStep':
      return keyOf({ row: grid.weights.length + 2, column: tier + 1 });
    default:
      return keyOf({ row: row + 1, column: tier + 1 });
  }
}
