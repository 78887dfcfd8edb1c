import { systemActor } from '../../../kernel/actor.js';
import type { Context } from '../../../platform/graphql/context.js';
import type { Heard, LiveServices } from '../../../platform/live/live-feed.js';
import { runChanges, type RunChange } from './watch-runs.js';

/**
 * Announces every change of one run, made by any process. For modules that show a person outside a part of it: they read anew what that
 * person may see.
 */
export function followRun({ services, caller }: Context<LiveServices>, runId: string): Promise<AsyncIterable<Heard<RunChange>>> {
  return services.live.watch(runChanges, { ...caller, actor: systemActor }, { run: runId });
}
