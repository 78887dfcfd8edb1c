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
  /** The mutation that takes the file. */
  readonly field: string;
  readonly maxBytes: number;
  /** The refusal of an even larger body. */
  readonly tooLarge: ErrorCode;
}

const uploads = new WeakMap<Request, Uploads>();

/** A caller who may send a file may send nothing else as large. */
export const isOversized = (request: Request, document: string): boolean =>
  uploads.has(request) && !isUpload(request, document) && Number(request.headers['content-length'] ?? 0) > ONE_MIB;

/** True for a large request of a caller who may send a file, if its document has the field that takes one. */
export function isUpload(request: Request, document: string): boolean {
  const upload = uploads.get(request);
  return upload !== undefined && document.includes(upload.field);
}

/** Reads the body of a request. A large one is read only after its caller was authenticated, so that strangers cannot fill the memory. */
export function graphqlBody(authenticate: (request: Request) => Promise<Principal>, allowed: readonly Uploads[]): RequestHandler {
  const uploadOf = (request: Request): Promise<Uploads | undefined> =>
    authenticate(request).then(
      ({ actor }) => allowed.find(({ permission }) => actor.can(permission)),
      // Reported when the caller is authenticated to run the document, as for any other body.
      () => undefined,
    );
  const usual = rawBody(ONE_MIB);
  const large = new Map(allowed.map((upload) => [upload, rawBody(upload.maxBytes)]));
  return async (request, response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    const upload = length <= MAX_VARIABLE_CHARACTERS ? undefined : await uploadOf(request);
    const read = upload && large.get(upload);
    if (!read) {
      usual(request, response, next);
      return;
    }
    uploads.set(request, upload);
    // A body that is too large is read to its end, so that the caller hears the answer.
    read(request, response, length <= upload.maxBytes ? next : () => next(refuse(upload.tooLarge)));
  };
}
