import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.js';
import type { Json } from '../platform/http/json.js';

/** A refusal with another status than in the catalogue. */
export interface OddRefusal {
  readonly code: ErrorCode;
  readonly status: number;
}

/**
 * Facts for the OpenAPI description that neither the row nor its document state. The request body comes from the document's input type,
 * and the refusals from the descriptions of its fields.
 */
export interface RouteDocs {
  /** The body, if it differs from the document's input. */
  readonly body?: z.ZodType;
  /** The body may also be an array. */
  readonly orMany?: boolean;
  /** Request headers of this route only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Descriptions of the path parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly refusals?: readonly (ErrorCode | OddRefusal)[];
  /** A valid example body. */
  readonly example?: Json;
}
