import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { graphError, GraphError, type SentError } from './graph-error.js';

/** Document text with typed result and variables. */
export type TypedText<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly SentError[];
}

/** The name after query, mutation or subscription. */
export const nameOf = (document: { toString(): string }): string =>
  /\b(?:query|mutation|subscription)\s+(\w+)/.exec(document.toString())?.[1] ?? '';

/** `keepalive` sends what is under way even if its user leaves the page. */
type SendOptions = Pick<RequestInit, 'signal' | 'keepalive'>;

/** Sends a document for the session of this browser. Throws GraphError. */
export async function send<Data, Variables>(
  document: TypedText<Data, Variables>,
  variables: Variables,
  options: SendOptions = {},
): Promise<Data> {
  const operationName = nameOf(document);
  const { data, errors } = await post<Data>({ query: document.toString(), variables, operationName }, operationName, options);
  const [first] = errors ?? [];
  if (first) throw graphError(first);
  if (data == null) throw new GraphError({ code: 'UNREACHABLE', message: 'The service gave no answer.' });
  return data;
}

async function post<Data>(body: object, operationName: string, options: SendOptions): Promise<Answer<Data>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      // Foreign pages cannot send the second header, and the service ignores the session cookie without it.
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-apollo-operation-name': operationName },
      body: JSON.stringify(body),
      ...options,
    });
    return (await response.json()) as Answer<Data>;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new GraphError({ code: 'UNREACHABLE', message: 'The service cannot be reached.' });
  }
}
