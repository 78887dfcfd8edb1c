import { problem, type FieldProblem } from '../../kernel/errors.js';
import { stateOf } from './cells.rules.js';
import type { KnownStates } from './formats/file-format.js';
import type { OrderCells } from './order-cells.rules.js';
import { choice } from './questions.rules.js';

const PARTIAL: ReadonlySet<string> = new Set(['partial', 'partially fulfilled']);

/** Orders that the store has cancelled, refunded or shipped are no work for a carrier. What no one knows is asked. */
export function readStates(cells: OrderCells): void {
  if (cells.text('cancelledAt') !== '') cells.close('cancelledAt', problem('cancelledInStore'));
  for (const known of cells.group.file.layout.states) if (cells.has(known.field)) readState(cells, known);
}

function readState(cells: OrderCells, { field, ship, notShipped }: KnownStates): void {
  const text = cells.text(field);
  const state = stateOf(text);
  const reason = Object.hasOwn(notShipped, state) ? notShipped[state] : undefined;
  if (reason !== undefined) return cells.close(field, problem(reason));
  const isKnown = ship.includes(state) && (!PARTIAL.has(state) || cells.has('itemFulfilment'));
  if (isKnown) return;
  const choices =
    text === ''
      ? [choice('ship', problem('shipOrdersNoState')), choice('skip', problem('skipOrdersNoState'))]
      : [choice('ship', problem('shipOrders', { given: text })), choice('skip', problem('skipOrders', { given: text }))];
  const answer = cells.ask(field, { kind: 'order_status', value: text, choices }, questionOf(text));
  if (answer === 'skip') cells.close(field, text === '' ? problem('leftOutAsSaidNoState') : problem('leftOutAsSaid', { given: text }));
}

function questionOf(given: string): FieldProblem {
  if (PARTIAL.has(stateOf(given))) return problem('orderPartlyShipped', { given });
  return given === '' ? problem('orderStateEmpty') : problem('orderStateUnknown', { given });
}
