import { sql as raw } from 'kysely';
import { refuse, FieldChecks } from '../../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { listOf } from '../../../platform/graphql/list-of.js';
import { listLoaderBy } from '../../../platform/work/loader.js';
import { sortedBy } from '../../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import type { DriverEventType } from './driver-event.types.js';

const COLUMNS = [
  ...(['id', 'clientEventId', 'kind', 'driverId', 'runId', 'taskId', 'deviceTime', 'receivedAt'] as const),
  ...(['refusalCode', 'refusalMessage', 'refusalVariant', 'refusalParams', 'report', 'resolvedAt', 'resolution'] as const),
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

/** Refused reports about which dispatch has not decided, newest first. */
export const listRefused = listOf(db, 'driverEvent', {
  filter: () => [raw`l.refusal_code is not null`, raw`l.resolved_at is null`],
  sort: sortedBy('received_at', 'timestamptz', 'desc'),
  loader: (ids, context) => driverEventsByIds(context, ids),
});

const driverEventsByIds = (context: Pick<Context, 'sql'>, ids: readonly string[]): Promise<DriverEventType[]> =>
  findByIds(context.sql, { ids });

const resolve = statement(($: Named<{ id: string; at: Date; by: string | null; note: string }>) =>
  db
    .updateTable('driverEvent')
    .set({ resolvedAt: $.at, resolvedById: $.by, resolution: $.note })
    .where('id', '=', $.id)
    .where('refusalCode', 'is not', null)
    .where('resolvedAt', 'is', null),
);

/** Records what dispatch decided about a refused report. Idempotent: the first decision stays. NOT_FOUND. */
export async function resolveDriverEvent(context: Context, { id, note }: { id: string; note: string }): Promise<DriverEventType> {
  const { actor, services } = context;
  const checks = new FieldChecks();
  checks.filled('note', note);
  checks.settle();
  const eventId = uuidOrNone(id);
  await context.transact((tx) => resolve(tx.sql, { id: eventId, at: services.clock.now(), by: actor.id, note: note.trim() }));
  const [event] = await driverEventsByIds(context, [eventId]);
  if (!event) throw refuse('NOT_FOUND');
  return event;
}
