import type { Call } from '../operator/call.js';
import type { Fault } from '../operator/faults.js';
import { type PlayedOrder, canonical } from '../operator/order-book.js';
import { ensure, unmet } from './check.js';
import { wordsOf, type DrivenOrder, type PlugIn } from './plug-in.js';

export const ORDER_ROUTE = 'POST /api/order';

/** An order that met a fault, and the requests that were made for it. */
export interface Attempted extends DrivenOrder {
  readonly calls: readonly Call[];
  readonly arrived: PlayedOrder;
}

/** Places an order while a fault is on, and waits until it has been sent again and shows its shipment. */
export async function repeated(plugIn: PlugIn, fault: Omit<Fault, 'route'>, what: string): Promise<Attempted> {
  const { operator } = plugIn;
  const [since, known] = [operator.calls.length, operator.orders.orders.length];
  const callsSince = (): readonly Call[] => plugIn.callsTo(ORDER_ROUTE, since);
  operator.fail({ ...fault, route: ORDER_ROUTE });
  try {
    const driven = await plugIn.newOrder();
    const isRepeated = await plugIn.until(() => callsSince().some(({ status }) => status === 200));
    const calls = callsSince();
    ensure(
      isRepeated,
      `the order to be sent again after ${what}`,
      `${counted(calls.length)} and no more.${wordsOf(driven.placed.error)}`,
      calls,
    );
    const [arrived] = operator.orders.orders.slice(known);
    if (!arrived) throw unmet('an order', 'none', calls);
    return { ...driven, calls, arrived };
  } finally {
    operator.recover();
  }
}

/** One order is there, and every request for it was the same. */
export function ensureOneOrder(plugIn: PlugIn, { calls, arrived }: Attempted, known: number): void {
  const placed = plugIn.operator.orders.orders.slice(known);
  const numbers = placed.map(({ number }) => number).join(', ');
  ensure(placed.length === 1, 'one order, under the same number', `${placed.length} orders: ${numbers}`, calls);
  const strange = calls.find((call) => !isSame(calls[0], call));
  ensure(strange === undefined, `the same body, or the same Idempotency-Key, for order ${arrived.number}`, 'another request', calls);
}

function isSame(first: Call | undefined, call: Call): boolean {
  if (!first) return false;
  const [key, other] = [first.headers['idempotency-key'], call.headers['idempotency-key']];
  return contentOf(first) === contentOf(call) || (key !== undefined && key === other && first.body === call.body);
}

function contentOf({ body }: Call): string {
  try {
    return canonical(JSON.parse(body));
  } catch {
    return body;
  }
}

/** The order shows no error in the end, and its shipment if the drive tells it. */
export async function ensurePlaced(plugIn: PlugIn, { order, calls, arrived }: Attempted): Promise<void> {
  const reference = arrived.parcel.reference;
  const { state, isSo } = await plugIn.shows(order, (each) => !each.error && (each.shipmentId ?? reference) === reference);
  const came = state.error ? `an error.${wordsOf(state.error)}` : `the shipment ${state.shipmentId ?? 'none'}`;
  ensure(isSo, `the order to show its shipment ${reference}`, came, calls);
}

export const counted = (requests: number): string => `${requests} ${requests === 1 ? 'request' : 'requests'}`;
