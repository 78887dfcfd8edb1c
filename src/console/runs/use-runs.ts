import type { UseQueryResult } from '@tanstack/react-query';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { RunsMovedDocument, RunsOfDayDocument, UnassignedTasksDocument, type RunsOfDayQuery } from './operations.generated.js';
import type { Day } from './use-day.js';

/** Estimated arrivals become late without a change of the run. */
const EVERY_MS = 60_000;

interface Runs {
  readonly read: UseQueryResult<RunsOfDayQuery>;
  readonly isLive: boolean;
}

/** The first runs of a day, updated live; a larger fleet is shown by hub. While a card is dragged the board stands still. */
export function useRuns({ date, hubId }: Day, isStill = false): Runs {
  const read = useRead(RunsOfDayDocument, { date, hub: hubId }, { keep: true, refetchInterval: EVERY_MS });
  const isLive = useLive(RunsMovedDocument, { date, hub: hubId }, { reads: isStill ? [] : [RunsOfDayDocument, UnassignedTasksDocument] });
  return { read, isLive };
}
