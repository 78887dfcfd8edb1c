import type { Request, RequestHandler } from 'express';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { RequestScope, type CancelStatement } from '../db/request-scope.js';
import { DeadlineQueue, type Waiting } from './deadline-queue.js';

/** What is cancelled gets this long to answer for itself; then the request is answered without it. */
const GRACE_MS = 300;

/**
 * Ends requests that take too long and those whose caller is gone: their statements are cancelled, and a caller who still listens is
 * told. The clock starts when the request has arrived, so that slow lines have the time of the HTTP server.
 */
export function deadline(withinMs: number, cancel: CancelStatement): RequestHandler {
  const tooLate = timedOut(withinMs);
  const cancelling = new DeadlineQueue(Math.max(1, withinMs - GRACE_MS));
  const answering = new DeadlineQueue(Math.min(withinMs, GRACE_MS));
  return (request, response, next) => {
    const scope = new RequestScope(cancel);
    let waiting: Waiting | undefined;
    let last: Waiting | undefined;
    const giveUp = (): void => {
      // What ends at once may close the answer, which is then waited for no more.
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
  refuse('SERVICE_UNAVAILABLE', {
    reason: 'TIMEOUT',
    retryAfter: 1,
    message: `The request was ended because it took longer than ${withinMs / 1000} s. What it had not finished was undone.`,
  });

const hungUp = refuse('SERVICE_UNAVAILABLE', { reason: 'CALLER_GONE', retryAfter: 1 });
