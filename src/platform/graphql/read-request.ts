import type { Request } from 'express';
import { Refusal } from '../../kernel/errors.js';
import { jsonBodyOf } from '../http/body.js';
import { parseJson } from '../http/json.js';

/** What a GraphQL request says, whether it came as JSON or in the query of a GET. What is wrong with it, Apollo Server says. */
export type GraphQLBody = Readonly<Record<string, unknown>>;

/** Apollo reads `request.body`; ours is checked for exact text first, like every other body. */
export function readGraphQLRequest(request: Request): unknown {
  if (request.method === 'POST') return isJson(request) ? (jsonBodyOf(request) ?? {}) : {};
  const { searchParams } = new URL(request.url, 'http://localhost');
  return Object.fromEntries([...searchParams].map(([name, text]) => [name, JSON_PARAMETERS.has(name) ? parsed(text) : text]));
}

const JSON_PARAMETERS: ReadonlySet<string> = new Set(['variables', 'extensions']);

/** Other types are left to Apollo, which refuses them by its own rules against cross-site requests. */
const isJson = (request: Request): boolean => /json/i.test(request.headers['content-type'] ?? '');

export const isBody = (value: unknown): value is GraphQLBody => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A parameter that is no JSON is refused by Apollo. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return text;
  }
}
