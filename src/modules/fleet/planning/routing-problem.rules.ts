import { pointOf } from '../../../kernel/geo.js';
import { CITY_SPEEDS, serviceSeconds, type Load, type RoutingProblem, type RoutingStop, type RoutingVehicle } from '../../routing/index.js';
import type { Run, Stop } from '../rows/run.entity.js';
import { isSamePlace } from '../rows/task-place.js';
import type { Task } from '../rows/task.entity.js';
import type { PlannedDriver } from './read-plannable.js';

/** The tasks that one stop of a plan stands for. */
export interface PlannedVisit {
  readonly id: string;
  readonly tasks: readonly Task[];
  /** The stop that exists already, where the tasks stay together. */
  readonly stop: Stop | null;
}

export interface PlanningFacts {
  readonly drivers: readonly PlannedDriver[];
  readonly runs: ReadonlyMap<string, Run>;
  readonly stops: readonly Stop[];
  readonly tasks: readonly Task[];
  /** When vehicles leave and have to be back, and midnight; in epoch seconds. */
  readonly hours: { readonly from: number; readonly until: number; readonly midnight: number };
  readonly now: number;
  readonly roadFactor: number;
  readonly seed: number;
}

export interface PlanningProblem {
  readonly problem: RoutingProblem;
  readonly visits: ReadonlyMap<string, PlannedVisit>;
}

/** Translates runs and tasks into a problem of routes. Stops that are under way or locked stay; what is on board stays on board. */
export function planningProblem(facts: PlanningFacts): PlanningProblem {
  const fixed = facts.stops.filter((stop) => stop.completedAt === null && (stop.begunAt !== null || stop.locked));
  const fixedIds = new Set(fixed.map(({ id }) => id));
  const stays = (task: Task): boolean => task.stopId !== null && fixedIds.has(task.stopId);
  const kept = fixed.flatMap((stop) => {
    const tasks = facts.tasks.filter((task) => task.stopId === stop.id);
    return tasks.length === 0 ? [] : [{ id: stop.id, tasks, stop }];
  });
  const free = groups(
    facts.tasks.filter((task) => !stays(task)),
    smallestOf(facts.drivers),
  );
  const visits = [...kept, ...free];
  const runOf = new Map([...facts.runs.values()].map((run) => [run.id, run]));
  return {
    visits: new Map(visits.map((visit) => [visit.id, visit])),
    problem: {
      vehicles: facts.drivers.map((driver) => vehicleOf(driver, facts, kept)),
      stops: visits.map((visit) => stopOf(visit, runOf)),
      roadFactor: facts.roadFactor,
      speeds: CITY_SPEEDS,
      midnight: facts.hours.midnight,
      seed: facts.seed,
    },
  };
}

/** A plan made in the evening is driven in the evening. */
const LATE_SHIFT_SECONDS = 4 * 3600;

function vehicleOf(driver: PlannedDriver, facts: PlanningFacts, kept: readonly PlannedVisit[]): RoutingVehicle {
  const run = facts.runs.get(driver.id);
  const stops = facts.stops.filter((stop) => stop.runId === run?.id);
  const last = stops.findLast(({ arrivedAt }) => arrivedAt !== null);
  const base = pointOf(driver);
  const ahead = stops.filter(({ completedAt }) => completedAt === null);
  const onBoard = facts.tasks.filter((task) => task.runId === run?.id && task.kind === 'pickup' && task.state === 'completed');
  return {
    id: driver.id,
    start: (last && pointOf(last)) ?? (run ? pointOf({ lat: run.startLat, lng: run.startLng }) : null) ?? base,
    end: base,
    capacity: { grams: driver.capacityGrams, millilitres: driver.capacityMl, parcels: driver.capacityParcels },
    from: run?.state === 'started' ? facts.now : Math.max(facts.now, facts.hours.from),
    until: Math.max(facts.hours.until, facts.now + LATE_SHIFT_SECONDS),
    carried: loadOf(onBoard),
    fixed: ahead.flatMap((stop, position) => (kept.some(({ id }) => id === stop.id) ? [{ stop: stop.id, position }] : [])),
  };
}

function stopOf({ id, tasks, stop }: PlannedVisit, runs: ReadonlyMap<string, Run>): RoutingStop {
  const [first] = tasks;
  if (!first) throw new Error('A visit has at least one task.');
  const run = first.runId === null ? undefined : runs.get(first.runId);
  // A parcel in a vehicle, or one that a driver who has left is to collect, cannot change vehicles by itself.
  const isPinned = run?.state === 'started' || stop !== null || (first.loadedAt !== null && run !== undefined);
  return {
    id,
    kind: first.kind,
    point: pointOf(first),
    load: loadOf(tasks),
    serviceSeconds: serviceSeconds(tasks.length),
    window: windowOf(first),
    ...(isPinned && run && { vehicle: run.driverId }),
  };
}

function windowOf({ windowFrom, windowTo }: Task): RoutingStop['window'] {
  if (windowFrom === null && windowTo === null) return null;
  return { from: windowFrom ? seconds(windowFrom) : 0, until: windowTo ? seconds(windowTo) : FOREVER };
}

const FOREVER = 253_402_300_799;
export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const loadOf = (tasks: readonly Task[]): Load => ({
  grams: sum(tasks.map(({ grams }) => grams)),
  millilitres: sum(tasks.map(({ ml }) => ml)),
  parcels: tasks.length,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

interface OpenVisit {
  readonly id: string;
  readonly tasks: Task[];
  readonly stop: null;
}

/** Tasks of the same door, kind, window and vehicle are done together, as long as they fit into the smallest vehicle. */
function groups(tasks: readonly Task[], most: Load): PlannedVisit[] {
  const visits: OpenVisit[] = [];
  const open = new Map<string, OpenVisit[]>();
  for (const task of tasks) {
    const { placeKey, kind, windowFrom, windowTo, loadedAt, runId } = task;
    const key = [placeKey, kind, windowFrom?.getTime(), windowTo?.getTime(), loadedAt === null ? '' : runId].join('|');
    const begun = open.get(key) ?? [];
    const visit = begun.findLast(({ tasks: [first] }) => first && isSamePlace(first, task));
    if (visit && fits(loadOf([...visit.tasks, task]), most)) {
      visit.tasks.push(task);
      continue;
    }
    const fresh: OpenVisit = { id: task.id, tasks: [task], stop: null };
    visits.push(fresh);
    open.set(key, [...begun, fresh]);
  }
  return visits;
}

const fits = (load: Load, most: Load): boolean =>
  load.grams <= most.grams && load.millilitres <= most.millilitres && load.parcels <= most.parcels;

const smallestOf = (drivers: readonly PlannedDriver[]): Load => ({
  grams: smallest(drivers.map(({ capacityGrams }) => capacityGrams)),
  millilitres: smallest(drivers.map(({ capacityMl }) => capacityMl)),
  parcels: smallest(drivers.map(({ capacityParcels }) => capacityParcels)),
});

const smallest = (limits: readonly (number | null)[]): number => Math.min(Infinity, ...limits.filter((limit) => limit !== null));
