import { ClientError } from 'graphql-request';
import type { ErrorCode, FieldError } from '../kernel/errors.js';

/** Failures before the service has returned an answer that can be parsed. */
export type TransportCode = 'UNREACHABLE' | 'TIMEOUT' | 'ABORTED' | 'BAD_ANSWER';

export interface ErrorFacts {
  /** A code of the service's catalogue, a transport code, or a code newer than this client. */
  readonly code: ErrorCode | TransportCode | (string & {});
  readonly message: string;
  /** Per-field errors, where the service reports them. */
  readonly errors?: readonly FieldError[];
  /** The detail behind UNAUTHORIZED, such as TOKEN_EXPIRED. */
  readonly reason?: string;
  /** The request id to quote to the people who run the service. */
  readonly requestId?: string;
  /** Seconds to wait before retrying. */
  readonly retryAfter?: number;
  /** The existing order that the new one conflicts with. */
  readonly orderId?: string;
  readonly status?: number;
}

/** The only error this client throws. It never contains the request, which may hold a password or a token. */
export class ShipgraphError extends Error implements ErrorFacts {
  override readonly name = 'ShipgraphError';
  readonly code: ErrorFacts['code'];
  readonly errors: readonly FieldError[];
  readonly reason: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly orderId: string | undefined;
  readonly status: number | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.errors = facts.errors ?? [];
    this.reason = facts.reason;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.orderId = facts.orderId;
    this.status = facts.status;
  }
}

/** Converts anything thrown into a ShipgraphError. Drops the cause: graphql-request writes variables into its messages. */
export function shipgraphError(thrown: unknown, url: string): ShipgraphError {
  if (thrown instanceof ShipgraphError) return thrown;
  if (thrown instanceof ClientError) return ofAnswer(thrown, url);
  const { name, message, cause } = failureOf(thrown);
  if (name === 'TimeoutError') return new ShipgraphError({ code: 'TIMEOUT', message: `${url} did not answer in time.` });
  if (name === 'AbortError') return new ShipgraphError({ code: 'ABORTED', message: 'The request was aborted.' });
  if (name === 'SyntaxError' || message.startsWith('Invalid execution result')) {
    return new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} returned a response that is not GraphQL.` });
  }
  return new ShipgraphError({ code: 'UNREACHABLE', message: `${url} cannot be reached${whyOf(cause)}.` });
}

/** Checks the shape, because what fetch throws is not always an Error of this realm. */
function failureOf(thrown: unknown): { name: string; message: string; cause: unknown } {
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: String(thrown), cause: undefined };
  return {
    name: 'name' in thrown ? String(thrown.name) : '',
    message: 'message' in thrown ? String(thrown.message) : '',
    cause: 'cause' in thrown ? thrown.cause : undefined,
  };
}

function ofAnswer({ response }: ClientError, url: string): ShipgraphError {
  const { status, headers } = response;
  const [first] = response.errors ?? [];
  if (!first) return new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} returned ${status} without a GraphQL body.`, status });
  const requestId = headers.get('x-request-id') ?? undefined;
  return ofService(first, { status, requestId, retryAfter: secondsOf(headers.get('retry-after')) });
}

interface ServiceError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** An error reported by the service, with the facts of the response that carried it. */
function ofService({ message, extensions }: ServiceError, known: Partial<ErrorFacts>): ShipgraphError {
  const { code, errors, reason, requestId, retryAfter, orderId } = extensions ?? {};
  return new ShipgraphError({
    code: textOf(code) ?? 'BAD_ANSWER',
    message,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    reason: textOf(reason),
    requestId: textOf(requestId) ?? known.requestId,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : known.retryAfter,
    orderId: textOf(orderId),
    status: known.status,
  });
}

/** Close codes for a protocol mismatch: reconnecting would fail in the same way. */
const MISUNDERSTOOD: ReadonlySet<number> = new Set([1002, 1003, 1007, 1008, 1009, 1010, 4004, 4005, 4400, 4406, 4409, 4429]);
const UNWELCOME: ReadonlySet<number> = new Set([4401, 4403]);

/** Converts what ended a subscription: errors from the service, or the close code of its connection. */
export function errorOfLine(thrown: unknown, url: string): ShipgraphError {
  if (thrown instanceof ShipgraphError) return thrown;
  if (Array.isArray(thrown)) {
    const [first] = thrown.filter(isServiceError);
    return first
      ? ofService(first, {})
      : new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} refused the subscription without giving a reason.` });
  }
  const { code, reason } = farewellOf(thrown);
  if (UNWELCOME.has(code)) {
    const detail = reason === 'UNAUTHORIZED' ? undefined : reason;
    return new ShipgraphError({ code: 'UNAUTHORIZED', message: 'The service does not accept this token.', reason: detail });
  }
  if (MISUNDERSTOOD.has(code)) return new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} closed the connection (${code}).` });
  return new ShipgraphError({ code: 'UNREACHABLE', message: `The connection to ${url} was lost (${code}).` });
}

/** 1006 is the close code of a broken connection. */
function farewellOf(thrown: unknown): { code: number; reason: string | undefined } {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return { code: 1006, reason: undefined };
  const reason = 'reason' in thrown ? textOf(thrown.reason) : undefined;
  return { code: typeof thrown.code === 'number' ? thrown.code : 1006, reason: reason || undefined };
}

const isServiceError = (value: unknown): value is ServiceError => typeof value === 'object' && value !== null && 'message' in value;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const secondsOf = (header: string | null): number | undefined => (header !== null && /^\d+$/.test(header) ? Number(header) : undefined);

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'field' in value;

/** fetch puts the network error into the cause of its TypeError: ECONNREFUSED, a name that does not resolve, an untrusted certificate. */
function whyOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}
