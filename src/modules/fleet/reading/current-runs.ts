import { secondsAfter } from '../../../kernel/clock.js';
import { localDay } from '../../../kernel/local-time.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { db } from '../fleet.tables.js';
import { isCurrent } from '../route/open-run.js';
import type { Run } from '../rows/run.entity.js';

const findOwn = statement(($: Named<{ driverId: string; since: string }>) =>
  db
    .selectFrom('run')
    .select(db.columns('run'))
    .where('driverId', '=', $.driverId)
    .where((eb) => eb.or([eb('state', '=', 'started'), eb('day', '>=', $.since)]))
    .orderBy('day')
    .orderBy('id'),
);

/** The runs of the calling driver that they may see: those of today, and the one under way. */
export async function currentRuns({ actor, sql, services }: Context): Promise<Run[]> {
  const now = services.clock.now();
  // A day in any zone has begun within the last UTC day.
  const since = localDay(secondsAfter(now, -86_400), 'UTC');
  return (await findOwn(sql, { driverId: actor.id ?? '', since })).filter((run) => isCurrent(run, now));
}

export const currentRunIds = async (context: Context): Promise<string[]> => (await currentRuns(context)).map(({ id }) => id);
