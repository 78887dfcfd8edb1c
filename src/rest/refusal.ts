import { Refusal, refuse } from '../kernel/errors.js';
import type { Asked } from '../platform/http/route-pattern.js';
import type { RefusalCodes } from './route.js';
import { refusalOf } from '../platform/graphql/format-error.js';

export type ReportError = (refusal: Refusal, asked: Asked) => void;

/** Errors of Express's body parser, by `type`. */
const BODY_COMPLAINTS: Readonly<Record<string, Refusal>> = {
  'entity.too.large': refuse('PAYLOAD_TOO_LARGE'),
  'encoding.unsupported': refuse('UNSUPPORTED_CONTENT_TYPE.contentEncoding'),
  'request.size.invalid': refuse('INVALID_JSON.contentLength'),
  'request.aborted': refuse('INVALID_JSON.aborted'),
};

export function asRefusal(error: unknown): Refusal {
  if (!(error instanceof Error)) return refusalOf(error);
  const complaint = 'type' in error && typeof error.type === 'string' ? BODY_COMPLAINTS[error.type] : undefined;
  if (complaint) return complaint;
  // Malformed percent encoding in the path or a body that cannot be decompressed: caller errors.
  if (error instanceof URIError) return refuse('NOT_FOUND');
  if ('status' in error && error.status === 400) return refuse('INVALID_JSON', {}, { cause: error });
  return refusalOf(error);
}

/** In a request without a body, only the query can be invalid. */
export const ofQuery = (refusal: Refusal): Refusal =>
  refusal.code === 'VALIDATION_FAILED' ? new Refusal('INVALID_QUERY', refusal.said, { errors: refusal.errors }) : refusal;

/** Replaces the code by the one that the row documents. */
export function recoded(refusal: Refusal, codes: RefusalCodes): Refusal {
  const code = codes[refusal.code];
  return code ? new Refusal(code, refusal.said, refusal.facts) : refusal;
}
