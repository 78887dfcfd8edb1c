import { sql as raw, type NotNull } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { queueMails, webhookFailingMails } from '../notifications/index.js';
import { ownerRecipients } from '../sellers/index.js';
import type { MadeAttempt } from './attempts/make-attempt.js';
import { disableEndpoints } from './disable-endpoints.js';
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

/** Percentages of the time until a failing endpoint is disabled. Its owner is notified at each; disabling has its own mail. */
const NOTICES = [50, 70, 90];

/** The highest due notice that was not sent yet; lower ones are skipped. */
const notice = statement(($: Named<{ endpointIds: readonly string[]; disableDays: number }>) =>
  db
    .with('due', (q) =>
      q
        .selectFrom('webhookEndpoint as e')
        .innerJoin(raw<{ percent: number }>`unnest(array[${raw.join(NOTICES)}])`.as<'step'>(raw`step (percent)`), (join) =>
          join.on(raw<boolean>`extract(epoch from ${now} - e.failing_since) >= step.percent / 100.0 * ${$.disableDays}::numeric * 86400`),
        )
        .select(['e.id', ({ fn }) => fn.max('step.percent').as('percent')])
        .where('e.id', '=', anyOf($.endpointIds))
        .where('e.isActive', '=', true)
        .where('e.deletedAt', 'is', null)
        .groupBy('e.id'),
    )
    .with('noticed', (q) =>
      q
        .updateTable('webhookEndpoint as e')
        .from('due')
        .set((eb) => ({ noticedPercent: eb.ref('due.percent'), updatedAt: eb.ref('e.updatedAt') }))
        .whereRef('e.id', '=', 'due.id')
        .whereRef('e.noticedPercent', '<', 'due.percent')
        .returning(['e.id', 'e.url', 'e.sellerId', 'e.noticedPercent', 'e.failingSince']),
    )
    .selectFrom('noticed')
    .leftJoin('seller', 'seller.id', 'noticed.sellerId')
    .select(['noticed.id', 'noticed.url', 'noticed.noticedPercent as percent', 'noticed.failingSince as since'])
    .select(['seller.email', 'seller.notifyEmails'])
    .$narrowType<{ since: NotNull }>(),
);

/** Mails the owners of these endpoints how soon they will be disabled, once per notice. */
async function giveNotice(tx: Tx, endpointIds: readonly string[]): Promise<void> {
  const { clock, settings } = tx.services;
  const { disableDays } = settings.webhooks;
  const noticed = await notice(tx.sql, { endpointIds, disableDays });
  for (const { id, url, percent, since, email, notifyEmails } of noticed) {
    const recipients = ownerRecipients({ email, notifyEmails }, settings.mail.operations);
    const written = { type: 'mails.written', subjectId: id, occurredAt: clock.now(), data: { percent } } as const;
    await queueMails(
      tx,
      await emit(tx, written),
      webhookFailingMails({ url, since, endsAt: daysAfter(since, disableDays), percent }, recipients),
    );
  }
}
