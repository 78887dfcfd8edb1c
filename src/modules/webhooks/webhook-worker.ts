import { systemClock } from '../../kernel/clock.js';
import type { EventConsumer, JobContext } from '../../platform/events/consumer.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { AttemptPump } from './attempts/attempt-pump.js';
import { releaseAttempts } from './attempts/claim-attempts.js';
import { Pacer } from './attempts/pacer.js';
import { fanOutConsumer } from './fan-out.js';
import { Listeners } from './listeners.js';
import { maintenanceTask } from './maintenance.js';
import { requestedAttemptsConsumer } from './requested-attempts.js';
import { OPEN_BREAKERS } from './webhook-metrics.js';
import type { WebhookServices } from './services.js';
import { CircuitBreakers, EndpointGate } from './sending/index.js';

interface Parts {
  readonly context: JobContext<WebhookServices>;
  readonly timeoutMs: number;
  readonly warn: (message: string, error: unknown) => void;
}

/** An endpoint that hangs holds this many slots and no more. */
const PER_ENDPOINT = 5;
const OVERALL = 500;
/** A worker answers for an attempt this long beyond what sending may take: for the waiting room, and for writing it down. */
const SPARE_MS = 25_000;

/** Everything that sends: who makes attempts of events, who makes the attempts, who cleans up. */
export class WebhookWorker {
  readonly consumers: readonly EventConsumer<WebhookServices>[];
  readonly tasks: readonly ScheduledTask[] = [maintenanceTask];
  /** Earlier releases had a job for each attempt. Those that wait are worked off: the job says when, and the table has the attempt. */
  readonly formerQueues = ['webhook_attempts', 'webhook_retries'];
  private readonly pump: AttemptPump;

  constructor(private readonly parts: Parts) {
    const { context, timeoutMs, warn } = parts;
    const gate = new EndpointGate({ perEndpoint: PER_ENDPOINT, overall: OVERALL });
    // Breakers measure real pauses, whatever time it is for the business.
    const breakers = new CircuitBreakers(systemClock);
    context.services.metrics.watch(OPEN_BREAKERS, () => [{ labels: {}, value: breakers.open }]);
    const pump = new AttemptPump({ context, gate, breakers, pacer: new Pacer(context.sql), holdMs: timeoutMs + SPARE_MS, warn });
    this.pump = pump;
    this.consumers = [fanOutConsumer({ listeners: new Listeners(), pump }), requestedAttemptsConsumer(pump)];
  }

  start(): void {
    this.pump.start();
  }

  stop(): Promise<void> {
    return this.pump.stop();
  }

  /** The attempts of these jobs are due. */
  async release(ids: readonly string[]): Promise<void> {
    await releaseAttempts(this.parts.context.sql, { ids, holdMs: this.pump.holdMs });
    this.pump.wake();
  }
}
