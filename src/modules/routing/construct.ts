import { cheapestOpening, insert, openingIn, type Opening } from './insertion.js';
import type { Route } from './route.js';
import type { Visit } from './model.js';

/** A visit without an alternative goes before all others. */
const NO_ALTERNATIVE_METRES = 1e9;

/**
 * Inserts one visit after the other where it adds the fewest metres, first the one that would lose most by waiting: whose best
 * run is far better than its second best. Returns those that fit nowhere.
 */
export function construct(visits: readonly Visit[], routes: readonly Route[]): Visit[] {
  const waiting = new Map(visits.map((visit) => [visit, new Map<Route, Opening | undefined>(openingsOf(visit, routes))]));
  const left: Visit[] = [];
  while (waiting.size > 0) {
    const urgent = mostUrgent(waiting);
    if (!urgent) {
      left.push(...waiting.keys());
      break;
    }
    insert(urgent.visit, urgent.opening);
    waiting.delete(urgent.visit);
    const { route } = urgent.opening;
    for (const [visit, openings] of waiting) if (openings.has(route)) openings.set(route, openingIn(route, visit));
  }
  return left;
}

/** The same one by one, in the given order. For a few visits. */
export function insertEach(visits: readonly Visit[], routes: readonly Route[]): Visit[] {
  return visits.filter((visit) => {
    const opening = cheapestOpening(visit, routes);
    if (opening) insert(visit, opening);
    return !opening;
  });
}

const openingsOf = (visit: Visit, routes: readonly Route[]): [Route, Opening | undefined][] =>
  (visit.pinnedTo ? [visit.pinnedTo] : routes).map((route) => [route, openingIn(route, visit)]);

function mostUrgent(waiting: ReadonlyMap<Visit, ReadonlyMap<Route, Opening | undefined>>): { visit: Visit; opening: Opening } | undefined {
  let chosen: { visit: Visit; opening: Opening } | undefined;
  let [mostRegret, fewestMetres] = [-1, Infinity];
  for (const [visit, openings] of waiting) {
    let best: Opening | undefined;
    let second = NO_ALTERNATIVE_METRES;
    for (const opening of openings.values()) {
      if (!opening) continue;
      if (!best || opening.metres < best.metres) {
        second = best?.metres ?? second;
        best = opening;
      } else if (opening.metres < second) second = opening.metres;
    }
    if (!best) continue;
    const regret = second - best.metres;
    if (regret > mostRegret || (regret === mostRegret && best.metres < fewestMetres)) {
      chosen = { visit, opening: best };
      [mostRegret, fewestMetres] = [regret, best.metres];
    }
  }
  return chosen;
}
