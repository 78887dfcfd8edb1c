import { refuse } from '../../../kernel/errors.js';
import { FieldChecks } from '../../../kernel/field-checks.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { uuidOrNone } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import type { DriverEventType } from './driver-event.types.js';
import { driverEventsByIds } from './read-driver-events.js';

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
