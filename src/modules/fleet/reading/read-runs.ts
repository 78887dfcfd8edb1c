import { sql } from 'kysely';
import { FieldChecks, invalid, refuse, refuseFields } from '../../../kernel/errors.js';
import { metresBetween, pointOf } from '../../../kernel/geo.js';
import { money, moneyOrNull } from '../../../kernel/money.js';
import { likeAny, searchPattern, searchTextOf } from '../../../platform/db/search-terms.js';
import type { Condition } from '../../../platform/db/where.js';
import type { Context } from '../../../platform/work/context.js';
import { maxOf } from '../../../platform/graphql/declared-fields.js';
import { listOf } from '../../../platform/graphql/list-of.js';
import { listLoaderBy, loaderBy } from '../../../platform/work/loader.js';
import type { MoneyType } from '../../../platform/graphql/money.type.js';
import { sortedBy } from '../../../platform/graphql/sorted-page.js';
import { givenUuid, NO_ID } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { tasksOfRun } from './read-tasks.js';
import { isCurrent } from '../route/open-run.js';
import { currentRunIds, currentRuns } from './current-runs.js';
import { cashDue, cashHeld, differenceOf, sumByCurrency, unstored, type RunAmount } from './run-cash.js';
import { findRun, runsByIds, stopsByIds, stopsOfRuns } from '../rows/fleet-rows.js';
import { RunsArgs, type RunCashType, type RunProgressType } from './run.types.js';
import type { Run, Stop } from '../rows/run.entity.js';
import type { Task } from '../rows/task.entity.js';

/** The run under way, else the one planned for today. Null for a driver without one. */
export async function myRun(context: Context): Promise<Run | null> {
  const runs = await currentRuns(context);
  return runs.find(({ state }) => state === 'started') ?? runs.find(({ state }) => state === 'planned') ?? runs.at(-1) ?? null;
}

/** One run by UUID or short id. RUN_NOT_FOUND, also for runs that a driver may not see. */
export async function runById(context: Context, anyId: string): Promise<Run> {
  const { actor, sql, services } = context;
  actor.require('fleet:read');
  const run = await findRun(sql, anyId);
  if (actor.seesAssignedOnly && !(run.driverId === actor.id && isCurrent(run, services.clock.now()))) throw refuse('RUN_NOT_FOUND');
  return run;
}

/** Runs, latest day first. Drivers see their own of today. */
export const listRuns = listOf(db, 'run', {
  scope: async (l, context) => [context.actor.seesAssignedOnly ? l.isAnyOf('id', await currentRunIds(context)) : null],
  filter: (l, { date, hub, driver, state, search }: RunsArgs) => [
    date == null ? null : sql`l.day = ${dayOf(date)}::date`,
    l.is('hubId', givenUuid(hub)),
    l.is('driverId', givenUuid(driver)),
    l.is('state', state),
    searched(search),
  ],
  sort: sortedBy('day', 'date', 'desc'),
  loader: (ids, context) => runsByIds(context.sql, ids),
});

const SEARCHED = searchTextOf(['l.short_id']);
const SEARCHED_OF_DRIVER = searchTextOf(['driver.name']);

function searched(search: string | null | undefined): Condition {
  const checks = new FieldChecks();
  checks.atMost('search', search, maxOf(RunsArgs, 'search'));
  checks.settle();
  const term = search?.trim();
  if (!term) return null;
  const patterns = [searchPattern(term)];
  const drivers = sql`select driver.id from staff driver where ${likeAny(SEARCHED_OF_DRIVER, patterns)}`;
  return sql`(${likeAny(SEARCHED, patterns)} or l.driver_id in (${drivers}))`;
}

function dayOf(text: string): string {
  const instant = new Date(`${text.slice(0, 20)}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text.slice(0, 20)) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  if (!isDay) throw refuseFields([invalid('date', 'day', { example: '2026-11-20' })]);
  return text;
}

/** Runs that the caller may see, by id. */
export const runLoader = loaderBy<string, Run>(
  async (ids, { sql, actor, services }) => {
    const now = services.clock.now();
    return (await runsByIds(sql, ids)).filter((run) => !actor.seesAssignedOnly || (run.driverId === actor.id && isCurrent(run, now)));
  },
  (run) => run.id,
);

const stopsLoader = listLoaderBy<string, Stop>(
  (runIds, { sql }) => stopsOfRuns(sql, runIds),
  (stop) => stop.runId,
);

export const stopsOfRun = async (context: Context, runId: string): Promise<Stop[]> => (await context.load(stopsLoader, runId)) ?? [];

export const stopLoader = loaderBy<string, Stop>(
  (ids, { sql }) => stopsByIds(sql, ids),
  (stop) => stop.id,
);

const RISK_MS = 15 * 60_000;

export const isLate = ({ completedAt, arrivedAt, windowTo, eta }: Stop): boolean =>
  completedAt === null && windowTo !== null && (arrivedAt ?? eta ?? windowTo) > windowTo;

/** Null if the place of the stop or of the driver is not known. */
export function metresAway(stop: Stop): number | null {
  const [place, driver] = [pointOf(stop), pointOf({ lat: stop.arrivedLat, lng: stop.arrivedLng })];
  return place && driver ? Math.round(metresBetween(place, driver)) : null;
}

export const isAtRisk = (stop: Stop): boolean =>
  !isLate(stop) &&
  stop.completedAt === null &&
  stop.arrivedAt === null &&
  stop.windowTo !== null &&
  stop.eta !== null &&
  stop.eta.getTime() > stop.windowTo.getTime() - RISK_MS;

export async function progressOf(context: Context, { id }: Run): Promise<RunProgressType> {
  const [stops, tasks] = await Promise.all([stopsOfRun(context, id), tasksOfRun(context, id)]);
  const open = tasks.filter(({ state }) => isOpen(state));
  return {
    stops: stops.length,
    stopsDone: stops.filter(({ completedAt }) => completedAt !== null).length,
    tasks: tasks.length,
    completed: tasks.filter(({ state }) => state === 'completed').length,
    failed: tasks.filter(({ state }) => state === 'failed').length,
    open: open.length,
    late: stops.filter(isLate).length,
    atRisk: stops.filter(isAtRisk).length,
    unloaded: open.filter(({ kind, loadedAt }) => kind !== 'pickup' && loadedAt === null).length,
  };
}

const heldLoader = listLoaderBy<string, RunAmount>(
  (runIds, { sql }) => cashHeld(sql, runIds),
  ({ runId }) => runId ?? '',
);
const dueLoader = listLoaderBy<string, RunAmount>(
  (runIds, { sql, services }) => cashDue(sql, runIds, services.settings.cashCoins),
  ({ runId }) => runId ?? '',
);

export async function cashOf(context: Context, run: Run): Promise<RunCashType> {
  const [held, due] = await Promise.all([context.load(heldLoader, run.id), context.load(dueLoader, run.id)]);
  const collected = (held ?? []).map(({ amount }) => amount);
  const float = floatOf(run);
  const expected = unstored(run.expected) ?? sumByCurrency([...collected, ...(float ? [money(float.minor, float.currency)] : [])]);
  const counted = unstored(run.counted);
  return {
    collected,
    toCollect: (due ?? []).map(({ amount }) => amount),
    float,
    expected,
    counted,
    difference: counted && differenceOf(expected, counted),
  };
}

export const floatOf = ({ floatMinor, floatCurrency }: Run): MoneyType | null => moneyOrNull(floatMinor, floatCurrency);

export function secondsUnderWay({ startedAt, finishedAt }: Run, { services }: Context): number | null {
  return startedAt && ((finishedAt ?? services.clock.now()).getTime() - startedAt.getTime()) / 1000;
}

/** A stop that was just changed. STOP_NOT_FOUND. */
export async function stopById(context: Context, id: string): Promise<Stop> {
  const stop = await context.load(stopLoader, id);
  if (!stop) throw refuse('STOP_NOT_FOUND');
  return stop;
}

/** Metres driven for a task so far; null until the driver has set out for it. */
export async function distanceOf(context: Context, task: Task): Promise<number | null> {
  if (task.endedAt !== null || task.begunAt === null) return task.metres;
  const run = await context.load(runLoader, task.runId ?? NO_ID);
  return run ? Math.max(0, run.metres - (task.metresBefore ?? run.metres)) : null;
}

/** Seconds since the driver set out for it, until it ended. */
export const secondsOf = ({ services }: Context, { seconds, begunAt, endedAt }: Task): number | null =>
  endedAt !== null || begunAt === null ? seconds : (services.clock.now().getTime() - begunAt.getTime()) / 1000;
