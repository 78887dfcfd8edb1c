import type { Request, RequestHandler } from 'express';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { RequestScope } from '../db/request-scope.js';

/** An entry that waits for its deadline. */
interface Waiting {
  readonly at: number;
  readonly expire: () => void;
  before: Waiting | undefined;
  after: Waiting | undefined;
}

/** How long cancelled work may take to respond; then the request is answered without it. */
const GRACE_MS = 300;

/**
 * Ends requests that take too long and those whose caller disconnected: their statements are cancelled, and a caller who is still connected
 * gets an error. The clock starts when the request has arrived, so that slow uploads only count against the HTTP server's limits.
 */
export function deadline(withinMs: number): RequestHandler {
  const tooLate = timedOut(withinMs);
  const cancelling = new DeadlineQueue(Math.max(1, withinMs - GRACE_MS));
  const answering = new DeadlineQueue(Math.min(withinMs, GRACE_MS));
  return (request, response, next) => {
    const scope = new RequestScope();
    let waiting: Waiting | undefined;
    let last: Waiting | undefined;
    const giveUp = (): void => {
      // Work that ends at once may close the response, which then needs no further wait.
      last = answering.add(() => !response.headersSent && next(tooLate));
      scope.end(tooLate);
    };
    const arm = (): void => void (waiting = cancelling.add(giveUp));
    if (hasBody(request)) request.once('end', arm);
    else arm();
    response.once('close', () => {
      if (waiting) cancelling.remove(waiting);
      if (last) answering.remove(last);
      if (!response.writableFinished) scope.end(hungUp);
    });
    scope.run(next);
  };
}

const hasBody = ({ headers }: Request): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const timedOut = (withinMs: number): Refusal =>
  refuse('SERVICE_UNAVAILABLE.deadline', { seconds: withinMs / 1000 }, { reason: 'TIMEOUT', retryAfter: 1 });

const hungUp = refuse('SERVICE_UNAVAILABLE', {}, { reason: 'CALLER_GONE', retryAfter: 1 });

/**
 * Calls back after a fixed delay. A timer per request would be set and cleared for nothing in nearly all cases: one timer runs for the
 * first in the queue, and a request that ends unlinks itself.
 */
class DeadlineQueue {
  private first: Waiting | undefined;
  private last: Waiting | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly afterMs: number) {}

  add(expire: () => void): Waiting {
    const waiting: Waiting = { at: performance.now() + this.afterMs, expire, before: this.last, after: undefined };
    if (this.last) this.last.after = waiting;
    else this.first = waiting;
    this.last = waiting;
    this.timer ??= setTimeout(this.look, this.afterMs).unref();
    return waiting;
  }

  /** Has no effect if the entry has already left. */
  remove(waiting: Waiting): void {
    const { before, after } = waiting;
    if (before ? before.after !== waiting : this.first !== waiting) return;
    if (before) before.after = after;
    else this.first = after;
    if (after) after.before = before;
    else this.last = before;
    waiting.before = waiting.after = undefined;
  }

  private readonly look = (): void => {
    const now = performance.now();
    for (let waiting = this.first; waiting && waiting.at <= now; waiting = this.first) {
      this.remove(waiting);
      waiting.expire();
    }
    this.timer = this.first && setTimeout(this.look, Math.max(1, this.first.at - now)).unref();
  };
}
