import { secondsAfter } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import type { HeldJob } from '../../../platform/jobs/held-queue.js';
import { updateHealth } from '../endpoint-health.js';
import { nextDelay } from './attempt.rules.js';
import type { AttemptResult } from './make-attempt.js';

/** As long as the column. */
const MAX_MESSAGE = 500;

interface Next extends HeldJob {
  readonly attempt: number;
  readonly messageId: string;
  readonly dueAt: Date;
}

/**
 * Writes down what became of many attempts, plans the ones after them and keeps the endpoints' health, in the caller's transaction.
 * Answers the retries to queue. An attempt that was recorded before stays as it is: its number is unique in its message.
 */
export async function recordAttempts(tx: Tx, results: readonly AttemptResult[]): Promise<readonly HeldJob[]> {
  const next = new Map(results.map((result) => [result.attempt.id, plan(tx, result)]));
  const recorded = new Set((await tx.sql<{ id: string }>(RECORD, recordValues(results, next))).map(({ id }) => id));
  const fresh = results.filter(({ attempt }) => recorded.has(attempt.id));

  const retries = await insertNext(
    tx,
    fresh.flatMap(({ attempt }) => next.get(attempt.id) ?? []),
  );
  await settleMessages(tx, fresh);
  await updateHealth(tx, fresh);
  tx.afterCommit(() => tx.services.webhooks.news.tell([...recorded]));
  return retries;
}

/** Only attempts of the schedule have a next one; what a person asked for is made once. */
function plan(tx: Tx, { attempt, outcome, requestHeaders }: AttemptResult): Next | undefined {
  if (outcome.delivered || attempt.kind !== 'automatic' || requestHeaders === null) return undefined;
  const { clock, settings } = tx.services;
  const delaySeconds = nextDelay(settings.webhooks.schedule, { attempt: attempt.attempt, outcome, random: Math.random() });
  if (delaySeconds === undefined) return undefined;
  const { endpointId: group, messageId } = attempt;
  return { id: newId(), group, messageId, attempt: attempt.attempt + 1, delaySeconds, dueAt: secondsAfter(clock.now(), delaySeconds) };
}

const RECORD = `
  update webhook_delivery d set status = case when r.delivered then 'delivered' else 'failed' end, http_status = r.http_status, failure = r.failure,
    error_message = r.error_message, duration_ms = r.duration_ms, remote_address = r.remote_address, attempted_at = r.attempted_at,
    delivered_at = case when r.delivered then r.attempted_at + r.duration_ms * interval '1 ms' end, next_retry_at = r.next_retry_at,
    request_headers = r.request_headers, response_headers = r.response_headers, response_body = r.response_body
  from unnest($1::uuid[], $2::bool[], $3::int[], $4::text[], $5::text[], $6::int[], $7::text[], $8::timestamptz[], $9::timestamptz[],
              $10::jsonb[], $11::jsonb[], $12::text[])
    as r(id, delivered, http_status, failure, error_message, duration_ms, remote_address, attempted_at, next_retry_at,
         request_headers, response_headers, response_body)
  where d.id = r.id and d.status = 'pending' returning d.id`;

function recordValues(results: readonly AttemptResult[], next: ReadonlyMap<string, Next | undefined>): unknown[] {
  return [
    results.map(({ attempt }) => attempt.id),
    results.map(({ outcome }) => outcome.delivered),
    results.map(({ outcome }) => outcome.httpStatus),
    results.map(({ outcome }) => outcome.failure),
    results.map(({ outcome }) => storable(outcome.errorMessage)),
    results.map(({ outcome }) => Math.round(outcome.durationMs)),
    results.map(({ outcome }) => outcome.remoteAddress),
    results.map(({ attemptedAt, requestHeaders }) => (requestHeaders === null ? null : attemptedAt)),
    results.map(({ attempt }) => next.get(attempt.id)?.dueAt ?? null),
    results.map(({ requestHeaders }) => jsonOrNull(requestHeaders)),
    results.map(({ outcome }) => (outcome.httpStatus === null ? null : jsonOrNull(outcome.responseHeaders))),
    results.map(({ outcome }) => (outcome.httpStatus === null ? null : outcome.responseBody)),
  ];
}

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value).replaceAll('\\u0000', ''));

/** PostgreSQL stores neither NUL nor half a character, and parts of a message come from the receiver. */
const storable = (text: string | null): string | null => text?.replaceAll('\0', '').slice(0, MAX_MESSAGE).toWellFormed() ?? null;

const INSERT_NEXT = `
  insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, created_at)
  select n.id, n.message_id, n.endpoint_id, 'automatic', n.attempt, 'pending', n.due_at, $1
  from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::timestamptz[]) as n(id, message_id, endpoint_id, attempt, due_at)
  on conflict (message_id, attempt) where kind = 'automatic' do nothing returning id`;

async function insertNext(tx: Tx, next: readonly Next[]): Promise<Next[]> {
  if (next.length === 0) return [];
  const rows = await tx.sql<{ id: string }>(INSERT_NEXT, [
    tx.services.clock.now(),
    next.map(({ id }) => id),
    next.map(({ messageId }) => messageId),
    next.map(({ group }) => group),
    next.map(({ attempt }) => attempt),
    next.map(({ dueAt }) => dueAt),
  ]);
  const inserted = new Set(rows.map(({ id }) => id));
  return next.filter(({ id }) => inserted.has(id));
}

/** When what a person sent again has arrived, the schedule of that message is over. */
async function settleMessages(tx: Tx, results: readonly AttemptResult[]): Promise<void> {
  const arrived = results.filter(({ attempt, outcome }) => attempt.kind === 'manual' && outcome.delivered);
  if (arrived.length === 0) return;
  await tx.sql(
    `update webhook_delivery set status = 'failed', error_message = 'Not needed: another attempt has delivered this event.'
     where message_id = any($1::uuid[]) and kind = 'automatic' and status = 'pending'`,
    [arrived.map(({ attempt }) => attempt.messageId)],
  );
}
