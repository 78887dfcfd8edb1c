import { CircuitState, circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { secondsAfter, type Clock } from '../../kernel/clock.js';
import { type CarrierAccess, CarrierFailure, failureOf } from '../carriers/index.js';
import type { CallOptions } from './connected-account.js';
import { redact } from './carrier-client.js';

const FAILURES_IN_A_ROW = 5;
const OPEN_MS = 30_000;
/** After the deadline, an adapter has this long to say what became of its call. */
const GRACE_MS = 50;

/** Notified of every call, for health, metrics and pauses. */
export interface LineObserver {
  succeeded(): void;
  failed(failure: CarrierFailure): void;
}

export interface LineParts {
  readonly access: CarrierAccess;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly observer: LineObserver;
}

/** The line to one account. A failing account never affects another one of the same carrier. */
export class AccountLine {
  private readonly breaker = circuitBreaker(
    handleWhen((error) => failureOf(error)?.kind === 'unavailable'),
    { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  );
  private quietUntil: Date | null = null;

  constructor(private readonly parts: LineParts) {}

  async call<Answer>(work: (access: CarrierAccess, signal: AbortSignal) => Promise<Answer>, options: CallOptions = {}): Promise<Answer> {
    this.refuseEarly();
    try {
      const answer = await this.breaker.execute(() => this.inTime(work, options));
      cleanAnswer(answer, this.secrets);
      this.parts.observer.succeeded();
      return answer;
    } catch (error) {
      if (isBrokenCircuitError(error)) throw paused(error);
      const failure = this.failureFrom(error, options);
      if (failure.kind === 'throttled') this.quietUntil = secondsAfter(this.parts.clock.now(), failure.retryAfterSeconds ?? 60);
      this.parts.observer.failed(failure);
      throw failure;
    }
  }

  private get secrets(): readonly string[] {
    return Object.values(this.parts.access.credentials);
  }

  /** While the breaker is half-open, one call tries the carrier; the others would otherwise wait for it and then all arrive at once. */
  private refuseEarly(): void {
    if (this.breaker.state === CircuitState.HalfOpen) throw paused();
    const now = this.parts.clock.now();
    if (this.quietUntil === null || this.quietUntil <= now) return;
    const seconds = Math.ceil((this.quietUntil.getTime() - now.getTime()) / 1000);
    throw new CarrierFailure('throttled', `The carrier wants no calls for another ${seconds} s.`, {
      code: 'QUIET',
      retryAfterSeconds: seconds,
    });
  }

  private async inTime<Answer>(
    work: (access: CarrierAccess, signal: AbortSignal) => Promise<Answer>,
    { timeoutMs = this.parts.timeoutMs, signal, changes = false }: CallOptions,
  ): Promise<Answer> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const ending = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const late = Promise.withResolvers<never>();
    const giveUp = (): void =>
      void setTimeout(() => {
        const kind = changes ? 'outcome_unknown' : 'unavailable';
        late.reject(new CarrierFailure(kind, 'The carrier did not answer in time.', { code: 'TIMEOUT' }));
      }, GRACE_MS);
    ending.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([work(this.parts.access, ending), late.promise]);
    } finally {
      ending.removeEventListener('abort', giveUp);
      late.promise.catch(() => undefined);
    }
  }

  /** An adapter that throws anything else is broken. What a change did is then unknown. */
  private failureFrom(error: unknown, { changes = false }: CallOptions): CarrierFailure {
    const { secrets } = this;
    const known = failureOf(error);
    const said = redact({ secrets }, error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (!known)
      return new CarrierFailure(changes ? 'outcome_unknown' : 'unavailable', `The adapter failed: ${said}`, {
        code: 'ADAPTER',
        cause: error,
      });
    const { code, retryAfterSeconds, kind } = known;
    return new CarrierFailure(kind, said, {
      ...(code !== null && { code: redact({ secrets }, code).slice(0, 100) }),
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
      cause: error,
    });
  }
}

const paused = (cause?: unknown): CarrierFailure =>
  new CarrierFailure('unavailable', 'The carrier has failed several times in a row; it is tried again in 30 s.', { code: 'PAUSED', cause });

const MAX_DEPTH = 5;

/**
 * Removes secrets from the carrier's words in an answer: from `message` and `messages`, at any depth. AWBs, references and labels stay as
 * they are, because they may contain a short secret by chance. The answer itself is changed: adapters make a new one for each call.
 */
function cleanAnswer(answer: unknown, secrets: readonly string[], depth = 0): void {
  if (typeof answer !== 'object' || answer === null || answer instanceof Uint8Array || depth > MAX_DEPTH) return;
  for (const [name, value] of Object.entries<unknown>({ ...answer })) {
    const words = name === 'message' || name === 'messages' ? cleanWords(value, secrets) : value;
    if (words !== value) Object.assign(answer, { [name]: words });
    else cleanAnswer(value, secrets, depth + 1);
  }
}

function cleanWords(words: unknown, secrets: readonly string[]): unknown {
  if (typeof words === 'string') return redact({ secrets }, words);
  if (!Array.isArray(words) || !words.every((each) => typeof each === 'string')) return words;
  return words.map((each) => redact({ secrets }, each));
}
