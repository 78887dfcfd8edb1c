import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import type { FieldError } from '../kernel/errors.js';
import type { FormFile } from '../platform/http/form-body.js';
import type { Json } from '../platform/http/json.js';

/** A request whose body is parsed and not yet checked. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Request['query']>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Json | undefined;
  /** The body byte for byte, for what is signed. */
  readonly raw: Uint8Array;
  /** Files that came with a form. */
  readonly files: readonly FormFile[];
  /** What is wrong with the query, or with fields that the schema does not know. */
  readonly problems: FieldError[];
  readonly ip: string;
}
