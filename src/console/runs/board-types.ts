import type { BoardStopFragment, BoardTaskFragment, RunsOfDayQuery } from './operations.generated.js';

export type BoardRun = RunsOfDayQuery['runs']['nodes'][number];
export type BoardStop = BoardStopFragment;
export type BoardTask = BoardTaskFragment;

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

/** Late first, then at risk, then what waits for a decision, then under way, planned and finished. */
export const byUrgency = (runs: readonly BoardRun[]): BoardRun[] =>
  runs.toSorted((one, other) => urgencyOf(other) - urgencyOf(one) || nameOf(one).localeCompare(nameOf(other)));

const RANKS = { STARTED: 2, PLANNED: 1, FINISHED: 0 } as const;

function urgencyOf({ state, progress: { late, atRisk }, refusedEvents }: BoardRun): number {
  const isOver = state === 'FINISHED';
  const worry = isOver ? 0 : late * 1_000_000 + atRisk * 10_000;
  return worry + refusedEvents.length * 100 + RANKS[state];
}

export const nameOf = ({ driver }: Pick<BoardRun, 'driver'>): string => driver.name ?? driver.id;
