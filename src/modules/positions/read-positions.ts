import { sql as raw } from 'kysely';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { countOf, readSortedPage, type SortKey } from '../../platform/graphql/sorted-page.js';
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

const OLDEST: readonly SortKey[] = [
  { sql: 'l.at', type: 'timestamptz' },
  { sql: 'l.device_time', type: 'timestamptz' },
];

/** The points of a run, oldest first, with those that do not count. Drivers see their own. RUN_NOT_FOUND. */
export async function listPositions(
  { actor, sql, services }: Context,
  { run, since, ...page }: PageArgs & PositionsOf,
): Promise<Page<StoredPosition>> {
  actor.require('fleet:read');
  const { id: runId } = await findVisibleRun(sql, actor, { anyId: run, now: services.clock.now() });
  const found = {
    from: 'position l',
    where: ['l.run_id = $1', ...(since ? ['l.at >= $2'] : [])],
    values: [runId, ...(since ? [since] : [])],
  };
  return readSortedPage(sql, page, {
    ...found,
    sort: OLDEST,
    descending: false,
    count: () => countOf(sql, found),
    load: (ids) => findPoints(sql, { runId, ids }),
  });
}
