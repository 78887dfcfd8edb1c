import type { Request } from 'express';
import { invalid, refuseFields } from '../kernel/errors.js';
import type { GivenAnswer, IdempotentRequest } from '../platform/http/idempotent-answer.js';
import type { Answer } from './answer.js';
import type { GivenBody } from './read-body.js';
import type { Route } from './route.js';

/** The key of a request that is not to be carried out twice. VALIDATION_FAILED. */
export function idempotencyKeyOf({ method, neverReplayed }: Pick<Route, 'method' | 'neverReplayed'>, request: Request): string | undefined {
  if (method === 'GET' || neverReplayed) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length >= 1 && key.length <= 255) return key;
  throw refuseFields([invalid('Idempotency-Key', 'charactersBetween', { min: 1, max: 255 })]);
}

export const identityOf = (
  request: Request,
  { credential, key, body }: { credential: string; key: string; body: GivenBody },
): IdempotentRequest => ({
  credential,
  method: request.method,
  path: request.path,
  key,
  body: body.fingerprint,
  requestId: request.requestId,
});

export const marked = ({ replayed, ...answer }: GivenAnswer): Answer =>
  replayed ? { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } } : answer;
