import type { BoardStopFragment, BoardTaskFragment, FleetDriversQuery, RunsOfDayQuery } from './operations.generated.js';

export type BoardRun = RunsOfDayQuery['runs']['nodes'][number];
export type BoardStop = BoardStopFragment;
export type BoardTask = BoardTaskFragment;
export type FreeDriver = FleetDriversQuery['drivers'][number];

/** Where a card goes: into a run, at an index among its stops or at the end (null); to a driver, whose run is opened; or into the pool (null). */
export type Target = { readonly run: BoardRun; readonly index: number | null } | { readonly driver: FreeDriver } | null;

/** Active drivers of the hub, or of all hubs, who have no open run on the day. */
export function freeDrivers(drivers: readonly FreeDriver[], runs: readonly BoardRun[], hubId: string | null): FreeDriver[] {
  const busy = new Set(runs.flatMap(({ state, driver }) => (state === 'FINISHED' ? [] : [driver.id])));
  return drivers.filter(({ id, active, hub }) => active && !busy.has(id) && (hubId === null || hub?.id === hubId));
}

/** Why a stop cannot be moved, as the key of a text; null if it can. */
export function whyFixed(
  run: Pick<BoardRun, 'state' | 'stops'>,
  stop: BoardStop,
): 'finished' | 'done' | 'underWay' | 'before' | 'locked' | null {
  if (run.state === 'FINISHED') return 'finished';
  if (stop.completedAt) return 'done';
  if (stop.begunAt) return 'underWay';
  if (run.stops.indexOf(stop) < firstFree(run.stops)) return 'before';
  return stop.locked ? 'locked' : null;
}

/** The index of the first stop that may be moved: the driver has been at those before, or is on the way to them. */
export const firstFree = (stops: readonly BoardStop[]): number =>
  stops.findLastIndex(({ begunAt, completedAt }) => begunAt !== null || completedAt !== null) + 1;

/** Whom the driver meets at a stop: several people may share a door. */
export const whoIsAt = ({
  name,
  tasks,
}: Pick<BoardStop, 'name'> & { readonly tasks: readonly Pick<BoardTask, 'contactName'>[] }): string[] => {
  const names = [...new Set(tasks.flatMap(({ contactName }) => contactName ?? []))];
  return names.length > 0 || name === null ? names : [name];
};

/** Late first, then at risk, then what waits for a decision, then under way, planned and finished. */
export const byUrgency = (runs: readonly BoardRun[]): BoardRun[] =>
  runs.toSorted((one, other) => urgencyOf(other) - urgencyOf(one) || nameOf(one).localeCompare(nameOf(other)));

const RANKS = { STARTED: 2, PLANNED: 1, FINISHED: 0 } as const;

function urgencyOf({ state, progress: { late, atRisk }, refusedEvents }: BoardRun): number {
  const isOver = state === 'FINISHED';
  const worry = isOver ? 0 : late * 1_000_000 + atRisk * 10_000;
  return worry + refusedEvents.length * 100 + RANKS[state];
}

export const driverName = ({ id, name }: Pick<FreeDriver, 'id' | 'name'>): string => name ?? id;

export const nameOf = ({ driver }: Pick<BoardRun, 'driver'>): string => driverName(driver);
