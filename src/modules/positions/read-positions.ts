import { sql as raw } from 'kysely';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listOf } from '../../platform/graphql/list-of.js';
import type { Sort } from '../../platform/graphql/sorted-page.js';
import { db } from './positions.tables.js';
import { findVisibleRun } from './visible-run.js';

export interface PositionsOf {
  readonly run: string;
  readonly since?: Date | null;
}

/** A run has one point per time of its device, as text. */
const pointId = raw<string>`device_time::text`;

const findPoints = statement(($: Named<{ runId: string; ids: readonly string[] }>) =>
  db
    .selectFrom('position')
    .select(pointId.as('id'))
    .select(['deviceTime', 'at', 'receivedAt', 'lat', 'lng', 'accuracy', 'speed', 'heading', 'problem'])
    .where('runId', '=', $.runId)
    .where('deviceTime', '=', raw<Date>`any(${$.ids}::timestamptz[])`),
);
export type StoredPosition = RowOf<typeof findPoints>;

const OLDEST: Sort = {
  keys: [
    { sql: 'l.at', type: 'timestamptz' },
    { sql: 'l.device_time', type: 'timestamptz' },
  ],
  descending: false,
};

const points = listOf(db, 'position', {
  filter: (l, { runId, since }: PageArgs & { runId: string; since?: Date | null }) => [l.is('runId', runId), l.from('at', since)],
  sort: OLDEST,
  loader: (ids, { sql }, { runId }) => findPoints(sql, { runId, ids }),
});

/** The points of a run, oldest first, with those that do not count. Drivers see their own. RUN_NOT_FOUND. */
export async function listPositions(context: Context, { run, ...args }: PageArgs & PositionsOf): Promise<Page<StoredPosition>> {
  const { actor, sql, services } = context;
  const { id: runId } = await findVisibleRun(sql, actor, { anyId: run, now: services.clock.now() });
  return points(context, { ...args, runId });
}
