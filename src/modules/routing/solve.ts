import { construct, insertEach } from './construct.js';
import { improve } from './local-search.js';
import { buildModel, type Model } from './model.js';
import { Random } from './random.js';
import { report } from './report.js';
import type { RoutingPlan } from './routing-plan.js';
import type { RoutingProblem } from './routing-problem.js';
import { ruinAndRecreate } from './ruin-and-recreate.js';
import type { Visit } from './visit.js';

/** Bounds the search by its steps, never by the clock, so that equal problems get equal plans on every machine. */
const MOST_ITERATIONS = 20_000;
/** An iteration tries about ten stops at every place of the plan. */
const PLACES_TRIED = 4_000_000;

/** The own engine: inserts every stop where it adds least, then searches for shorter runs. Equal problems give equal plans. */
export function solve(problem: RoutingProblem): RoutingPlan {
  const model = buildModel(problem);
  return search(model, construct(model.visits, model.routes));
}

function search(model: Model, missing: readonly Visit[]): RoutingPlan {
  improve(model);
  const { problem, routes, visits } = model;
  const iterations = Math.min(MOST_ITERATIONS, Math.floor(PLACES_TRIED / Math.max(1, visits.length)));
  const absent = ruinAndRecreate(model, missing, { random: new Random(problem.seed), iterations });
  improve(model);
  return report(model, insertEach(absent, routes), 'own');
}
