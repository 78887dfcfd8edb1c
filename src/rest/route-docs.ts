import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.js';

/** A file or a page in place of JSON. */
export interface FileReply {
  /** Null when the answer is all in its headers. */
  readonly mediaType: string | null;
  readonly description: string;
  /** What is answered to those who accept JSON rather than a page. */
  readonly json?: z.ZodType;
}

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
  /** The answer when all went well. */
  readonly reply: z.ZodType | FileReply;
  /** Its status; 200 when absent. */
  readonly status?: number;
  /** Other answers that are no refusals. */
  readonly also?: Readonly<Record<number, string | z.ZodType>>;
  /** The query; when absent, the variables of the document that are not in the path. */
  readonly query?: z.ZodObject;
  /** The body, where it is not that of the document. */
  readonly body?: z.ZodType;
  /** Fields of the body that the document's input type does not have. */
  readonly alsoTakes?: z.ZodObject;
  /** The body may also be an array of what it is. */
  readonly orMany?: boolean;
  /** How fields of input types are spelled here, by type and field; null for those that are not taken here. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Request headers that mean something to this route alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the usual answer that this route sends beyond what all do, by the names of the description. */
  readonly sends?: readonly string[];
  /** What the parameters of the path are. */
  readonly params?: Readonly<Record<string, string>>;
  readonly refusals?: readonly (ErrorCode | OddRefusal)[];
  /** A body that works. */
  readonly example?: unknown;
}
