import { sql as raw, type Expression } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../webhooks.tables.js';
import type { AttemptKind, SealedSecret } from '../webhook.entity.js';

/** An attempt with all that sending it takes. */
export interface Attempt {
  readonly id: string;
  readonly kind: AttemptKind;
  readonly attempt: number;
  readonly messageId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly body: string;
  /** The request that caused it: for an attempt of the schedule, that of the event. */
  readonly requestId: string | null;
  readonly traceparent: string | null;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: Uint8Array;
  readonly previousSecrets: readonly SealedSecret[];
  /** Deliveries a second that the endpoint wants at most. */
  readonly rateLimit: number | null;
  /** False when nothing may be sent to the endpoint any more. */
  readonly open: boolean;
}

export const CLAIMED_AT_ONCE = 250;

/** Pauses and holds are measured by the database's clock: workers on several machines must agree on their end. */
export const inMs = (ms: Expression<number>) => raw<Date>`now() + ${ms}::int * interval '1 ms'`;

export interface Claim {
  /** How long other workers are kept away. */
  readonly holdMs: number;
  /** Endpoints that have no room. */
  readonly except: readonly string[];
}

/** A retry goes to the address that the endpoint has by then: once a wrong address is corrected, what was missed arrives. */
const claim = statement(($: Named<Claim>) =>
  db
    .with('due', (q) =>
      q
        .selectFrom('webhookDelivery')
        .select('id')
        .where('status', '=', 'pending')
        .where('availableAt', '<=', raw<Date>`now()`)
        .where('endpointId', '<>', raw<string>`all(${$.except}::uuid[])`)
        .orderBy('availableAt')
        .limit(CLAIMED_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (q) =>
      q
        .updateTable('webhookDelivery')
        .from('due')
        .set({ availableAt: inMs($.holdMs) })
        .whereRef('webhookDelivery.id', '=', 'due.id')
        .returning(['webhookDelivery.id', 'webhookDelivery.kind', 'webhookDelivery.attempt'])
        .returning(['webhookDelivery.messageId', 'webhookDelivery.endpointId', 'webhookDelivery.requestId']),
    )
    .selectFrom('taken as d')
    .innerJoin('webhookMessage as m', 'm.id', 'd.messageId')
    .innerJoin('webhookEndpoint as e', 'e.id', 'd.endpointId')
    .select(['d.id', 'd.kind', 'd.attempt', 'd.messageId', 'm.eventId', 'm.eventType', 'm.body', 'm.traceparent'])
    .select((eb) => eb.fn.coalesce('d.requestId', 'm.requestId').as('requestId'))
    .select(['d.endpointId', 'e.url', 'e.secret', 'e.previousSecrets', 'e.rateLimit'])
    .select(raw<boolean>`e.is_active and e.deleted_at is null`.as('open'))
    .orderBy('m.id'),
);

/**
 * Takes attempts that are due and that no worker holds. A worker that dies holds them no longer than it said. Those of earlier events come
 * first: order is not promised, but a receiver that takes one at a time should not be told of an outage backwards.
 */
export const claimAttempts = (sql: RunSql, wanted: Claim): Promise<Attempt[]> => claim(sql, wanted);

const release = statement(($: Named<{ ids: readonly string[]; holdMs: number }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ availableAt: raw<Date>`now()` })
    .where('id', '=', anyOf($.ids))
    .where('status', '=', 'pending')
    .where('availableAt', '>', inMs($.holdMs)),
);

const releaseManual = statement(($: Named<{ endpointIds: readonly string[]; holdMs: number }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ availableAt: raw<Date>`now()` })
    .where('endpointId', '=', anyOf($.endpointIds))
    .where('kind', '=', 'manual')
    .where('status', '=', 'pending')
    .where('availableAt', '>', inMs($.holdMs)),
);

/** The same for what a person has asked of these endpoints where an earlier release still takes requests. */
export async function releaseRequested(sql: RunSql, wanted: { endpointIds: readonly string[]; holdMs: number }): Promise<void> {
  await releaseManual(sql, wanted);
}

/** Makes attempts due whose time a job of an earlier release has waited for. Those that a worker has in hand are left to it. */
export async function releaseAttempts(sql: RunSql, wanted: { ids: readonly string[]; holdMs: number }): Promise<void> {
  await release(sql, wanted);
}
