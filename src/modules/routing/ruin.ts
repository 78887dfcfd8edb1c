import type { Model } from './model.js';
import type { Random } from './random.js';
import type { Route } from './route.js';
import type { Visit } from './visit.js';

const MEAN_REMOVED = 8;
const LONGEST_STRING = 10;
/** How often a string keeps a part in its middle. */
const SPLIT_RATE = 0.5;

/** Removes strings of stops from several runs near a stop drawn by lot. */
export function ruin({ routes, visits }: Model, random: Random): { removed: Visit[]; touched: Set<Route> } {
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
