import type { EventData } from '../../../kernel/events.js';
import type { Context } from '../../../platform/work/context.js';
import type { Heard, LiveServices } from '../../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../../platform/live/topic.js';
import { runById } from '../reading/read-runs.js';
import { systemActor } from '../../../kernel/actor.js';

export type RunChange = LiveChange & EventData['run.changed'] & { readonly runId: string };

export interface RunChangeFilter {
  readonly run?: string | null;
  readonly driver?: string | null;
  readonly hub?: string | null;
  readonly date?: string | null;
  readonly after?: string | null;
}

const runChanges: EventTopic<RunChange, RunChangeFilter> = {
  permission: 'fleet:read',
  events: ['run.changed'],
  read: (event) => (event.type === 'run.changed' ? { ...changeOf(event), ...event.data, runId: event.subjectId } : null),
  concerns: (change, actor, { run, driver, hub, date }) =>
    (!actor.seesAssignedOnly || change.driverId === actor.id) &&
    (run == null || change.runId === run) &&
    (driver == null || change.driverId === driver) &&
    (hub == null || change.hubId === hub) &&
    (date == null || change.day === date),
};

/** Streams changes of runs: to dispatch of all, to their own drivers. RUN_NOT_FOUND for a run outside the caller's scope. */
export async function watchRuns(context: Context<LiveServices>, filter: RunChangeFilter): Promise<AsyncIterable<Heard<RunChange>>> {
  const run = filter.run == null ? null : (await runById(context, filter.run)).id;
  return context.services.live.watch(runChanges, context.caller, { ...filter, run });
}

/**
 * Announces every change of one run, made by any process. For modules that show a person outside a part of it: they read again what that
 * person may see.
 */
export function followRun({ services, caller }: Context<LiveServices>, runId: string): Promise<AsyncIterable<Heard<RunChange>>> {
  return services.live.watch(runChanges, { ...caller, actor: systemActor }, { run: runId });
}
