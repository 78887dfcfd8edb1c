import { systemClock } from '../../kernel/clock.js';
import type { EventConsumer } from '../../platform/events/consumer.js';
import type { Work } from '../../platform/work/work.js';
import { AttemptPump } from './attempts/attempt-pump.js';
import { Pacer } from './attempts/pacer.js';
import { fanOutConsumer } from './fan-out.js';
import { Listeners } from './listeners.js';
import { OPEN_BREAKERS } from './webhook-metrics.js';
import type { WebhookServices } from './services.js';
import { CircuitBreakers, EndpointGate } from './sending/index.js';

interface Parts {
  readonly context: Work<WebhookServices>;
  readonly timeoutMs: number;
  readonly warn: (message: string, error: unknown) => void;
}

/** Slots of one endpoint, and so the most that one that hangs can hold. */
const PER_ENDPOINT = 5;
const OVERALL = 500;
/** Lease beyond the send timeout, for waiting in memory and for recording. */
const LEASE_MARGIN_MS = 25_000;

/** Everything that sends webhooks: fan-out and the attempt pump. */
export class WebhookWorker {
  readonly consumers: readonly EventConsumer<WebhookServices>[];
  private readonly pump: AttemptPump;

  constructor({ context, timeoutMs, warn }: Parts) {
    const gate = new EndpointGate({ perEndpoint: PER_ENDPOINT, overall: OVERALL });
    // Breakers measure real time, even if the business clock is set to another time.
    const breakers = new CircuitBreakers(systemClock);
    context.services.metrics.watch(OPEN_BREAKERS, () => [{ labels: {}, value: breakers.open }]);
    const pump = new AttemptPump({ context, gate, breakers, pacer: new Pacer(context.sql), leaseMs: timeoutMs + LEASE_MARGIN_MS, warn });
    this.pump = pump;
    this.consumers = [fanOutConsumer({ listeners: new Listeners(), pump }), requestedAttemptsConsumer(pump)];
  }

  start(): void {
    this.pump.start();
  }

  stop(): Promise<void> {
    return this.pump.stop();
  }
}

/** Starts manual attempts at once instead of at the next poll. */
const requestedAttemptsConsumer = (pump: AttemptPump): EventConsumer => ({
  queue: 'webhook_requests',
  events: ['webhook.attempts_requested'],
  retryLimit: 10,
  retryDelaySeconds: 1,
  batch: 250,
  handleAll: () => {
    pump.wake();
    return Promise.resolve();
  },
});
