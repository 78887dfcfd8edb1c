import { z } from 'zod';
import type { Context } from '../../../platform/graphql/context.js';
import type { Heard, LiveServices } from '../../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../../platform/live/topic.js';
import { runState, type RunState } from '../fleet.enums.js';
import { runCauses, type RunCause } from '../route/run-changed.js';
import { runById } from '../reading/read-runs.js';

export interface RunChange extends LiveChange {
  readonly runId: string;
  readonly driverId: string;
  readonly hubId: string | null;
  readonly day: string;
  readonly state: RunState;
  readonly revision: number;
  readonly cause: RunCause;
}

export interface RunChangeFilter {
  readonly run?: string | null;
  readonly driver?: string | null;
  readonly hub?: string | null;
  readonly date?: string | null;
  readonly after?: string | null;
}

const eventData = z.object({
  driverId: z.string(),
  hubId: z.string().nullable(),
  day: z.string(),
  state: z.enum(runState.values),
  revision: z.number(),
  cause: z.enum(runCauses),
});

export const runChanges: EventTopic<RunChange, RunChangeFilter> = {
  permission: 'fleet:read',
  events: ['run.changed'],
  read: (event) => {
    const { data, success } = eventData.safeParse(event.data);
    return success ? { ...changeOf(event), ...data, runId: event.subjectId } : null;
  },
  concerns: (change, actor, { run, driver, hub, date }) =>
    (!actor.seesAssignedOnly || change.driverId === actor.id) &&
    (run == null || change.runId === run) &&
    (driver == null || change.driverId === driver) &&
    (hub == null || change.hubId === hub) &&
    (date == null || change.day === date),
};

/** Streams changes of runs: to dispatch of all, to drivers of their own. RUN_NOT_FOUND for a run outside the caller's scope. */
export async function watchRuns(context: Context<LiveServices>, filter: RunChangeFilter): Promise<AsyncIterable<Heard<RunChange>>> {
  context.actor.require(runChanges.permission);
  const run = filter.run == null ? null : (await runById(context, filter.run)).id;
  return context.services.live.watch(runChanges, context.caller, { ...filter, run });
}
