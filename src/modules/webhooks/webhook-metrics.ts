import { LATENCY_BUCKETS } from '../../platform/metrics/http-metrics.js';
import type { DurationDefinition } from '../../platform/metrics/metrics.js';
import type { Reading } from '../../platform/metrics/readings.js';
import type { CoreServices } from '../../platform/services.js';
import type { Attempt } from './attempts/claim-attempts.js';
import { DISABLED_BY_OWNER } from './disable-endpoints.js';
import type { SendOutcome } from './sending/index.js';

const ATTEMPTS: DurationDefinition<'outcome' | 'attempt'> = {
  name: 'shipgraph_webhook_attempt_duration_seconds',
  help: 'Duration of webhook attempts by outcome and attempt number ("manual" and "test" are not part of the schedule).',
  labels: ['outcome', 'attempt'],
  buckets: LATENCY_BUCKETS,
};

/** Bounds the label values, because the schedule is a setting. */
const MAX_NUMBER = 20;

export function countAttempt({ metrics }: CoreServices, { kind, attempt }: Attempt, { delivered, failure, durationMs }: SendOutcome): void {
  const number = attempt > MAX_NUMBER ? 'later' : String(attempt);
  const labels = { outcome: delivered ? 'delivered' : (failure ?? 'failed'), attempt: kind === 'automatic' ? number : kind };
  metrics.durations(ATTEMPTS, labels).observe(durationMs / 1000);
}

export const OPEN_BREAKERS = {
  name: 'shipgraph_webhook_breakers_open',
  help: 'Endpoints that this process has paused because attempts to them hung (open circuit breakers).',
  labels: [],
  across: 'sum',
} as const;

/** Counting stops here, to keep the query cheap; the age still shows a larger backlog. */
const MAX_COUNT = 100_000;

/** Pending attempts. A leased one counts as due when its lease ends. */
export const deliveryReading: Reading = {
  name: 'deliveries',
  text: `
    select due.count as due, later.count as later, coalesce(extract(epoch from now() - due.oldest), 0) as age
      from (select count(*), min(available_at) as oldest
              from (select available_at from webhook_delivery where status = 'pending' and available_at <= now() limit ${MAX_COUNT}) d) due,
           (select count(*) from (select 1 from webhook_delivery where status = 'pending' and available_at > now() limit ${MAX_COUNT}) d) later`,
  labels: [],
  gauges: {
    due: {
      name: 'shipgraph_webhook_deliveries_due',
      help: 'Attempts that are due and not claimed; counts up to 100000.',
    },
    later: { name: 'shipgraph_webhook_deliveries_later', help: 'Attempts that are due later or claimed by a worker.' },
    age: {
      name: 'shipgraph_webhook_deliveries_due_age_seconds',
      help: 'How long the oldest due attempt has been waiting; 0 if none is due.',
    },
  },
};

/** Endpoints by state. */
export const webhookReading: Reading = {
  name: 'webhooks',
  text: `
    select s.state, count(e.id) as count
      from unnest(array['healthy', 'failing', 'inactive', 'disabled']) as s (state)
      left join webhook_endpoint e on e.deleted_at is null and s.state =
        case when e.is_active then case when e.failing_since is null then 'healthy' else 'failing' end
             when coalesce(e.disabled_reason, '${DISABLED_BY_OWNER}') = '${DISABLED_BY_OWNER}' then 'inactive' else 'disabled' end
     group by s.state`,
  labels: ['state'],
  gauges: {
    count: {
      name: 'shipgraph_webhook_endpoints',
      help: 'Endpoints by state: "healthy", "failing" since their last success, disabled by their owner ("inactive") or by the service ("disabled").',
    },
  },
};
