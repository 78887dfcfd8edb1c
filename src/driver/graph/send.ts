import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { deviceId } from '../store/device.js';
import { graphError, GraphError, type SentError } from './graph-error.js';

/** Document text with typed result and variables. */
export type TypedText<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly SentError[];
}

/** Slow networks need time, but a request that hangs must not stop the outbox for ever. */
const PATIENCE_MS = 30_000;

/** The service's clock minus this device's, in milliseconds, as of the last response. */
export const clock = { skewMs: 0, isKnown: false };

export const nameOf = (document: { toString(): string }): string =>
  /\b(?:query|mutation|subscription)\s+(\w+)/.exec(document.toString())?.[1] ?? '';

/** Sends a document for the driver's session. Throws GraphError. */
export async function send<Data, Variables>(
  document: TypedText<Data, Variables>,
  variables: Variables,
  patienceMs = PATIENCE_MS,
): Promise<Data> {
  const { data, errors } = await post<Data>(document, variables, patienceMs);
  const [first] = errors ?? [];
  if (first) throw graphError(first);
  if (data == null) throw unreachable();
  return data;
}

async function post<Data>(document: { toString(): string }, variables: unknown, patienceMs: number): Promise<Answer<Data>> {
  const operationName = nameOf(document);
  const device = await deviceId();
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // Foreign pages cannot send these, and the service ignores the session cookie without them.
        'apollo-require-preflight': 'driver',
        'x-device-id': device,
      },
      body: JSON.stringify({ query: document.toString(), variables, operationName }),
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    compareClocks(response.headers.get('date'));
    return (await response.json()) as Answer<Data>;
  } catch (cause) {
    throw unreachable(cause);
  }
}

function compareClocks(date: string | null): void {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return;
  clock.skewMs = theirs - Date.now();
  clock.isKnown = true;
}

const unreachable = (cause?: unknown): GraphError =>
  new GraphError({ code: 'UNREACHABLE', message: 'The service cannot be reached.', cause });
