import type { DomainEvent } from '../../kernel/events.js';
import { describeError } from '../log/describe-error.js';
import type { CoreServices } from '../services.js';
import { inSpanOfMany, type SpanOptions } from '../tracing/tracing.js';
import type { EventConsumer, FailedEvent } from './consumer.js';
import type { JobWork } from '../work/work.js';

/** Also counts jobs, which are events that failed before. */
export const HANDLED = {
  name: 'shipgraph_jobs_total',
  help: 'Events and jobs handled by this process, by outcome: "completed", "failed" (may be retried) or "deadletter".',
  labels: ['queue', 'outcome'],
} as const;

/**
 * Passes events to a consumer as a batch and returns those that failed. If the batch fails as a whole, it is bisected until the failing
 * events are isolated. Throws if the database is unavailable: then no event is at fault.
 */
export async function handleEvents<Needs>(
  consumer: EventConsumer<Needs>,
  events: readonly DomainEvent[],
  context: JobWork<Needs>,
): Promise<readonly FailedEvent[]> {
  const failed = await isolating(consumer, events, context);
  const { metrics } = context.services;
  metrics.count(HANDLED, { queue: consumer.queue, outcome: 'completed' }, events.length - failed.length);
  if (failed.length > 0) metrics.count(HANDLED, { queue: consumer.queue, outcome: 'failed' }, failed.length);
  for (const failure of failed) report(context.services, consumer, failure);
  return failed;
}

async function isolating<Needs>(
  consumer: EventConsumer<Needs>,
  events: readonly DomainEvent[],
  context: JobWork<Needs>,
): Promise<readonly FailedEvent[]> {
  try {
    return (await together(consumer, events, context)) ?? [];
  } catch (error) {
    await context.sql('select 1');
    const [event, ...others] = events;
    if (!event) return [];
    if (others.length === 0) return [{ event, error }];
    const middle = Math.ceil(events.length / 2);
    const first = await isolating(consumer, events.slice(0, middle), context);
    return [...first, ...(await isolating(consumer, events.slice(middle), context))];
  }
}

const together = <Needs>(consumer: EventConsumer<Needs>, events: readonly DomainEvent[], context: JobWork<Needs>) =>
  inSpanOfMany(
    `${consumer.queue} process`,
    events.map((event) => spanOf(consumer, event)),
    () => consumer.handleAll(events, context),
  );

/** Handling an event continues the trace of the request that caused it. */
const spanOf = ({ queue }: Pick<EventConsumer, 'queue'>, { id, type, requestId, traceparent = null }: DomainEvent): SpanOptions => ({
  kind: 'consumer',
  parent: traceparent,
  facts: {
    'messaging.system': 'shipgraph',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'shipgraph.event_type': type,
    'shipgraph.request_id': requestId,
  },
});

/** Logs which event failed and which request caused it. The reason stays with the job: it may contain personal data. */
function report({ log }: CoreServices, { queue }: Pick<EventConsumer, 'queue'>, { event, error }: FailedEvent): void {
  const { name, code } = describeError(error);
  const { id: eventId, type: eventType, requestId } = event;
  log.warn({ requestId, queue, eventId, eventType, error: code ?? name }, 'job failed');
}
