import { latinDigits } from '../ui/decimal-input.js';
import { withRow, withTier, type PriceGrid } from './price-grid.js';

/** A sheet by rows and columns: row 0 names the tiers, followed by one row per weight and the two step rows. Column 0 holds the weights. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export const columnsOf = ({ tiers }: PriceGrid): number => tiers.length + 1;
export const keyOf = ({ row, column }: Place): string => `${row}:${column}`;

type Part = 'tier' | 'weight' | 'price' | 'stepKg' | 'pricePerStep';

/** Content of a cell; undefined where nothing can be entered. */
export function partAt(grid: PriceGrid, { row, column }: Place): Part | undefined {
  const below = row - grid.weights.length;
  if (row < 0 || column < 0 || column >= columnsOf(grid) || below > 2) return undefined;
  if (row === 0) return column > 0 ? 'tier' : undefined;
  if (below === 1) return column > 0 ? 'stepKg' : undefined;
  if (below === 2) return column > 0 ? 'pricePerStep' : undefined;
  return column === 0 ? 'weight' : 'price';
}

export function withText(grid: PriceGrid, place: Place, text: string): PriceGrid {
  const tier = place.column - 1;
  const row = place.row - 1;
  switch (partAt(grid, place)) {
    case 'tier':
      return { ...grid, tiers: grid.tiers.with(tier, text) };
    case 'weight':
      return { ...grid, weights: grid.weights.with(row, text) };
    case 'price':
      return { ...grid, prices: grid.prices.with(row, (grid.prices[row] ?? []).with(tier, text)) };
    case 'stepKg':
      return { ...grid, stepKg: grid.stepKg.with(tier, text) };
    case 'pricePerStep':
      return { ...grid, pricePerStep: grid.pricePerStep.with(tier, text) };
    case undefined:
      return grid;
  }
}

/** Pastes a block of cells with its first cell here. The sheet grows as needed. */
export function withBlock(grid: PriceGrid, from: Place, block: readonly (readonly string[])[]): PriceGrid {
  const isAboveSteps = from.row <= grid.weights.length;
  let sheet = grid;
  const width = Math.max(...block.map((cells) => cells.length));
  while (columnsOf(sheet) < from.column + width) sheet = withTier(sheet);
  while (isAboveSteps && sheet.weights.length < from.row + block.length - 1) sheet = withRow(sheet);
  for (const [down, cells] of block.entries()) {
    for (const [across, text] of cells.entries()) {
      const place = { row: from.row + down, column: from.column + across };
      sheet = withText(sheet, place, partAt(sheet, place) === 'tier' ? text.trim() : numberText(text));
    }
  }
  return sheet;
}

/** Parses cells copied from a spreadsheet. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const COMMA = /^\d+,\d{1,2}$/;

/** Normalises a number as people and spreadsheets write it to the format of the service. Other text stays unchanged, to be corrected. */
export function numberText(text: string): string {
  const latin = latinDigits(text)
    .replaceAll('٬', ',')
    .replace(/[\s\u00a0]/g, '');
  if (GROUPED.test(latin)) return latin.replaceAll(',', '');
  return COMMA.test(latin) ? latin.replace(',', '.') : latin;
}
