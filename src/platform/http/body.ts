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
    throw refuse('INVALID_JSON', { cause });
  }
}

/** Iterative, so that nesting cannot exhaust the stack. */
export function assertStorable(root: unknown): void {
  const open: { path: string; value: unknown }[] = [{ path: '', value: root }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { path, value } = item;
    if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) {
      throw refuseFields([invalid(path || null, 'contains a NUL character or half of a surrogate pair')]);
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      open.push({ path: Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, value: child });
    }
  }
}
