import { refuse } from '../../../kernel/errors.js';
import { localDay } from '../../../kernel/local-time.js';
import type { Context } from '../../../platform/work/context.js';
import { findRun } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';

/** A run of the calling driver. RUN_NOT_FOUND for those of others. */
async function ownRun({ actor, sql }: Context, anyId: string): Promise<Run> {
  const run = await findRun(sql, anyId);
  if (run.driverId !== actor.id) throw refuse('RUN_NOT_FOUND');
  return run;
}

/** The same, once its day has begun: the parcels of later days are not theirs yet. */
export async function ownBegunRun(context: Context, anyId: string): Promise<Run> {
  const run = await ownRun(context, anyId);
  if (run.day > localDay(context.services.clock.now(), run.timeZone)) throw refuse('RUN_NOT_FOUND');
  return run;
}

/** Drivers see their runs of today, and the one that they are still on. */
export const isCurrent = ({ day, timeZone, state }: Pick<Run, 'day' | 'timeZone' | 'state'>, now: Date): boolean =>
  state === 'started' || day === localDay(now, timeZone);

/** A run that the caller may change: the driver's own, or any for dispatch. RUN_NOT_FOUND, FORBIDDEN. */
export async function ownOrDispatched(context: Context, anyId: string): Promise<Run> {
  const { actor, sql } = context;
  if (actor.seesAssignedOnly) return ownBegunRun(context, anyId);
  actor.require('fleet:plan');
  return findRun(sql, anyId);
}
