import { send } from '../graph/send.js';
import { TrackOfRunDocument } from './operations.generated.js';
import type { TrackPoint } from './track.js';

export interface Track {
  /** Points that count, oldest first. */
  readonly points: readonly TrackPoint[];
  readonly rejected: number;
  /** False if the run has more points than are shown. */
  readonly isWhole: boolean;
}

const PAGE = 500;
/** Ten thousand points: half a day with one every five seconds. */
const MAX_PAGES = 20;

/** Reads the way of a run, page by page. */
export async function readTrack(run: string, signal: AbortSignal): Promise<Track> {
  const points: TrackPoint[] = [];
  let rejected = 0;
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { positions }: Awaited<ReturnType<typeof read>> = await read(run, after, signal);
    for (const { at, lat, lng, speed, accuracy, problem } of positions.nodes) {
      if (problem === null) points.push({ at: Date.parse(at), lat, lng, speed, accuracy });
      else rejected += 1;
    }
    after = positions.pageInfo.endCursor ?? null;
    if (!positions.pageInfo.hasNextPage || after === null) return { points, rejected, isWhole: true };
  }
  return { points, rejected, isWhole: false };
}

const read = (run: string, after: string | null, signal: AbortSignal) => send(TrackOfRunDocument, { run, first: PAGE, after }, { signal });
