import { withoutSlashes } from '../base-url.js';
import type { Body, Call, CallName, Path, Query } from './calls.js';
import type { ConnectionOptions } from './options.js';
import { StoreError } from './store-error.js';

/** What a call sends besides credentials. */
export interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same, as declared for a call. */
export interface PartsOf<Name extends CallName> extends Parts {
  readonly path?: Path<Name>;
  readonly query?: Query<Name>;
  readonly body?: Body<Name> | undefined;
}

export interface StoreRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The same for every attempt, with the same Idempotency-Key. */
export function requestOf(
  call: Call,
  { path = {}, query = {}, body, headers }: Parts,
  { url, headers: always, idempotencyKey = crypto.randomUUID() }: ConnectionOptions & { readonly idempotencyKey?: string | undefined },
): StoreRequest {
  return {
    url: withoutSlashes(url) + filled(call.path, path) + searchOf(query),
    method: call.method.toUpperCase(),
    headers: {
      ...always,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.repeatable === 'key' && { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}

/** Puts ids into a path. An empty one, or one that URLs give a meaning, would reach another path. */
function filled(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? '';
    if (/^\.{0,2}$/.test(id)) {
      const message = `"${id}" is not an id.`;
      throw new StoreError({ code: 'VALIDATION_FAILED', message, errors: [{ field: name, code: 'VALIDATION_FAILED', message }] });
    }
    return encodeURIComponent(id);
  });
}

function searchOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
