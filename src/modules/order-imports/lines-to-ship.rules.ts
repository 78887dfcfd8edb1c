import type { FileRecord } from '../../platform/csv/csv-file.js';
import { stateOf } from './cells.rules.js';
import type { OrderCells } from './order-cells.rules.js';

/** A line of an order of which something is still to be shipped. */
export interface LineToShip {
  readonly record: FileRecord;
  readonly quantity: number;
}

const NO: ReadonlySet<string> = new Set(['false', 'no', '0', 'n']);
const YES: ReadonlySet<string> = new Set(['true', 'yes', '1', 'y']);

type Reason = 'shipped already' | 'refunded' | 'not shipped by nature';

/** The lines that are still to be shipped: not those that were, were refunded, or need no shipping. */
export function linesToShip(cells: OrderCells): readonly LineToShip[] {
  const read = cells.group.records.map((record) => ({ record, quantity: quantityOf(cells, record), reason: reasonOf(cells, record) }));
  const kept = cells.isOwn ? read : read.filter(({ quantity, reason }) => reason === null && quantity !== 0);
  const left = new Set(kept);
  const reasons = new Set(read.filter((line) => !left.has(line)).map(({ reason }) => reason ?? 'refunded'));
  const told = [...reasons].map((reason) => WORDS[reason]).join(' or ');
  if (cells.isClosed) return read;
  if (kept.length === 0) {
    cells.close('itemFulfilment', `has nothing left to ship: its items ${told}`);
    return read;
  }
  if (reasons.size > 0)
    cells.warn('itemName', 'ITEMS_LEFT_OUT', `${read.length - kept.length} of ${read.length} items are left out: they ${told}.`);
  tellUnclearRefund(cells);
  return kept;
}

const WORDS: Readonly<Record<Reason, string>> = {
  'shipped already': 'were shipped already',
  refunded: 'were refunded',
  'not shipped by nature': 'need no shipping',
};

function reasonOf(cells: OrderCells, record: FileRecord): Reason | null {
  if (NO.has(cells.text('itemIsShipped', record).toLowerCase()) || YES.has(cells.text('itemIsVirtual', record).toLowerCase()))
    return 'not shipped by nature';
  const state = stateOf(cells.text('itemFulfilment', record));
  if (state === 'fulfilled') return 'shipped already';
  if (state === 'partial' || state === 'partially fulfilled')
    cells.fail('itemFulfilment', 'is partly shipped: enter the quantity that is still to be shipped, and unfulfilled', record);
  return null;
}

/** What is left after refunds, which some exports write as negative numbers. */
function quantityOf(cells: OrderCells, record: FileRecord): number {
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
  const message = `${cells.written(refunded)} ${cells.currency} was refunded, and the file does not say for which items: check what is still to be shipped.`;
  cells.warn('refunded', 'REFUND_UNCLEAR', message);
}
