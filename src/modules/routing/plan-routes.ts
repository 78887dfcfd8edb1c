import { insertEach } from './construct.js';
import { buildModel } from './model.js';
import { report } from './report.js';
import type { RoutingPlan } from './routing-plan.js';
import type { RoutingProblem } from './routing-problem.js';
import { solve } from './solve.js';
import { adoptRoutes, readVroomAnswer, vroomJobs, vroomRequest, type VroomRequest } from './vroom.js';

/** Of the time limit, what is left for sending and reading. */
const SENDING_MS = 2_000;

export interface Vroom {
  readonly url: string;
  readonly timeoutMs: number;
}

export interface PlanJob {
  readonly problem: RoutingProblem;
  readonly vroom: Vroom | undefined;
}

export interface PlanResult {
  readonly plan: RoutingPlan;
  /** Why VROOM did not make the plan. */
  readonly failure: string | undefined;
}

/** Plans by VROOM where there is one, and by the own engine otherwise or if VROOM fails. */
export async function planRoutes({ problem, vroom }: PlanJob): Promise<PlanResult> {
  if (!vroom) return { plan: solve(problem), failure: undefined };
  try {
    return { plan: await planByVroom(problem, vroom), failure: undefined };
  } catch (error) {
    return { plan: solve(problem), failure: reasonOf(error) };
  }
}

async function planByVroom(problem: RoutingProblem, { url, timeoutMs }: Vroom): Promise<RoutingPlan> {
  const model = buildModel(problem);
  const jobs = vroomJobs(model);
  if (model.visits.length === 0) return report(model, [], 'vroom');
  const searchSeconds = Math.max(1, Math.floor((timeoutMs - SENDING_MS) / 1_000));
  const answer = await askVroom(url, vroomRequest(model, { jobs, searchSeconds }), timeoutMs);
  const orders = readVroomAnswer(answer, { jobs: jobs.length, vehicles: model.routes.length });
  return report(model, insertEach(adoptRoutes(model, jobs, orders), model.routes), 'vroom');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const MAX_ERROR_LENGTH = 300;

/** Sends a problem to VROOM's HTTP API and returns its JSON. Throws with VROOM's own words where it refuses. */
async function askVroom(url: string, request: VroomRequest, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`VROOM answered ${response.status}: ${text.slice(0, MAX_ERROR_LENGTH)}`);
  return JSON.parse(text);
}
