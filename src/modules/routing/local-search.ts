import type { Model, Visit } from './model.js';
import type { Route } from './route.js';

const MAX_ROUNDS = 50;
const LONGEST_SEGMENT = 3;
const NEAREST = 16;
/** Rounding must not look like progress. */
const LEAST_GAIN_METRES = 0.5;

/** One run with a new order, or two runs that exchanged stops. */
type Move = readonly (readonly [Route, readonly Visit[]])[];

/**
 * Shortens the runs until no move helps: 2-opt within a run, or-opt of up to three stops within and between runs, exchange of two
 * stops, and exchange of the ends of two runs. Only moves that bring near stops together are tried. Returns whether anything changed.
 */
export function improve({ visits }: Model): boolean {
  let hasChanged = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const moved = visits.filter((visit) => moveNearer(visit)).length;
    if (moved === 0) break;
    hasChanged = true;
  }
  return hasChanged;
}

function moveNearer(visit: Visit): boolean {
  for (const neighbour of visit.neighbours.slice(0, NEAREST)) {
    const { route } = visit;
    if (!route || !neighbour.route) continue;
    const candidates = neighbour.route === route ? movesWithin(route, visit, neighbour) : movesBetween(visit, neighbour);
    for (const move of candidates) {
      if (gain(move) < LEAST_GAIN_METRES) continue;
      for (const [changed, order] of move) changed.setFree(order);
      return true;
    }
  }
  return false;
}

/** The metres that a move saves; negative if it breaks a rule. */
function gain(move: Move): number {
  let saved = 0;
  for (const [route, order] of move) {
    if (order.some(({ pinnedTo }) => pinnedTo && pinnedTo !== route)) return -Infinity;
    const metres = route.metresWith(order);
    if (metres === undefined) return -Infinity;
    saved += route.metres - metres;
  }
  return saved;
}

function* movesWithin(route: Route, visit: Visit, neighbour: Visit): Generator<Move> {
  const order = route.free();
  const [low, high] = [order.indexOf(visit), order.indexOf(neighbour)].sort((a, b) => a - b);
  if (low === undefined || high === undefined) return;
  yield [[route, [...order.slice(0, low + 1), ...order.slice(low + 1, high + 1).reverse(), ...order.slice(high + 1)]]];
  yield [[route, [...order.slice(0, low), ...order.slice(low, high).reverse(), ...order.slice(high)]]];
  for (const { segment, rest } of segmentsFrom(order, visit)) {
    const at = rest.indexOf(neighbour);
    if (at < 0) continue;
    for (const placed of [segment, segment.toReversed()]) {
      yield [[route, rest.toSpliced(at + 1, 0, ...placed)]];
      yield [[route, rest.toSpliced(at, 0, ...placed)]];
    }
  }
}

function* movesBetween(visit: Visit, neighbour: Visit): Generator<Move> {
  const [route, other] = [visit.route, neighbour.route];
  if (!route || !other) return;
  const [order, otherOrder] = [route.free(), other.free()];
  const [at, otherAt] = [order.indexOf(visit), otherOrder.indexOf(neighbour)];
  for (const { segment, rest } of segmentsFrom(order, visit))
    for (const placed of [segment, segment.toReversed()]) {
      yield [[route, rest], [other, otherOrder.toSpliced(otherAt + 1, 0, ...placed)]]; // prettier-ignore
      yield [[route, rest], [other, otherOrder.toSpliced(otherAt, 0, ...placed)]]; // prettier-ignore
    }
  yield [
    [route, [...order.slice(0, at + 1), ...otherOrder.slice(otherAt)]],
    [other, [...otherOrder.slice(0, otherAt), ...order.slice(at + 1)]],
  ];
  for (const aside of [otherAt - 1, otherAt + 1]) {
    const swapped = otherOrder[aside];
    if (swapped) yield [[route, order.with(at, swapped)], [other, otherOrder.with(aside, visit)]]; // prettier-ignore
  }
}

/** The visit alone, and with the one or two stops that follow it. */
function* segmentsFrom(order: readonly Visit[], visit: Visit): Generator<{ segment: Visit[]; rest: Visit[] }> {
  const at = order.indexOf(visit);
  for (let length = 1; length <= Math.min(LONGEST_SEGMENT, order.length - at); length += 1)
    yield { segment: order.slice(at, at + length), rest: order.toSpliced(at, length) };
}
