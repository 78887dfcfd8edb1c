import { refuse } from '../../../kernel/errors.js';
import { instantOfLocal } from '../../../kernel/local-time.js';
import { isUuid } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import type { RoutingPlan } from '../../routing/index.js';
import { isOpen } from '../fleet.enums.js';
import { findRun } from '../rows/fleet-rows.js';
import { endOfWork, startOfWork } from '../route/stops.js';
import type { Task } from '../rows/task.entity.js';
import type { FleetServices } from '../services.js';
import { applyPlan } from './apply-plan.js';
import type { PlanRunsInput, UnassignedReason } from './plan.types.js';
import { checkPlanRequest } from './plan-request.rules.js';
import { readPlannable, type Plannable } from './read-plannable.js';
import { planningProblem, seconds, type PlanningFacts, type PlanningProblem } from './routing-problem.rules.js';

export interface RunPlan {
  readonly runIds: readonly string[];
  readonly unassigned: readonly { readonly taskId: string; readonly reason: UnassignedReason }[];
  readonly engine: RoutingPlan['engine'];
  readonly metres: number;
  readonly seconds: number;
}

/**
 * Spreads ready tasks over drivers and orders their stops; during the day it plans what is not under way. Stops that are done, under way
 * or locked stay. The routes are computed between two transactions; what changes in the meantime stays as it is. DRIVER_NOT_FOUND,
 * HUB_NOT_FOUND.
 */
export async function planRuns(context: Context<FleetServices>, input: PlanRunsInput): Promise<RunPlan> {
  checkPlanRequest(input, context.services.clock.now());
  const { date, driverIds = null, hubId = null, seed } = input;
  if (hubId !== null && !isUuid(hubId)) throw refuse('HUB_NOT_FOUND');
  const plannable = await readPlannable(context.sql, { date, hubId, driverIds }, true);
  return plan(context, plannable, { day: date, seed: seed ?? 1 });
}

/** Orders the stops of one run again, without taking tasks from anywhere. RUN_NOT_FOUND, RUN_FINISHED. */
export async function replanRun(context: Context<FleetServices>, id: string): Promise<string> {
  const run = await findRun(context.sql, id);
  if (run.state === 'finished') throw refuse('RUN_FINISHED');
  const plannable = await readPlannable(context.sql, { date: run.day, hubId: null, driverIds: [run.driverId] }, false);
  await plan(context, plannable, { day: run.day, seed: 1 });
  return run.id;
}

interface Planning {
  readonly day: string;
  readonly seed: number;
}

async function plan(context: Context<FleetServices>, plannable: Plannable, { day, seed }: Planning): Promise<RunPlan> {
  const { services, actor } = context;
  const facts = factsOf(context, plannable, { day, seed });
  const rounds = await computeRounds(facts, (problem) => services.routePlanner.plan(problem));
  const routes = rounds.flatMap(({ plan: made }) => made.routes);
  const visits = new Map(rounds.flatMap(({ visits: of }) => [...of]));
  const seen = facts.runs;
  const runIds = await context.transact((tx) => applyPlan(tx, actor, { day, routes, visits, seen, tasks: plannable.tasks }));
  return {
    runIds,
    unassigned: unassignedOf(rounds, plannable.tasks),
    engine: rounds.some(({ plan: made }) => made.engine === 'vroom') ? 'vroom' : 'own',
    metres: routes.reduce((sum, route) => sum + route.metres, 0),
    seconds: routes.reduce((sum, route) => sum + route.seconds, 0),
  };
}

function factsOf({ services }: Context<FleetServices>, { drivers, runs, stops, tasks }: Plannable, { day, seed }: Planning): PlanningFacts {
  const timeZone = runs[0]?.timeZone ?? drivers.find((driver) => driver.timeZone !== null)?.timeZone ?? 'UTC';
  return {
    drivers,
    runs: new Map(runs.map((run) => [run.driverId, run])),
    stops,
    tasks,
    hours: {
      from: seconds(startOfWork(day, timeZone)),
      until: seconds(endOfWork(day, timeZone)),
      midnight: seconds(instantOfLocal(day, '00:00', timeZone)),
    },
    now: seconds(services.clock.now()),
    roadFactor: services.settings.routing.roadFactor,
    seed,
  };
}

type Round = PlanningProblem & { readonly plan: RoutingPlan };

/**
 * Drivers who have not left yet take what they can. Drivers under way cannot load at the hub, so of the rest they get only what is
 * collected on the way.
 */
async function computeRounds(facts: PlanningFacts, solve: (problem: PlanningProblem['problem']) => Promise<RoutingPlan>): Promise<Round[]> {
  const isStarted = (driverId: string): boolean => facts.runs.get(driverId)?.state === 'started';
  const startedRuns = new Set([...facts.runs.values()].filter(({ state }) => state === 'started').map(({ id }) => id));
  const isOwn = ({ runId }: Task): boolean => runId !== null && startedRuns.has(runId);
  const waiting = facts.drivers.filter(({ id }) => !isStarted(id));
  const started = facts.drivers.filter(({ id }) => isStarted(id));
  const rounds: Round[] = [];
  const first = {
    ...facts,
    drivers: waiting,
    stops: facts.stops.filter(({ runId }) => !startedRuns.has(runId)),
    tasks: facts.tasks.filter((task) => !isOwn(task)),
  };
  if (waiting.length > 0) rounds.push(await round(first, solve));
  if (started.length === 0) return rounds;
  const taken = new Set(
    rounds.flatMap(({ plan: made, visits }) =>
      made.routes.flatMap(({ stops }) => stops.flatMap(({ id }) => visits.get(id)?.tasks.map((task) => task.id) ?? [])),
    ),
  );
  const left = facts.tasks.filter((task) => isOwn(task) || (task.runId === null && task.kind === 'pickup' && !taken.has(task.id)));
  const second = { ...facts, drivers: started, stops: facts.stops.filter(({ runId }) => startedRuns.has(runId)), tasks: left };
  return [...rounds, await round(second, solve)];
}

async function round(facts: PlanningFacts, solve: (problem: PlanningProblem['problem']) => Promise<RoutingPlan>): Promise<Round> {
  const made = planningProblem(facts);
  return { ...made, plan: await solve(made.problem) };
}

/** What the last round that knew a task could not place. */
function unassignedOf(rounds: readonly Round[], tasks: readonly Task[]): { taskId: string; reason: UnassignedReason }[] {
  const placed = new Set(
    rounds.flatMap(({ plan: made, visits }) =>
      made.routes.flatMap(({ stops }) => stops.flatMap(({ id }) => visits.get(id)?.tasks.map((task) => task.id) ?? [])),
    ),
  );
  const reasons = new Map(
    rounds.flatMap(({ plan: made, visits }) =>
      made.unassigned.flatMap(({ id, reason }) => (visits.get(id)?.tasks ?? []).map((task) => [task.id, reason] as const)),
    ),
  );
  return tasks.flatMap(({ id, state }) =>
    placed.has(id) || !isOpen(state) ? [] : [{ taskId: id, reason: reasons.get(id) ?? 'NO_DRIVER' }],
  );
}
