import { whoIsAt } from './board-types.js';
import type { RunDetails } from './run-page.js';

type Stop = RunDetails['stops'][number];

/** How a stop is marked in the picture of the way. */
export type StopMark = 'done' | 'failed' | 'underWay' | 'late' | 'open';

export interface WayStop {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly mark: StopMark;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly plannedAt: string | null;
  /** Null once the driver was there, and when the run is over. */
  readonly eta: string | null;
  /** When the driver arrived, or was done where the arrival is not known. */
  readonly actualAt: string | null;
}

export const wayStopsOf = ({ stops, state }: Pick<RunDetails, 'stops' | 'state'>): WayStop[] =>
  stops.map((stop) => {
    const { id, sequence, address, point, plannedAt, arrivedAt, completedAt } = stop;
    const actualAt = arrivedAt ?? completedAt;
    const eta = actualAt === null && state !== 'FINISHED' ? stop.eta : null;
    return {
      id,
      number: sequence,
      name: whoIsAt(stop).join(', ') || (address ?? ''),
      mark: markOf(stop, state),
      point,
      plannedAt,
      eta,
      actualAt,
    };
  });

function markOf({ completedAt, begunAt, late, tasks }: Stop, state: RunDetails['state']): StopMark {
  if (completedAt !== null) return tasks.length > 0 && tasks.every((task) => task.state === 'FAILED') ? 'failed' : 'done';
  if (state !== 'FINISHED' && begunAt !== null) return 'underWay';
  return state !== 'FINISHED' && late ? 'late' : 'open';
}
