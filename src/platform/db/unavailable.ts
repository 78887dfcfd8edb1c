import { sqlState } from './sql-state.js';

/** There is no database that can be written to now; the request can be repeated. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * States and classes of states in which a repetition may succeed: connection failures (08), lack of resources (53), a standby or a server
 * that is read-only (25006), a transaction that the server ended because it heard no more of it (25P03), a server that stops or starts
 * (57P), a cancelled statement (57014), input or output errors (58), and conflicts that outlast the retries (40).
 */
const TRANSIENT = /^(?:08|40|53|57P|58)|^(?:25006|25P03|57014)$/;
/** A connection in one of these states leads to a server that will not accept writes on it again. */
const LOST = /^(?:08|57P)|^25(?:006|P03)$/;
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors that the driver and its pool give no code. */
const DRIVER =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Cannot use a pool after calling end/;

/** What a coordinator of Citus says, as an internal error, when a node goes away in the middle of a transaction. */
const NODE = /failure on connection marked as essential|server closed the connection unexpectedly/;

/** True if the database, and not the request, is the reason, so that the request can be repeated. */
export const isUnavailable = (error: unknown): boolean =>
  TRANSIENT.test(sqlState(error) ?? '') ||
  causesOf(error).some(
    (cause) => cause instanceof DatabaseUnavailable || NETWORK.has(codeOf(cause)) || DRIVER.test(cause.message) || NODE.test(cause.message),
  );

/** True if the connection on which this happened must not be used again. */
export const isLost = (error: unknown): boolean => LOST.test(sqlState(error) ?? '');

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}

const codeOf = (error: Error & { readonly code?: unknown }): string => (typeof error.code === 'string' ? error.code : '');
