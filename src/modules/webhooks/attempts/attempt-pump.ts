import { systemClock } from '../../../kernel/clock.js';
import type { CircuitBreakers, EndpointGate } from '../sending/index.js';
import { AttemptBook, type Books } from './attempt-book.js';
import { claimAttempts, CLAIMED_AT_ONCE, type Attempt } from './claim-attempts.js';
import { deliver, type PutOff } from '../deliver.js';
import type { Pacer } from './pacer.js';
import { WaitingRoom } from './waiting-room.js';

export interface PumpParts extends Books {
  readonly gate: EndpointGate;
  readonly breakers: CircuitBreakers;
  readonly pacer: Pacer;
  /** How long other workers are kept away from an attempt that this one has in hand. */
  readonly holdMs: number;
}

/** Attempts in hand at once: under way, waiting for their endpoint, or waiting to be written down. */
const HANDS = 3000;
const SEATS = 250;
/** When this few are left waiting for an endpoint, more are fetched for it. */
const LOW = 100;
/** Retries whose time has come make no noise, and neither do attempts that another process has given back. */
const POLL_MS = 500;
const LONGEST_WAIT_MS = 8000;
const COME_BACK_SECONDS = 2;
const STOP_MS = 15_000;

/**
 * Makes attempts: new ones as soon as they are written, and those that are due in the table. Nothing in it waits for a receiver: each
 * attempt is on its own, and one that its endpoint has no room for sits in the waiting room or goes back to the table, uncounted.
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

  get holdMs(): number {
    return this.parts.holdMs;
  }

  /** Says of one endpoint after the other whether a new attempt to it can be taken in hand now. */
  roomNow(): (endpointId: string) => boolean {
    let left = this.stopped ? 0 : HANDS - this.inHand;
    const closed = new Set(this.closedEndpoints());
    return (endpointId) => !closed.has(endpointId) && left-- > 0;
  }

  /** Takes new attempts, which other workers are kept away from already. */
  receiveNew(attempts: readonly Attempt[]): void {
    this.inHand += attempts.length;
    for (const attempt of attempts) this.receive(attempt);
  }

  private get handsFull(): boolean {
    return this.inHand + CLAIMED_AT_ONCE > HANDS;
  }

  private tick(): void {
    for (const attempt of this.waiting.leaveAfter(LONGEST_WAIT_MS)) this.putOff(attempt, COME_BACK_SECONDS);
    this.wake();
  }

  private async takeAll(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        while (!this.handsFull && !this.stopped && (await this.take()) === CLAIMED_AT_ONCE);
      }
    } catch (error) {
      this.parts.warn('Webhook attempts could not be claimed; they stay in their table and are retried.', error);
    }
  }

  private async take(): Promise<number> {
    const { context, holdMs } = this.parts;
    const attempts = await claimAttempts(context.sql, { holdMs, except: this.closedEndpoints() });
    this.inHand += attempts.length;
    for (const attempt of attempts) this.receive(attempt);
    return attempts.length;
  }

  private closedEndpoints(): string[] {
    return [...this.waiting.full, ...this.restingNow()];
  }

  private restingNow(): string[] {
    const now = systemClock.now();
    for (const [endpointId, until] of this.resting) if (until <= now) this.resting.delete(endpointId);
    return [...this.resting.keys()];
  }

  private receive(attempt: Attempt): void {
    if (this.stopped) this.putOff(attempt, 0);
    else if (this.waiting.count(attempt.endpointId) > 0 || !this.admit(attempt)) this.waiting.add(attempt);
  }

  /** False when the endpoint has no room for it now. */
  private admit(attempt: Attempt): boolean {
    const leave = this.parts.gate.tryEnter(attempt.endpointId);
    if (!leave) return false;
    const work = this.deliver(attempt).finally(() => {
      this.underWay.delete(work);
      leave();
      this.admitNext(attempt.endpointId);
    });
    this.underWay.add(work);
    return true;
  }

  private async deliver(attempt: Attempt): Promise<void> {
    const { book } = this;
    const { context, warn } = this.parts;
    try {
      const putOff = await deliver(attempt, { ...this.parts, services: context.services, book });
      if (putOff) this.comeBack(attempt, putOff);
    } catch (error) {
      warn('A webhook attempt failed on our side; it is repeated and not counted.', error);
      this.putOff(attempt, COME_BACK_SECONDS);
    }
  }

  private comeBack(attempt: Attempt, putOff: PutOff): void {
    if ('seconds' in putOff) this.putOff(attempt, putOff.seconds);
    else this.rest(attempt, putOff.endpointUntil);
  }

  private admitNext(endpointId: string): void {
    // If the gate was full overall, an attempt for another endpoint may be next.
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

  private putOff({ id }: Attempt, delaySeconds: number): void {
    this.book.giveBack({ id, delayMs: Math.ceil(delaySeconds * 1000) });
  }

  private settled(count: number): void {
    const wereFull = this.handsFull;
    this.inHand -= count;
    if (wereFull && !this.handsFull) this.wake();
  }
}
