import { systemClock } from '../../kernel/clock.js';
import type { EventConsumer, JobContext } from '../../platform/events/consumer.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { AttemptPump } from './attempts/attempt-pump.js';
import { Pacer } from './attempts/pacer.js';
import { fanOutConsumer } from './fan-out.js';
import { maintenanceTask, type WebhookQueues } from './maintenance.js';
import { requestedAttemptsConsumer } from './requested-attempts.js';
import { OPEN_BREAKERS } from './webhook-metrics.js';
import { CircuitBreakers, EndpointGate } from './sending/index.js';

interface Parts {
  readonly queues: WebhookQueues;
  readonly context: JobContext;
  readonly warn: (message: string, error: unknown) => void;
}

/** An endpoint that hangs holds this many slots and no more. */
const PER_ENDPOINT = 5;
const OVERALL = 500;
/** A worker answers for a job this long beyond what sending may take: for the waiting room, and for writing it down. */
const SPARE_SECONDS = 25;

/** How long a job may be in a worker's hands before it is given to another one. */
export const attemptExpiry = (timeoutMs: number): number => Math.ceil(timeoutMs / 1000) + SPARE_SECONDS;

/** Everything that sends: who makes attempts of events, who makes the attempts, who cleans up. */
export class WebhookWorker {
  readonly consumers: readonly EventConsumer[];
  readonly tasks: readonly ScheduledTask[];
  private readonly pumps: readonly AttemptPump[];

  constructor({ queues: { attempts, retries }, context, warn }: Parts) {
    const gate = new EndpointGate({ perEndpoint: PER_ENDPOINT, overall: OVERALL });
    // Breakers measure real pauses, whatever time it is for the business.
    const breakers = new CircuitBreakers(systemClock);
    context.services.metrics.watch(OPEN_BREAKERS, () => [{ labels: {}, value: breakers.open }]);
    const common = { retries, unitOfWork: context.unitOfWork, context, gate, breakers, pacer: new Pacer(context.sql), warn };
    this.pumps = [attempts, retries].map((queue) => new AttemptPump({ ...common, queue }));
    const wake = (): void => this.pumps[0]?.wake();
    this.consumers = [fanOutConsumer(attempts, wake), requestedAttemptsConsumer(attempts, wake)];
    this.tasks = [maintenanceTask({ attempts, retries })];
  }

  start(): void {
    for (const pump of this.pumps) pump.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.pumps.map((pump) => pump.stop()));
  }
}
