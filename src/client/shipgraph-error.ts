import { ClientError } from 'graphql-request';
import { detailsOf, failureOf, ServiceError, textOf, transportFailure } from './service-error.js';

/** The only error this client throws. */
export class ShipgraphError extends ServiceError {
  override readonly name = 'ShipgraphError';
}

/** Converts anything thrown into a ShipgraphError. Drops the cause: graphql-request writes variables into its messages. */
export function shipgraphError(thrown: unknown, url: string): ShipgraphError {
  if (thrown instanceof ShipgraphError) return thrown;
  if (thrown instanceof ClientError) return ofAnswer(thrown, url);
  const { name, message } = failureOf(thrown);
  if (name === 'SyntaxError' || message.startsWith('Invalid execution result')) {
    return new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} returned a response that is not GraphQL.` });
  }
  return new ShipgraphError(transportFailure(thrown, url));
}

function ofAnswer({ response }: ClientError, url: string): ShipgraphError {
  const { status, headers } = response;
  const [first] = response.errors ?? [];
  if (!first) return new ShipgraphError({ code: 'BAD_ANSWER', message: `${url} returned ${status} without a GraphQL body.`, status });
  return ofService(first, status, headers);
}

interface ServiceErrorShape {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** An error reported by the service, with the facts of the response that carried it. */
const ofService = ({ message, extensions = {} }: ServiceErrorShape, status?: number, headers?: Headers): ShipgraphError =>
  new ShipgraphError({ code: textOf(extensions['code']) ?? 'BAD_ANSWER', message, status, ...detailsOf(extensions, headers) });

/** Close codes for a protocol mismatch: reconnecting would fail in the same way. */
const MISUNDERSTOOD: ReadonlySet<number> = new Set([1002, 1003, 1007, 1008, 1009, 1010, 4004, 4005, 4400, 4406, 4409, 4429]);
const UNWELCOME: ReadonlySet<number> = new Set([4401, 4403]);

/** Converts what ended a subscription: errors from the service, or the close code of its connection. */
export function errorOfLine(thrown: unknown, url: string): ShipgraphError {
  if (thrown instanceof ShipgraphError) return thrown;
  if (Array.isArray(thrown)) {
    const [first] = thrown.filter(isServiceError);
    return first
      ? ofService(first)
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

const isServiceError = (value: unknown): value is ServiceErrorShape => typeof value === 'object' && value !== null && 'message' in value;
