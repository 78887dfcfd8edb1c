import type { Route } from './route.js';
import type { Visit } from './model.js';

/** Where a visit can be inserted, and how many metres that adds. */
export interface Opening {
  readonly route: Route;
  readonly metres: number;
  /** The visit before it; where stops in the middle are fixed, the whole order instead. */
  readonly after: Visit;
  readonly order?: readonly Visit[];
}

/** Whether to pass over a place that would fit, so that a search does not always see the same ones. */
export type Blink = () => boolean;

const never: Blink = () => false;

/** The place that adds the fewest metres among these runs; undefined if the visit fits nowhere. */
export function cheapestOpening(visit: Visit, routes: readonly Route[], blink: Blink = never): Opening | undefined {
  let best: Opening | undefined;
  let seenEmpty: Route | undefined;
  for (const route of visit.pinnedTo ? [visit.pinnedTo] : routes) {
    const isEmpty = route.first.next === route.last;
    // Vehicles of one kind are alike while they are empty.
    if (isEmpty && seenEmpty && isAlike(route, seenEmpty)) continue;
    if (isEmpty) seenEmpty ??= route;
    best = openingIn(route, visit, blink, best) ?? best;
  }
  return best;
}

export function openingIn(route: Route, visit: Visit, blink: Blink = never, better?: Opening): Opening | undefined {
  if (route.hasFixedMiddle) return openingAroundFixed(route, visit, better);
  const { distances, last } = route;
  let limit = better?.metres ?? Infinity;
  let found: Visit | undefined;
  for (let after = route.head; after !== last; after = after.next ?? last) {
    const next = after.next ?? last;
    const metres = distances.metres(after.place, visit.place) + distances.metres(visit.place, next.place) - after.metresToNext;
    if (metres >= limit || blink() || !hasRoom(route, after, visit) || !isInTime(route, after, visit)) continue;
    limit = metres;
    found = after;
  }
  return found && { route, metres: limit, after: found };
}

export function insert(visit: Visit, { route, after, order }: Opening): void {
  if (order) route.setFree(order);
  else route.insertAfter(after, visit);
}

/** A delivery is on board from the start to its stop, a pickup from its stop to the end. */
export const hasRoom = (route: Route, after: Visit, visit: Visit): boolean =>
  (visit.isPickup ? after.peakAfter : after.peakBefore).leavesRoomFor(visit.load, route.capacity);

function isInTime({ clock, distances, last }: Route, after: Visit, visit: Visit): boolean {
  const next = after.next ?? last;
  const start = Math.max(clock.arrive(after.departure, distances.metres(after.place, visit.place)), visit.from);
  return start <= visit.until && clock.arrive(start + visit.serviceSeconds, distances.metres(visit.place, next.place)) <= next.latest;
}

function openingAroundFixed(route: Route, visit: Visit, better: Opening | undefined): Opening | undefined {
  const free = route.free();
  let limit = better?.metres ?? Infinity;
  let best: Opening | undefined;
  for (let index = 0; index <= free.length; index += 1) {
    const order = free.toSpliced(index, 0, visit);
    const metres = (route.metresWith(order) ?? Infinity) - route.metres;
    if (metres >= limit) continue;
    limit = metres;
    best = { route, metres, after: route.first, order };
  }
  return best;
}

const isAlike = (a: Route, b: Route): boolean =>
  a.first.place === b.first.place &&
  a.last.place === b.last.place &&
  a.first.departure === b.first.departure &&
  a.last.until === b.last.until &&
  a.kind === b.kind;
