import type { Request } from 'express';
import { Refusal } from '../../kernel/errors.js';
import { jsonBodyOf } from '../http/body.js';
import { parseJson } from '../http/json.js';

/** The contents of a GraphQL request, from JSON or from the query string of a GET. Apollo Server reports what is wrong with it. */
export type GraphQLBody = Readonly<Record<string, unknown>>;

/** Apollo reads `request.body`; ours is first checked for valid text, like every other body. */
export function readGraphQLRequest(request: Request): unknown {
  if (request.method === 'POST') return isJson(request) ? (jsonBodyOf(request) ?? {}) : {};
  const { searchParams } = new URL(request.url, 'http://localhost');
  return Object.fromEntries([...searchParams].map(([name, text]) => [name, JSON_PARAMETERS.has(name) ? parsed(text) : text]));
}

const JSON_PARAMETERS: ReadonlySet<string> = new Set(['variables', 'extensions']);

/** Apollo handles other types and refuses them by its own rules against cross-site requests. */
const isJson = (request: Request): boolean => /json/i.test(request.headers['content-type'] ?? '');

export const isBody = (value: unknown): value is GraphQLBody => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Apollo refuses a parameter that is not JSON. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return text;
  }
}
