import { stateOf } from './cells.rules.js';
import type { KnownStates } from './formats/file-format.js';
import type { OrderCells } from './order-cells.rules.js';

const PARTIAL: ReadonlySet<string> = new Set(['partial', 'partially fulfilled']);

/** Orders that the store has cancelled, refunded or shipped are no work for a carrier. What no one knows is asked. */
export function readStates(cells: OrderCells): void {
  if (cells.text('cancelledAt') !== '') cells.close('cancelledAt', 'was cancelled in the store');
  for (const known of cells.group.file.layout.states) if (cells.has(known.field)) readState(cells, known);
}

function readState(cells: OrderCells, { field, ship, notShipped }: KnownStates): void {
  const text = cells.text(field);
  const state = stateOf(text);
  const reason = Object.hasOwn(notShipped, state) ? notShipped[state] : undefined;
  if (reason !== undefined) return cells.close(field, reason);
  const isKnown = ship.includes(state) && (!PARTIAL.has(state) || cells.has('itemFulfilment'));
  if (isKnown) return;
  const shown = text === '' ? 'without a state' : `"${text}"`;
  const why = PARTIAL.has(state)
    ? `is "${text}", and the file does not say which items were shipped: ship all of them, or leave the order out?`
    : `${text === '' ? 'is empty' : `is "${text}", which is not known`}: ship the order, or leave it out?`;
  const choices = [
    { answer: 'ship', text: `Ship orders that are ${shown}.` },
    { answer: 'skip', text: `Leave out orders that are ${shown}.` },
  ];
  const answer = cells.ask(field, { kind: 'order_status', value: text, choices }, why);
  if (answer === 'skip') cells.close(field, `is ${shown}, and such orders are left out, as you said`);
}
