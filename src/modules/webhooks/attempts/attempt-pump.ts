import { systemClock } from '../../../kernel/clock.js';
import type { CircuitBreakers, EndpointGate } from '../sending/index.js';
import { AttemptBook, type Books } from './attempt-book.js';
import { claimAttempts, CLAIM_BATCH, type Attempt } from './claim-attempts.js';
import { deliver, type Postponed } from '../deliver.js';
import type { Pacer } from './pacer.js';
import { WaitingRoom } from './waiting-room.js';

export interface PumpParts extends Books {
  readonly gate: EndpointGate;
  readonly breakers: CircuitBreakers;
  readonly pacer: Pacer;
  /** How long a claimed attempt is reserved for this worker. */
  readonly leaseMs: number;
}

/** Attempts held in memory: in flight, waiting for a slot of their endpoint, or waiting to be recorded. */
const MAX_HELD = 3000;
/** Attempts that wait for one endpoint. */
const MAX_WAITING = 250;
/** When this few are left waiting for an endpoint, claim more. */
const LOW_WATER = 100;
/** Due retries and attempts that other processes give back send no notification, so poll for them. */
const POLL_MS = 500;
const MAX_WAIT_MS = 8000;
const REQUEUE_SECONDS = 2;
const STOP_MS = 15_000;

/**
 * Makes attempts: new ones as soon as they are committed, and due ones from the table. A slow receiver blocks no other: an attempt without
 * a free slot waits in memory or returns to the table, and neither counts as an attempt.
 */
export class AttemptPump {
  private readonly waiting = new WaitingRoom(MAX_WAITING);
  private readonly book: AttemptBook;
  /** Paused endpoints and the end of their pause. */
  private readonly paused = new Map<string, Date>();
  private readonly inFlight = new Set<Promise<void>>();
  private held = 0;
  private claiming: Promise<void> | undefined;
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

  /** Looks for due attempts now instead of at the next poll. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.claiming ??= this.claimAll().finally(() => (this.claiming = undefined));
  }

  /** Waits for the attempts in flight and gives the others back to the table. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.claiming;
    for (const attempt of this.waiting.removeOlderThan(-1)) this.giveBack(attempt, 0);
    const deadline = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([Promise.all(this.inFlight), deadline]);
    await this.book.finish();
  }

  get leaseMs(): number {
    return this.parts.leaseMs;
  }

  /** Returns a function that counts down the free room: true if this process can hold one more new attempt to the endpoint. */
  roomNow(): (endpointId: string) => boolean {
    let left = this.stopped ? 0 : MAX_HELD - this.held;
    const unavailable = new Set(this.unavailableEndpoints());
    return (endpointId) => !unavailable.has(endpointId) && left-- > 0;
  }

  /** Accepts new attempts, which were inserted with a lease. */
  acceptNew(attempts: readonly Attempt[]): void {
    this.held += attempts.length;
    for (const attempt of attempts) this.accept(attempt);
  }

  private get isFull(): boolean {
    return this.held + CLAIM_BATCH > MAX_HELD;
  }

  private tick(): void {
    for (const attempt of this.waiting.removeOlderThan(MAX_WAIT_MS)) this.giveBack(attempt, REQUEUE_SECONDS);
    this.wake();
  }

  private async claimAll(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        while (!this.isFull && !this.stopped && (await this.claimBatch()) === CLAIM_BATCH);
      }
    } catch (error) {
      this.parts.warn('Could not claim webhook attempts; retrying at the next poll.', error);
    }
  }

  private async claimBatch(): Promise<number> {
    const { context, leaseMs } = this.parts;
    const attempts = await claimAttempts(context.sql, { leaseMs, except: this.unavailableEndpoints() });
    this.held += attempts.length;
    for (const attempt of attempts) this.accept(attempt);
    return attempts.length;
  }

  private unavailableEndpoints(): string[] {
    return [...this.waiting.full, ...this.pausedNow()];
  }

  private pausedNow(): string[] {
    const now = systemClock.now();
    for (const [endpointId, until] of this.paused) if (until <= now) this.paused.delete(endpointId);
    return [...this.paused.keys()];
  }

  private accept(attempt: Attempt): void {
    if (this.stopped) this.giveBack(attempt, 0);
    else if (this.waiting.count(attempt.endpointId) > 0 || !this.tryStart(attempt)) this.waiting.add(attempt);
  }

  /** Starts the attempt if its endpoint has a free slot; returns false if not. */
  private tryStart(attempt: Attempt): boolean {
    const leave = this.parts.gate.tryEnter(attempt.endpointId);
    if (!leave) return false;
    const work = this.deliver(attempt).finally(() => {
      this.inFlight.delete(work);
      leave();
      this.startNext(attempt.endpointId);
    });
    this.inFlight.add(work);
    return true;
  }

  private async deliver(attempt: Attempt): Promise<void> {
    const { book } = this;
    const { context, warn } = this.parts;
    try {
      const postponed = await deliver(attempt, { ...this.parts, services: context.services, book });
      if (postponed) this.postpone(attempt, postponed);
    } catch (error) {
      warn('A webhook attempt failed in this process, not at the receiver; it is retried and not counted.', error);
      this.giveBack(attempt, REQUEUE_SECONDS);
    }
  }

  private postpone(attempt: Attempt, postponed: Postponed): void {
    if ('seconds' in postponed) this.giveBack(attempt, postponed.seconds);
    else this.pause(attempt, postponed.endpointUntil);
  }

  private startNext(endpointId: string): void {
    // If the gate was full overall, an attempt for another endpoint may be next.
    for (const id of this.waiting.count(endpointId) > 0 ? [endpointId] : this.waiting.endpoints) {
      const next = this.waiting.shift(id);
      if (!next) continue;
      if (this.tryStart(next.attempt)) {
        if (this.waiting.count(id) === LOW_WATER) this.wake();
        return;
      }
      this.waiting.unshift(next);
    }
  }

  /** The endpoint hangs: pause it and give back all attempts that wait for it, spread over a second. */
  private pause(attempt: Attempt, until: Date): void {
    this.paused.set(attempt.endpointId, until);
    const seconds = Math.max(0, (until.getTime() - systemClock.now().getTime()) / 1000);
    for (const each of [attempt, ...this.waiting.clear(attempt.endpointId)]) this.giveBack(each, seconds + Math.random());
  }

  private giveBack({ id }: Attempt, delaySeconds: number): void {
    this.book.giveBack({ id, delayMs: Math.ceil(delaySeconds * 1000) });
  }

  private settled(count: number): void {
    const wasFull = this.isFull;
    this.held -= count;
    if (wasFull && !this.isFull) this.wake();
  }
}
