import { cheapestOpening, insert } from './insertion.js';
import type { Model, Visit } from './model.js';
import type { Random } from './random.js';
import type { Route } from './route.js';

/** The share of places that are passed over, so that the same ruin is not always repaired in the same way. */
const BLINK_RATE = 0.01;
/** How much longer a plan may get, in mean legs: much in the beginning of the search, hardly any at its end. */
const START_HEAT = 2;
const END_HEAT = 0.05;

/**
 * Removes strings of neighbouring stops from neighbouring runs and inserts them again, many times, and keeps the best plan
 * (Christiaens and Vanden Berghe, Slack Induction by String Removals, 2020). A plan that serves more stops is always better.
 */
export function ruinAndRecreate(
  model: Model,
  absent: readonly Visit[],
  { random, iterations }: { random: Random; iterations: number },
): Visit[] {
  const { routes, visits } = model;
  if (visits.length < 2) return [...absent];
  const current = new Snapshot(routes, absent);
  const best = new Snapshot(routes, absent);
  const meanLeg = Math.max(1, current.metres / visits.length);
  const cooling = (END_HEAT / START_HEAT) ** (1 / iterations);
  let heat = meanLeg * START_HEAT;
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const { removed, touched } = ruin(model, random);
    const missing = recreate([...current.absent, ...removed], { routes, random, touched });
    const allowance = -heat * Math.log(1 - random.next());
    const metres = metresOf(routes);
    const isFeasible = [...touched].every((route) => route.isFeasible);
    if (isFeasible && isAccepted({ metres, missing: missing.length }, current, allowance)) {
      current.take(touched, missing, metres);
      if (missing.length < best.absent.length || (missing.length === best.absent.length && metres < best.metres)) best.copy(current);
    } else current.restore(touched);
    heat *= cooling;
  }
  best.restore(routes);
  return [...best.absent];
}

function isAccepted(plan: { metres: number; missing: number }, current: Snapshot, allowance: number): boolean {
  if (plan.missing !== current.absent.length) return plan.missing < current.absent.length;
  return plan.metres < current.metres + allowance;
}

const metresOf = (routes: readonly Route[]): number => routes.reduce((sum, route) => sum + route.metres, 0);

interface Repair {
  readonly routes: readonly Route[];
  readonly random: Random;
  readonly touched: Set<Route>;
}

/** Inserts the visits again in an order drawn by lot. Returns those that fit nowhere. */
function recreate(visits: readonly Visit[], { routes, random, touched }: Repair): Visit[] {
  const blink = (): boolean => random.next() < BLINK_RATE;
  return sorted(visits, random).filter((visit) => {
    const opening = cheapestOpening(visit, routes, blink);
    if (!opening) return true;
    insert(visit, opening);
    touched.add(opening.route);
    return false;
  });
}

/** By chance, or the hardest first: heavy, far, with a narrow, early or late window. */
function sorted(visits: readonly Visit[], random: Random): Visit[] {
  const keyed = (key: (visit: Visit) => number): Visit[] =>
    visits
      .map((visit) => ({ visit, key: key(visit) }))
      .sort((a, b) => a.key - b.key)
      .map(({ visit }) => visit);
  const lot = random.below(16);
  if (lot < 4) return keyed(() => random.next());
  if (lot < 7) return keyed(({ load }) => -load.grams - load.millilitres - load.parcels);
  if (lot < 9) return keyed((visit) => -visit.remoteness);
  if (lot < 10) return keyed((visit) => visit.remoteness);
  if (lot < 12) return keyed(({ from, until }) => Math.min(until - from, Number.MAX_SAFE_INTEGER));
  if (lot < 14) return keyed(({ from }) => Math.max(from, 0));
  return keyed(({ until }) => -Math.min(until, Number.MAX_SAFE_INTEGER));
}

const MEAN_REMOVED = 8;
const LONGEST_STRING = 10;
/** How often a string keeps a part in its middle. */
const SPLIT_RATE = 0.5;

/** Removes strings of stops from several runs near a stop drawn by lot. */
function ruin({ routes, visits }: Model, random: Random): { removed: Visit[]; touched: Set<Route> } {
  const removed: Visit[] = [];
  const touched = new Set<Route>();
  const seed = visits[random.below(visits.length)];
  if (!seed) return { removed, touched };
  const busy = routes.filter((route) => route.first.next !== route.last).length;
  const longest = Math.min(LONGEST_STRING, Math.max(1, visits.length / Math.max(1, busy)));
  const strings = 1 + random.below((4 * MEAN_REMOVED) / (1 + longest));
  for (const visit of [seed, ...seed.neighbours]) {
    if (touched.size >= strings) break;
    const { route } = visit;
    if (!route || touched.has(route)) continue;
    touched.add(route);
    const free = route.free();
    const string = stringAround(free, visit, { longest, random });
    route.setFree(free.filter((each) => !string.has(each)));
    for (const each of string) each.route = undefined;
    removed.push(...string);
  }
  return { removed, touched };
}

function stringAround(free: readonly Visit[], visit: Visit, { longest, random }: { longest: number; random: Random }): Set<Visit> {
  const length = 1 + random.below(Math.min(free.length, longest));
  const kept = length > 1 && random.next() < SPLIT_RATE ? random.below(free.length - length + 1) : 0;
  const span = length + kept;
  const at = free.indexOf(visit);
  const first = Math.max(0, at - span + 1);
  const begin = first + random.below(Math.min(at, free.length - span) - first + 1);
  const window = free.slice(begin, begin + span);
  const keptFrom = 1 + random.below(Math.max(1, length - 1));
  return new Set(window.filter((_, index) => index < keptFrom || index >= keptFrom + kept));
}

/** A plan to come back to: the order of every run, and the stops in none. */
class Snapshot {
  absent: readonly Visit[];
  metres = 0;
  private readonly orders = new Map<Route, readonly Visit[]>();

  constructor(routes: readonly Route[], absent: readonly Visit[]) {
    this.absent = absent;
    this.take(
      routes,
      absent,
      routes.reduce((sum, route) => sum + route.metres, 0),
    );
  }

  take(changed: Iterable<Route>, absent: readonly Visit[], metres: number): void {
    for (const route of changed) this.orders.set(route, route.free());
    this.absent = absent;
    this.metres = metres;
  }

  copy(other: Snapshot): void {
    for (const [route, order] of other.orders) this.orders.set(route, order);
    this.absent = other.absent;
    this.metres = other.metres;
  }

  /** Puts the stops of these runs back. Runs that changed together must be restored together. */
  restore(routes: Iterable<Route>): void {
    for (const visit of this.absent) visit.route = undefined;
    for (const route of routes) route.setFree(this.orders.get(route) ?? []);
  }
}
