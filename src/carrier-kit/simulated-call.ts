import type { IncomingMessage } from 'node:http';

/** A request as a simulator's routes see it. */
export interface SimulatedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The parsed body; `{}` if it is empty. */

  json(): any;
}

/** Reads a request. */
export async function callOf(request: IncomingMessage): Promise<SimulatedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://simulator');
  const body = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
    json: () => (body === '' ? {} : JSON.parse(body)) as unknown,
  };
}
