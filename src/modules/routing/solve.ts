import { construct, insertEach } from './construct.js';
import { improve } from './local-search.js';
import { buildModel } from './model.js';
import { Random } from './random.js';
import { report } from './report.js';
import type { RoutingPlan } from './routing-plan.js';
import type { RoutingProblem } from './routing-problem.js';
import { ruinAndRecreate } from './ruin-and-recreate.js';

/** Bounds the search by its steps, never by the clock, so that equal problems get equal plans on every machine. */
const MOST_ITERATIONS = 30_000;
const ITERATIONS_PER_STOP = 250;
/** An iteration tries about ten stops at every place of the plan: large plans get fewer, so that they are not late. */
const PLACES_TRIED = 5_000_000;

/**
 * The own engine: inserts every stop where it adds least, then removes and inserts
 * parts of the runs in search of shorter ones. Equal problems give equal plans.
 */
export function solve(problem: RoutingProblem): RoutingPlan {
  const model = buildModel(problem);
  const { routes, visits } = model;
  const missing = construct(visits, routes);
  const absent = ruinAndRecreate(model, missing, { random: new Random(problem.seed), iterations: iterationsFor(visits.length) });
  improve(model);
  return report(model, insertEach(absent, routes), 'own');
}

const iterationsFor = (stops: number): number =>
  Math.min(MOST_ITERATIONS, stops * ITERATIONS_PER_STOP, Math.floor(PLACES_TRIED / Math.max(1, stops)));
