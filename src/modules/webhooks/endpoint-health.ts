import { daysAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { AttemptResult } from './attempts/make-attempt.js';
import { disableEndpoints } from './disable-endpoints.js';
import { giveNotice } from './give-notice.js';

/** A success clears the record of an endpoint, a failure begins it, and after days of nothing else the endpoint is switched off. */
export async function updateHealth(tx: Tx, results: readonly AttemptResult[]): Promise<void> {
  // What a person tries out says nothing about the stream of events.
  const sent = results.filter(({ attempt, requestHeaders }) => attempt.kind !== 'test' && requestHeaders !== null);
  const delivered = new Set(sent.filter(({ outcome }) => outcome.delivered).map(({ attempt }) => attempt.endpointId));
  const failures = sent.filter(({ attempt, outcome }) => !outcome.delivered && !delivered.has(attempt.endpointId));

  const recovered = new Set(sent.filter(({ attempt }) => attempt.failing).map(({ attempt }) => attempt.endpointId));
  await clear(
    tx,
    [...recovered].filter((id) => delivered.has(id)),
  );
  if (failures.length > 0) await note(tx, failures);
}

async function clear(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.sql(
      'update webhook_endpoint set failing_since = null, noticed_percent = 0 where id = any($1::uuid[]) and failing_since is not null',
      [ids],
    );
}

async function note(tx: Tx, failures: readonly AttemptResult[]): Promise<void> {
  const { clock, settings } = tx.services;
  const now = clock.now();
  const ids = [...new Set(failures.map(({ attempt }) => attempt.endpointId))].sort();
  await tx.sql('update webhook_endpoint set failing_since = $2 where id = any($1::uuid[]) and failing_since is null', [ids, now]);

  const gone = failures.filter(({ outcome }) => outcome.httpStatus === 410).map(({ attempt }) => attempt.endpointId);
  if (gone.length > 0) await disableEndpoints(tx, gone, 'The receiver answered 410 Gone.');
  const worn = await tx.sql<{ id: string }>(
    'select id from webhook_endpoint where id = any($1::uuid[]) and is_active and failing_since <= $2',
    [ids, daysAfter(now, -settings.webhooks.disableDays)],
  );
  const reason = `Every attempt failed for ${settings.webhooks.disableDays} days.`;
  await disableEndpoints(
    tx,
    worn.map(({ id }) => id),
    reason,
  );
  await giveNotice(tx, ids);
}
