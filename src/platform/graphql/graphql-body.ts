import type { Request, RequestHandler } from 'express';
import type { Permission } from '../../kernel/actor.js';
import { refuse, type ErrorCode } from '../../kernel/errors.js';
import type { Principal } from '../auth/principal.js';
import { rawBody } from '../http/raw-body.js';
import { MAX_VARIABLE_CHARACTERS } from './documents.js';

const ONE_MIB = 1024 * 1024;

/** Callers whose bodies may be larger, because they send files as text. */
export interface Uploads {
  readonly permission: Permission;
  readonly maxBytes: number;
  /** The refusal of an even larger body. */
  readonly tooLarge: ErrorCode;
}

const uploads = new WeakSet<Request>();

/** True for the request of a caller who may send a file, if it is large enough to contain one. */
export const isUpload = (request: Request): boolean => uploads.has(request);

/** Reads the body of a request. A large one is read only after its caller was authenticated, so that strangers cannot fill the memory. */
export function graphqlBody(
  authenticate: (request: Request) => Promise<Principal>,
  { permission, maxBytes, tooLarge }: Uploads,
): RequestHandler {
  const may = (request: Request): Promise<boolean> =>
    authenticate(request).then(
      ({ actor }) => actor.can(permission),
      // Reported when the caller is authenticated to run the document, as for any other body.
      () => false,
    );
  const usual = rawBody(ONE_MIB);
  const large = rawBody(maxBytes);
  return async (request, response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= MAX_VARIABLE_CHARACTERS || !(await may(request))) {
      usual(request, response, next);
      return;
    }
    uploads.add(request);
    // A body that is too large is read to its end, so that the caller hears the answer.
    large(request, response, length <= maxBytes ? next : () => next(refuse(tooLarge)));
  };
}
