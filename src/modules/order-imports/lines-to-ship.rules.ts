import { problem } from '../../kernel/errors.js';
import type { CsvRecord } from '../../platform/csv/read-csv.js';
import { stateOf } from './cells.rules.js';
import type { OrderCells } from './order-cells.rules.js';

/** A line of an order of which something is still to be shipped. */
export interface LineToShip {
  readonly record: CsvRecord;
  readonly quantity: number;
}

/** As stores write them, and spreadsheets in some languages. */
const NO: ReadonlySet<string> = new Set(['false', 'no', '0', 'n', 'falsch', 'nein', 'faux', 'non', 'falso', 'لا']);
const YES: ReadonlySet<string> = new Set([
  'true',
  'yes',
  '1',
  'y',
  'wahr',
  'ja',
  'vrai',
  'oui',
  'verdadero',
  'si',
  'sí',
  'vero',
  'sì',
  'نعم',
]);

const REASONS = {
  shipped: 'were shipped already',
  refunded: 'were refunded',
  cancelled: 'were cancelled or put back into stock',
  needless: 'need no shipping',
} as const;
type Reason = keyof typeof REASONS;

/** The states of a line that are known: why it is not shipped, or null if it is. */
const STATES: Readonly<Record<string, Reason | null>> = {
  '': null,
  pending: null,
  unfulfilled: null,
  fulfilled: 'shipped',
  shipped: 'shipped',
  restocked: 'cancelled',
  cancelled: 'cancelled',
  removed: 'cancelled',
  refunded: 'refunded',
  'not eligible': 'needless',
};
const PARTIAL: ReadonlySet<string> = new Set(['partial', 'partially fulfilled']);

/** The lines that are still to be shipped: not those that were, were refunded, or need no shipping. */
export function linesToShip(cells: OrderCells): readonly LineToShip[] {
  const read = cells.group.records.map((record) => ({ record, quantity: quantityOf(cells, record), reason: reasonOf(cells, record) }));
  const kept = cells.isOwn ? read : read.filter(({ quantity, reason }) => reason === null && quantity !== 0);
  const left = new Set(kept);
  const reasons = new Set(read.filter((line) => !left.has(line)).map(({ reason }) => reason ?? 'refunded'));
  const told = { or: [...reasons].map((reason) => ({ code: reason, words: REASONS[reason] })) };
  if (cells.isClosed) return read;
  if (kept.length === 0) {
    cells.close('itemFulfilment', problem('nothingLeftToShip', { reasons: told }));
    return read;
  }
  if (reasons.size > 0) cells.warn('itemName', 'ITEMS_LEFT_OUT', { left: read.length - kept.length, count: read.length, reasons: told });
  tellUnclearRefund(cells);
  return kept;
}

function reasonOf(cells: OrderCells, record: CsvRecord): Reason | null {
  const isShipped = flagOf(cells, 'itemIsShipped', record) ?? true;
  const isVirtual = flagOf(cells, 'itemIsVirtual', record) ?? false;
  const reason = stateReason(cells, record);
  return isShipped && !isVirtual ? reason : 'needless';
}

function stateReason(cells: OrderCells, record: CsvRecord): Reason | null {
  const text = cells.text('itemFulfilment', record);
  const state = stateOf(text);
  if (Object.hasOwn(STATES, state)) return STATES[state] ?? null;
  if (PARTIAL.has(state)) cells.fail('itemFulfilment', 'itemPartlyShipped', {}, record);
  else cells.fail('itemFulfilment', 'itemStateUnknown', { given: text }, record);
  return null;
}

/** Undefined if the cell is empty, or is neither yes nor no, which is a problem of the line. */
function flagOf(cells: OrderCells, field: 'itemIsShipped' | 'itemIsVirtual', record: CsvRecord): boolean | undefined {
  const text = cells.text(field, record);
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  if (text !== '') cells.fail(field, 'notTrueOrFalse', { given: text }, record);
  return undefined;
}

/** What is left after refunds, which some exports write as negative numbers. */
function quantityOf(cells: OrderCells, record: CsvRecord): number {
  const net = cells.measure('itemNetQuantity', record);
  if (net !== null) return Math.max(0, net);
  const ordered = cells.measure('itemQuantity', record) ?? 1;
  const refunded = Math.abs(cells.measure('itemRefunded', record) ?? 0);
  return refunded === 0 ? ordered : Math.max(0, ordered - refunded);
}

/** Shopify exports what was refunded, but not for which items. */
function tellUnclearRefund(cells: OrderCells): void {
  const refunded = cells.minor('refunded');
  if (refunded === null || refunded === 0n || cells.has('itemNetQuantity') || cells.has('itemRefunded')) return;
  cells.warn('refunded', 'REFUND_UNCLEAR', { amount: cells.written(refunded), currency: cells.currency });
}
