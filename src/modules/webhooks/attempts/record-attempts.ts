import { storable } from '../../../kernel/text.js';
import { sql as raw } from 'kysely';
import { secondsAfter } from '../../../kernel/clock.js';
import { anyOf, now, rowsLike, rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import { CANCELLED } from '../disable-endpoints.js';
import { clearHealthy, noteFailures } from '../endpoint-health.js';
import type { SendOutcome } from '../sending/index.js';
import { db } from '../webhooks.tables.js';
import { inMs, type Attempt } from './claim-attempts.js';
import { isMade, type AttemptResult, type MadeAttempt } from './make-attempt.js';
import type { WebhookServices } from '../services.js';

/** The length of the column. */
const MAX_MESSAGE = 500;

interface Next {
  readonly id: string;
  readonly messageId: string;
  readonly endpointId: string;
  readonly attempt: number;
  readonly delayMs: number;
  readonly dueAt: Date;
}

/**
 * Records the results of many attempts, schedules retries and updates the health of their endpoints, in the caller's transaction.
 * Idempotent: attempt numbers are unique per message, and a recorded attempt is not changed.
 */
export async function recordAttempts(tx: Tx<WebhookServices>, results: readonly AttemptResult[]): Promise<void> {
  const made = results.filter(isMade);
  const next = new Map(made.map((result) => [result.attempt.id, plan(tx, result)]));
  const rows = results.map((result) => rowOf(result, next.get(result.attempt.id)));
  const [written] = await Promise.all([record(tx.sql, { rows }), clearHealthy(tx, made)]);
  const recorded = new Set(written.map(({ id }) => id));
  const fresh = made.filter(({ attempt }) => recorded.has(attempt.id));

  const planned = fresh.flatMap(({ attempt }) => next.get(attempt.id) ?? []);
  if (planned.length > 0) await insertNext(tx.sql, { planned });
  await settleMessages(tx, fresh);
  await noteFailures(tx, fresh);
  tx.afterCommit(() => tx.services.webhooks.news.publish([...recorded]));
}

/** Only automatic attempts are retried; a manual delivery is attempted once. */
function plan(tx: Tx, { attempt, outcome }: MadeAttempt): Next | undefined {
  if (outcome.delivered || attempt.kind !== 'automatic') return undefined;
  const { clock, settings } = tx.services;
  const delay = nextDelay(settings.webhooks.schedule, { attempt: attempt.attempt, outcome, random: Math.random() });
  if (delay === undefined) return undefined;
  const { endpointId, messageId } = attempt;
  const dueAt = secondsAfter(clock.now(), delay);
  return { id: newId(), messageId, endpointId, attempt: attempt.attempt + 1, delayMs: Math.ceil(delay * 1000), dueAt };
}

/** Cap on the Retry-After of a receiver. */
const MAX_RETRY_AFTER_SECONDS = 3600;
/** Spreads out retries of attempts that failed together. Only ever adds delay. */
const JITTER = 0.1;
const HONOURS_RETRY_AFTER: ReadonlySet<number> = new Set([429, 503]);

/**
 * Seconds until the attempt after number `attempt`, or undefined if that was the last one. `random` is from 0 to 1.
 */
export function nextDelay(
  schedule: readonly number[],
  { attempt, outcome, random }: { attempt: number; outcome: Pick<SendOutcome, 'httpStatus' | 'retryAfterSeconds'>; random: number },
): number | undefined {
  const planned = schedule[attempt];
  if (planned === undefined || outcome.httpStatus === 410) return undefined;
  const asked = HONOURS_RETRY_AFTER.has(outcome.httpStatus ?? 0) ? (outcome.retryAfterSeconds ?? 0) : 0;
  const wait = Math.max(planned, Math.min(asked, MAX_RETRY_AFTER_SECONDS));
  return wait * (1 + random * JITTER);
}

type Recorded = ReturnType<typeof rowOfMade> | ReturnType<typeof rowOfCancelled>;

const record = statement(($: Named<{ rows: readonly Recorded[] }>) =>
  db
    .updateTable('webhookDelivery')
    .from(rowsLike('webhookDelivery', $.rows).as('r'))
    .set((eb) => ({
      ...{ status: eb.ref('r.status'), httpStatus: eb.ref('r.httpStatus'), failure: eb.ref('r.failure') },
      ...{ errorMessage: eb.ref('r.errorMessage'), durationMs: eb.ref('r.durationMs'), remoteAddress: eb.ref('r.remoteAddress') },
      ...{ attemptedAt: eb.ref('r.attemptedAt'), deliveredAt: eb.ref('r.deliveredAt'), nextRetryAt: eb.ref('r.nextRetryAt') },
      ...{
        requestHeaders: eb.ref('r.requestHeaders'),
        responseHeaders: eb.ref('r.responseHeaders'),
        responseBody: eb.ref('r.responseBody'),
      },
    }))
    .whereRef('webhookDelivery.id', '=', 'r.id')
    .where('webhookDelivery.status', '=', 'pending')
    .returning('webhookDelivery.id'),
);

const rowOf = (result: AttemptResult, next: Next | undefined) =>
  isMade(result) ? rowOfMade(result, next) : rowOfCancelled(result.attempt);

function rowOfMade({ attempt, outcome, attemptedAt, requestHeaders }: MadeAttempt, next: Next | undefined) {
  const { delivered, httpStatus, failure, errorMessage, remoteAddress, responseHeaders, responseBody } = outcome;
  const durationMs = Math.round(outcome.durationMs);
  return {
    id: attempt.id,
    status: delivered ? ('delivered' as const) : ('failed' as const),
    ...{ httpStatus, failure, durationMs, remoteAddress, attemptedAt, requestHeaders },
    errorMessage: errorMessage === null ? null : storable(errorMessage, MAX_MESSAGE),
    deliveredAt: delivered ? secondsAfter(attemptedAt, durationMs / 1000) : null,
    nextRetryAt: next?.dueAt ?? null,
    responseHeaders: httpStatus === null ? null : storableAll(responseHeaders),
    responseBody: httpStatus === null ? null : withoutNul(responseBody),
  };
}

/** Nothing was sent, so there is no outcome of a receiver. */
const rowOfCancelled = ({ id }: Attempt) => ({
  ...{ id, status: 'failed' as const, errorMessage: CANCELLED, durationMs: 0 },
  ...{ httpStatus: null, failure: null, remoteAddress: null, attemptedAt: null, deliveredAt: null, nextRetryAt: null },
  ...{ requestHeaders: null, responseHeaders: null, responseBody: null },
});

/** PostgreSQL cannot store NUL, and a receiver may send it. */
const withoutNul = (text: string | null): string | null => (text?.includes('\0') ? text.replaceAll('\0', '') : text);

const storableAll = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withoutNul(value) ?? '']));

const insertNext = statement(($: Named<{ planned: readonly Next[] }>) =>
  db
    .insertInto('webhookDelivery')
    .columns(['id', 'messageId', 'endpointId', 'kind', 'attempt', 'status', 'dueAt', 'availableAt', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom(
          rowsOf($.planned, {
            ...({ id: 'uuid', messageId: 'uuid', endpointId: 'uuid' } as const),
            ...({ attempt: 'integer', delayMs: 'integer', dueAt: 'timestamptz' } as const),
          }).as('n'),
        )
        .select((n) => [
          ...(['n.id', 'n.messageId', 'n.endpointId'] as const),
          raw<'automatic'>`'automatic'`.as('kind'),
          'n.attempt',
          raw<'pending'>`'pending'`.as('status'),
          'n.dueAt',
          inMs(n.ref('n.delayMs')).as('availableAt'),
          now.as('createdAt'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['messageId', 'attempt']).where('kind', '=', 'automatic').doNothing()),
);

const settle = statement(($: Named<{ messageIds: readonly string[] }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ status: 'failed', errorMessage: 'Not needed: a manual attempt has delivered this event.' })
    .where('messageId', '=', anyOf($.messageIds))
    .where('kind', '=', 'automatic')
    .where('status', '=', 'pending'),
);

/** A successful manual attempt ends the retry schedule of its message. */
async function settleMessages(tx: Tx, results: readonly MadeAttempt[]): Promise<void> {
  const arrived = results.filter(({ attempt, outcome }) => attempt.kind === 'manual' && outcome.delivered);
  if (arrived.length > 0) await settle(tx.sql, { messageIds: arrived.map(({ attempt }) => attempt.messageId) });
}
