import { systemClock } from '../../../kernel/clock.js';
import type { JobContext } from '../../../platform/events/consumer.js';
import type { CircuitBreakers, EndpointGate } from '../sending/index.js';
import { AttemptBook, type Books } from './attempt-book.js';
import { claimAttempts, type Attempt } from './claim-attempts.js';
import { makeAttempt, notMade } from './make-attempt.js';
import { NO_TURN_SECONDS, type Pacer } from './pacer.js';
import { WaitingRoom } from './waiting-room.js';

export interface PumpParts extends Books {
  readonly context: JobContext;
  readonly gate: EndpointGate;
  readonly breakers: CircuitBreakers;
  readonly pacer: Pacer;
}

const BATCH = 250;
/** Jobs in hand at once: under way, waiting for their endpoint, or waiting to be written down. */
const HANDS = 3000;
const SEATS = 250;
/** When this few are left waiting for an endpoint, more are fetched for it. */
const LOW = 100;
/** Due retries make no noise, and neither do jobs that another process has added. */
const POLL_MS = 500;
const LONGEST_WAIT_MS = 8000;
const COME_BACK_SECONDS = 2;
const STOP_MS = 15_000;

/**
 * Takes due attempts from a queue and makes them. Nothing in it waits for a receiver: each attempt is on its own, and one that its
 * endpoint has no room for sits in the waiting room or goes back to the queue, uncounted.
 */
export class AttemptPump {
  private readonly waiting = new WaitingRoom(SEATS);
  private readonly book: AttemptBook;
  /** Endpoints that are left alone, and until when. */
  private readonly resting = new Map<string, Date>();
  private readonly underWay = new Set<Promise<void>>();
  private inHand = 0;
  private taking: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly parts: PumpParts) {
    this.book = new AttemptBook(parts, (count) => this.settled(count));
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), POLL_MS);
    this.timer.unref();
    this.wake();
  }

  /** There may be something to do. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.taking ??= this.takeAll().finally(() => (this.taking = undefined));
  }

  /** Finishes what is under way and gives back the rest. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.taking;
    for (const attempt of this.waiting.leaveAfter(-1)) this.putOff(attempt, 0);
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([Promise.all(this.underWay), late]);
    await this.book.finish();
  }

  private get handsFull(): boolean {
    return this.inHand + BATCH > HANDS;
  }

  private tick(): void {
    for (const attempt of this.waiting.leaveAfter(LONGEST_WAIT_MS)) this.putOff(attempt, COME_BACK_SECONDS);
    this.wake();
  }

  private async takeAll(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        while (!this.handsFull && !this.stopped && (await this.take()) === BATCH);
      }
    } catch (error) {
      this.parts.warn('Webhook attempts could not be taken from their queue; they stay there and are tried again.', error);
    }
  }

  private async take(): Promise<number> {
    const { queue, context } = this.parts;
    const ids = await queue.take(BATCH, [...this.waiting.full, ...this.restingNow()]);
    if (ids.length === 0) return 0;
    this.inHand += ids.length;
    const attempts = await claimAttempts(context.sql, ids);
    const found = new Set(attempts.map(({ id }) => id));
    this.book.drop(ids.filter((id) => !found.has(id)));
    for (const attempt of attempts) this.receive(attempt);
    return ids.length;
  }

  private restingNow(): string[] {
    const now = systemClock.now();
    for (const [endpointId, until] of this.resting) if (until <= now) this.resting.delete(endpointId);
    return [...this.resting.keys()];
  }

  private receive(attempt: Attempt): void {
    if (!attempt.open) this.book.record(notMade(attempt, this.parts.context.services.clock.now()));
    else if (this.waiting.count(attempt.endpointId) > 0 || !this.admit(attempt)) this.waiting.add(attempt);
  }

  /** False when the endpoint has no room for it now. */
  private admit(attempt: Attempt): boolean {
    const { gate, breakers } = this.parts;
    const leave = gate.tryEnter(attempt.endpointId);
    if (!leave) return false;
    const until = breakers.putOffUntil(attempt.endpointId);
    if (until) {
      leave();
      this.rest(attempt, until);
      return true;
    }
    const work = this.make(attempt).finally(() => {
      this.underWay.delete(work);
      leave();
      this.admitNext(attempt.endpointId);
    });
    this.underWay.add(work);
    return true;
  }

  private async make(attempt: Attempt): Promise<void> {
    const { breakers, context, pacer, warn } = this.parts;
    try {
      if (attempt.rateLimit !== null && !(await pacer.turn(attempt.endpointId, attempt.rateLimit))) {
        this.putOff(attempt, NO_TURN_SECONDS);
        return;
      }
      const result = await makeAttempt(context.services, attempt);
      breakers.record(attempt.endpointId, result.outcome);
      this.book.record(result);
    } catch (error) {
      warn('A webhook attempt could not be made on our side; it is tried again, uncounted.', error);
      this.putOff(attempt, COME_BACK_SECONDS);
    }
  }

  private admitNext(endpointId: string): void {
    // Where the gate is full as a whole, whoever waits for another endpoint may be next.
    for (const id of this.waiting.count(endpointId) > 0 ? [endpointId] : this.waiting.endpoints) {
      const next = this.waiting.shift(id);
      if (!next) continue;
      if (this.admit(next.attempt)) {
        if (this.waiting.count(id) === LOW) this.wake();
        return;
      }
      this.waiting.unshift(next);
    }
  }

  /** The endpoint hangs: it is left alone, and so are all who wait for it. */
  private rest(attempt: Attempt, until: Date): void {
    this.resting.set(attempt.endpointId, until);
    const seconds = Math.max(0, (until.getTime() - systemClock.now().getTime()) / 1000);
    for (const each of [attempt, ...this.waiting.clear(attempt.endpointId)]) this.putOff(each, seconds + Math.random());
  }

  private putOff({ id, endpointId }: Attempt, delaySeconds: number): void {
    this.book.giveBack({ id, group: endpointId, delaySeconds });
  }

  private settled(count: number): void {
    const wereFull = this.handsFull;
    this.inHand -= count;
    if (wereFull && !this.handsFull) this.wake();
  }
}
