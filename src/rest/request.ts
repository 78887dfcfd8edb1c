import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import type { FieldError } from '../kernel/errors.js';
import type { FormFile } from '../platform/http/form-body.js';
import type { Json } from '../platform/http/json.js';

/** A request with a parsed but unchecked body. */
export interface RestRequest {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Request['query']>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Json | undefined;
  /** The raw body, for signatures. */
  readonly raw: Uint8Array;
  /** Files uploaded with a form. */
  readonly files: readonly FormFile[];
  /** Problems with the query, or with fields unknown to the schema. */
  readonly problems: FieldError[];
  readonly ip: string;
}
