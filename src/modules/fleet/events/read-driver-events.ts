import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Page, PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/graphql/context.js';
import { listLoaderBy } from '../../../platform/graphql/loader.js';
import { countOf, readSortedPage, type SortKey } from '../../../platform/graphql/sorted-page.js';
import { db } from '../fleet.tables.js';
import type { DriverEventType } from './driver-event.types.js';

const COLUMNS = [
  ...(['id', 'clientEventId', 'kind', 'driverId', 'runId', 'taskId', 'deviceTime', 'receivedAt'] as const),
  ...(['refusalCode', 'refusalMessage', 'report', 'resolvedAt', 'resolution'] as const),
] as const;

const findRefused = statement(($: Named<{ runIds: readonly string[] }>) =>
  db
    .selectFrom('driverEvent')
    .select(COLUMNS)
    .where('runId', '=', anyOf($.runIds))
    .where('refusalCode', 'is not', null)
    .where('resolvedAt', 'is', null)
    .orderBy('receivedAt')
    .orderBy('id'),
);

const refusedLoader = listLoaderBy(
  (runIds: readonly string[], { sql }) => findRefused(sql, { runIds }),
  ({ runId }) => runId ?? '',
);

export const eventsOfRun = async (context: Context, runId: string): Promise<DriverEventType[]> =>
  (await context.load(refusedLoader, runId)) ?? [];

const findByIds = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('driverEvent').select(COLUMNS).where('id', '=', anyOf($.ids)),
);

const NEWEST: readonly SortKey[] = [
  { sql: 'l.received_at', type: 'timestamptz' },
  { sql: 'l.id', type: 'uuid' },
];

/** Refused reports about which dispatch has not decided, newest first. */
export async function listRefused({ actor, sql }: Context, args: PageArgs): Promise<Page<DriverEventType>> {
  actor.require('fleet:plan');
  const found = { from: 'driver_event l', where: ['l.refusal_code is not null', 'l.resolved_at is null'], values: [] };
  const load = (ids: readonly string[]) => findByIds(sql, { ids });
  return readSortedPage(sql, args, { ...found, sort: NEWEST, descending: true, count: () => countOf(sql, found), load });
}

export const driverEventsByIds = (context: Pick<Context, 'sql'>, ids: readonly string[]): Promise<DriverEventType[]> =>
  findByIds(context.sql, { ids });
