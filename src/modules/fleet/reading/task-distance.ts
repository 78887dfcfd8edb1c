import { NO_ID } from '../../../platform/ids.js';
import type { Context } from '../../../platform/graphql/context.js';
import { runLoader } from './read-runs.js';
import type { Task } from '../rows/task.entity.js';

/** Metres driven for a task so far; null until the driver has set out for it. */
export async function distanceOf(context: Context, task: Task): Promise<number | null> {
  if (task.endedAt !== null || task.begunAt === null) return task.metres;
  const run = await context.load(runLoader, task.runId ?? NO_ID);
  return run ? Math.max(0, run.metres - (task.metresBefore ?? run.metres)) : null;
}

/** Seconds since the driver set out for it, until it ended. */
export const secondsOf = ({ services }: Context, { seconds, begunAt, endedAt }: Task): number | null =>
  endedAt !== null || begunAt === null ? seconds : (services.clock.now().getTime() - begunAt.getTime()) / 1000;
