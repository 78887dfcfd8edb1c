import { sql as raw } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { MadeAttempt } from './attempts/make-attempt.js';
import { disableEndpoints } from './disable-endpoints.js';
import { giveNotice } from './give-notice.js';
import { db } from './webhooks.tables.js';

/** Test events do not count towards the health of an endpoint. */
const ofEvents = (made: readonly MadeAttempt[]): MadeAttempt[] => made.filter(({ attempt }) => attempt.kind !== 'test');

const endpointsOf = (made: readonly MadeAttempt[]): string[] => [...new Set(made.map(({ attempt }) => attempt.endpointId))].sort();

const clear = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .updateTable('webhookEndpoint')
    .set({ failingSince: null, noticedPercent: 0, updatedAt: raw<Date>`updated_at` })
    .where('id', '=', anyOf($.ids))
    .where('failingSince', 'is not', null),
);

/** Resets the failing state of endpoints with a success. */
export async function clearHealthy({ sql }: Tx, made: readonly MadeAttempt[]): Promise<void> {
  const ids = endpointsOf(ofEvents(made).filter(({ outcome }) => outcome.delivered));
  if (ids.length > 0) await clear(sql, { ids });
}

const startFailing = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .updateTable('webhookEndpoint')
    .set({ failingSince: now, updatedAt: raw<Date>`updated_at` })
    .where('id', '=', anyOf($.ids))
    .where('failingSince', 'is', null),
);

const findFailingTooLong = statement(($: Named<{ ids: readonly string[]; before: Date }>) =>
  db
    .selectFrom('webhookEndpoint')
    .select('id')
    .where('id', '=', anyOf($.ids))
    .where('isActive', '=', true)
    .where('failingSince', '<=', $.before),
);

/**
 * Marks endpoints as failing, unless another of the attempts succeeded. Disables an endpoint on 410 or after days of failures only, and
 * notifies its owner in between.
 */
export async function noteFailures(tx: Tx, made: readonly MadeAttempt[]): Promise<void> {
  const sent = ofEvents(made);
  const delivered = new Set(endpointsOf(sent.filter(({ outcome }) => outcome.delivered)));
  const failures = sent.filter(({ attempt, outcome }) => !outcome.delivered && !delivered.has(attempt.endpointId));
  if (failures.length === 0) return;
  const { clock, settings } = tx.services;
  const ids = endpointsOf(failures);
  await startFailing(tx.sql, { ids });

  const gone = endpointsOf(failures.filter(({ outcome }) => outcome.httpStatus === 410));
  await disableEndpoints(tx, gone, 'The receiver answered 410 Gone.');
  const tooLong = await findFailingTooLong(tx.sql, { ids, before: daysAfter(clock.now(), -settings.webhooks.disableDays) });
  await disableEndpoints(
    tx,
    tooLong.map(({ id }) => id),
    `Every attempt failed for ${settings.webhooks.disableDays} days.`,
  );
  await giveNotice(tx, ids);
}
