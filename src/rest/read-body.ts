import type { Request } from 'express';
import { jsonBodyOf } from '../platform/http/body.js';
import { formBodyOf, isForm, type FormFile } from '../platform/http/form-body.js';
import type { Json } from '../platform/http/json.js';
import type { Route } from './route.js';

/** The body of a request, in a format that the row accepts. */
export interface GivenBody {
  readonly value: Json | undefined;
  readonly files: readonly FormFile[];
  /** Identifies a repeated request. */
  readonly fingerprint: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** The raw body; empty for forms, which are parsed as they arrive. */
export const rawBodyOf = ({ body }: { body?: unknown }): Buffer => (Buffer.isBuffer(body) ? body : NOTHING);

export async function readBody(
  { method, forms, takesBytes }: Pick<Route, 'method' | 'forms' | 'takesBytes'>,
  request: Request,
): Promise<GivenBody> {
  if (method === 'GET') return { value: undefined, files: [], fingerprint: NOTHING };
  if (forms && isForm(request)) {
    const { fields, files, fingerprint } = await formBodyOf(request, forms);
    return { value: fields, files, fingerprint };
  }
  if (takesBytes) return { value: undefined, files: [], fingerprint: rawBodyOf(request) };
  return { value: jsonBodyOf(request), files: [], fingerprint: rawBodyOf(request) };
}
