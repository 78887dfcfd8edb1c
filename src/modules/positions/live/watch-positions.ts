import type { Context } from '../../../platform/work/context.js';
import type { Heard } from '../../../platform/live/watch.js';
import { findVisibleRun } from '../visible-run.js';
import type { PositionServices } from '../services.js';
import type { Move } from './position-feed.js';

/** Streams where runs are from now on: one run, those of one hub, or all. RUN_NOT_FOUND. */
export async function watchPositions(
  context: Context<PositionServices>,
  { run, hub }: { readonly run?: string | null; readonly hub?: string | null },
): Promise<AsyncIterable<Heard<Move>>> {
  const { actor, sql, caller, services } = context;
  const runId = run == null ? null : (await findVisibleRun(sql, actor, { anyId: run, now: services.clock.now() })).id;
  return services.positions.feed.watch(caller, { runId, hubId: hub ?? null });
}
