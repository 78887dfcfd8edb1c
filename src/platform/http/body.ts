import { isUtf8 } from 'node:buffer';
import type { Request } from 'express';
import { invalid, Refusal, refuse, refuseFields } from '../../kernel/errors.js';
import { parseJson, type Json } from './json.js';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?(?:;.*)?$/i;

/** Parses the JSON body of a request from its raw bytes: INVALID_JSON, UNSUPPORTED_CONTENT_TYPE or VALIDATION_FAILED. */
export function jsonBodyOf(request: Request): Json | undefined {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw refuse('UNSUPPORTED_CONTENT_TYPE');
  // Silently replacing invalid bytes would change names; only valid UTF-8 is accepted.
  if (!isUtf8(bytes)) throw refuse('INVALID_JSON');
  const text = bytes.toString('utf8');
  const body = parse(text);
  // JSON can contain NUL and lone surrogates only as escapes.
  if (text.includes('\\u')) assertStorable(body);
  return body;
}

function parse(text: string): Json {
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw refuse('INVALID_JSON', {}, { cause });
  }
}

/** Refuses text that jsonb cannot store. */
export function assertStorable(root: unknown): void {
  const path = unstorablePath(root);
  if (path !== undefined) throw refuseFields([invalid(path || null, 'unstorableIn')]);
}

/** The path of the first such text, put together on the way back: most values are millions of small ones. JSON is never nested deeply. */
function unstorablePath(value: unknown): string | undefined {
  if (typeof value === 'string') return !value.isWellFormed() || value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const below = unstorablePath(value[index]);
      if (below !== undefined) return joined(`[${index}]`, below);
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    const below = unstorablePath((value as Readonly<Record<string, unknown>>)[key]);
    if (below !== undefined) return joined(key, below);
  }
  return undefined;
}

const joined = (name: string, below: string): string => (below === '' || below.startsWith('[') ? name + below : `${name}.${below}`);
