import type { Request, RequestHandler } from 'express';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { RequestScope } from '../db/request-scope.js';
import { DeadlineQueue, type Waiting } from './deadline-queue.js';

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
