import type { RunSql } from '../../../platform/db/sql.js';
import type { AttemptKind, SealedSecret } from '../webhook.entity.js';

/** A due attempt with all that sending it takes. */
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
  /** True when an attempt to this endpoint has failed since the last one that did not. */
  readonly failing: boolean;
  /** False when nothing may be sent to the endpoint any more. */
  readonly open: boolean;
}

/** A retry goes to the address that the endpoint has by then: whoever corrects a wrong one gets what was missed. */
export const ATTEMPT_COLUMNS = `
  d.id, d.kind, d.attempt, m.id as "messageId", m.event_id as "eventId", m.event_type as "eventType", m.body,
  coalesce(d.request_id, m.request_id) as "requestId", m.traceparent,
  e.id as "endpointId", e.url, e.secret, e.previous_secrets as "previousSecrets", e.rate_limit as "rateLimit",
  e.failing_since is not null as failing,
  e.is_active and e.deleted_at is null as open`;

const PENDING = `
  select ${ATTEMPT_COLUMNS}
  from webhook_delivery d
  join webhook_message m on m.id = d.message_id
  join webhook_endpoint e on e.id = d.endpoint_id
  where d.id = any($1::uuid[]) and d.status = 'pending'
  order by m.id`;

/**
 * The attempts of these ids that are still to be made, those of earlier events first: order is not promised, but a receiver that
 * takes one at a time should not be told of an outage backwards. The job that is held for each keeps other workers away from it.
 */
export const claimAttempts = (sql: RunSql, ids: readonly string[]): Promise<Attempt[]> => sql<Attempt>(PENDING, [ids]);
