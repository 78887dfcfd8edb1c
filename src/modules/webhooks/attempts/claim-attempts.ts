import { sql as raw, type Expression } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../webhooks.tables.js';
import type { AttemptKind, SealedSecret } from '../webhook.entity.js';

/** An attempt and everything needed to send it. */
export interface Attempt {
  readonly id: string;
  readonly kind: AttemptKind;
  readonly attempt: number;
  readonly messageId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly body: string;
  /** The request that caused the event or, for a manual attempt, the request for that attempt. */
  readonly requestId: string | null;
  readonly traceparent: string | null;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: Uint8Array;
  readonly previousSecrets: readonly SealedSecret[];
  /** Maximum deliveries per second to the endpoint. */
  readonly rateLimit: number | null;
  /** False if the endpoint was deleted or disabled. */
  readonly open: boolean;
}

export const CLAIM_BATCH = 250;

/** Delays and leases use the database's clock, so that workers on several machines agree on when they end. */
export const inMs = (ms: Expression<number>) => raw<Date>`to_timestamp(extract(epoch from now()) + ${ms}::int / 1000.0)`;

export interface Claim {
  /** How long no other worker may claim the attempts. */
  readonly leaseMs: number;
  /** Endpoints without room: paused, or with a full queue. */
  readonly except: readonly string[];
}

/** Reads the endpoint's current URL: once a wrong URL is corrected, retries of missed events arrive. */
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
        .limit(CLAIM_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (q) =>
      q
        .updateTable('webhookDelivery')
        .from('due')
        .set({ availableAt: inMs($.leaseMs) })
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
 * Claims due attempts that no other worker has leased. If a worker dies, its claims become available when the lease ends. Returns attempts
 * of earlier events first: order is not guaranteed, but after an outage a receiver should not get its events backwards.
 */
export const claimAttempts = (sql: RunSql, wanted: Claim): Promise<Attempt[]> => claim(sql, wanted);
