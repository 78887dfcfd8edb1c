import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.js';
import type { Json } from '../platform/http/json.js';

/** A refusal whose status is not that of the catalogue. */
export interface OddRefusal {
  readonly code: ErrorCode;
  readonly status: number;
}

/**
 * What the generated description of the interface needs to know beyond what a row and its document say already.
 * The body of a request is that of the document's input type, and the refusals are those that the document's fields name in their description.
 */
export interface RouteDocs {
  /** The body, where it is not that of the document. */
  readonly body?: z.ZodType;
  /** The body may also be an array of what it is. */
  readonly orMany?: boolean;
  /** Request headers that mean something to this route alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the parameters of the path are. */
  readonly params?: Readonly<Record<string, string>>;
  readonly refusals?: readonly (ErrorCode | OddRefusal)[];
  /** A body that works. */
  readonly example?: Json;
}
