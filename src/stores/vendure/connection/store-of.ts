import { createStore, StoreError, type Store } from '@shipgraph/client/store';
import type { Connection } from './connection';

export const storeOf = ({ url, token, domain }: Connection, options: { timeoutMs?: number; attempts?: number } = {}): Store =>
  createStore({ url, token, domain, ...options });

/** Failures that say nothing about the request: it may succeed later. */
const TEMPORARY = new Set<string>([
  'UNREACHABLE',
  'TIMEOUT',
  'ABORTED',
  'BAD_ANSWER',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
]);

export const isTemporary = (error: unknown): error is StoreError =>
  error instanceof StoreError && (TEMPORARY.has(error.code) || (error.status ?? 0) >= 500);

export const isRefusal = (error: unknown, ...codes: readonly string[]): error is StoreError =>
  error instanceof StoreError && codes.includes(error.code);

/** One sentence for staff: what was refused, field by field, and the request id that support asks for. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof StoreError)) return error instanceof Error ? error.message : String(error);
  const fields = error.errors.map(({ field, message }) => (field === null ? message : `${field}: ${message}`));
  const details = [error.code, error.reason, ...fields, error.requestId && `request ${error.requestId}`].filter(Boolean);
  return `${error.message} (${details.join('; ')})`;
}
