import type { ErrorCode, FieldError } from '../kernel/errors.js';

/** Failures before the service has returned an answer that can be parsed. */
export type TransportCode = 'UNREACHABLE' | 'TIMEOUT' | 'ABORTED' | 'BAD_ANSWER';

export interface ErrorFacts {
  /** A code of the service's catalogue, a transport code, or a code newer than this client. */
  readonly code: ErrorCode | TransportCode | (string & {});
  readonly message: string;
  /** Which of the sentences of the code this is, if it has several. */
  readonly variant?: string | undefined;
  /** The values in the message, by name. */
  readonly params?: FieldError['params'] | undefined;
  /** Per-field errors, where the service reports them. */
  readonly errors?: readonly FieldError[] | undefined;
  /** The detail behind UNAUTHORIZED, such as TOKEN_EXPIRED. */
  readonly reason?: string | undefined;
  /** The request id to quote to the people who run the service. */
  readonly requestId?: string | undefined;
  /** Seconds to wait before retrying. */
  readonly retryAfter?: number | undefined;
  /** The existing order that the new one conflicts with. */
  readonly orderId?: string | undefined;
  readonly status?: number | undefined;
}

/** What every error of the clients tells. It never contains the request, which may hold a password or a token. */
export abstract class ServiceError extends Error implements ErrorFacts {
  readonly code: ErrorFacts['code'];
  readonly variant: string | undefined;
  readonly params: FieldError['params'] | undefined;
  readonly errors: readonly FieldError[];
  readonly reason: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly orderId: string | undefined;
  readonly status: number | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.variant = facts.variant;
    this.params = facts.params;
    this.errors = facts.errors ?? [];
    this.reason = facts.reason;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.orderId = facts.orderId;
    this.status = facts.status;
  }
}

/** What an answer says besides code, message and status: all of it optional, and of any type until it is looked at. */
export const detailsOf = (
  { variant, params, errors, reason, requestId, retryAfter, orderId }: Readonly<Record<string, unknown>>,
  headers?: Headers,
) => ({
  variant: textOf(variant),
  params: typeof params === 'object' && params !== null ? (params as FieldError['params']) : undefined,
  errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
  reason: textOf(reason),
  requestId: textOf(requestId) ?? headers?.get('x-request-id') ?? undefined,
  retryAfter: typeof retryAfter === 'number' ? retryAfter : secondsOf(headers?.get('retry-after')),
  orderId: textOf(orderId),
});

/** Why fetch failed. */
export function transportFailure(thrown: unknown, url: string): ErrorFacts {
  const { name, cause } = failureOf(thrown);
  if (name === 'TimeoutError') return { code: 'TIMEOUT', message: `${url} did not answer in time.` };
  if (name === 'AbortError') return { code: 'ABORTED', message: 'The request was aborted.' };
  return { code: 'UNREACHABLE', message: `${url} cannot be reached${whyOf(cause)}.` };
}

/** Checks the shape, because what fetch throws is not always an Error of this realm. */
export function failureOf(thrown: unknown): { name: string; message: string; cause: unknown } {
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: String(thrown), cause: undefined };
  return {
    name: 'name' in thrown ? String(thrown.name) : '',
    message: 'message' in thrown ? String(thrown.message) : '',
    cause: 'cause' in thrown ? thrown.cause : undefined,
  };
}

/** fetch puts the network error into the cause of its TypeError: ECONNREFUSED, a name that does not resolve, an untrusted certificate. */
function whyOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const secondsOf = (header: string | null | undefined): number | undefined =>
  header != null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'field' in value;
