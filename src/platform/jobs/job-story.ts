import type { DomainEvent } from '../../kernel/events.js';
import type { JobContext } from '../events/consumer.js';
import { describeError } from '../log/describe-error.js';
import type { SpanOptions } from '../tracing/tracing.js';

/** The job of an event goes on with the trace of the request that the event came of. */
export const spanOf = ({ queue }: { queue: string }, { id, type, requestId, traceparent = null }: DomainEvent): SpanOptions => ({
  kind: 'consumer',
  parent: traceparent,
  facts: {
    'messaging.system': 'pg-boss',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'shipgraph.event_type': type,
    'shipgraph.request_id': requestId,
  },
});

interface FailedJob {
  readonly consumer: { readonly queue: string };
  readonly event: DomainEvent;
  readonly error: unknown;
}

/** Says which job failed and what request it came of. The reason stays with the job: it may name people. */
export function reportFailure({ services }: JobContext, { consumer: { queue }, event, error }: FailedJob): void {
  const { name, code } = describeError(error);
  const { id: eventId, type: eventType, requestId } = event;
  services.log.warn({ requestId, queue, eventId, eventType, error: code ?? name }, 'job failed');
}
