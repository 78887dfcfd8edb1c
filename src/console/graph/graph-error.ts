/** What the service says: an English sentence, and the key and values that other languages make theirs of. */
export interface Said {
  readonly code?: string | null;
  readonly message: string;
  readonly variant?: string | null | undefined;
  readonly params?: unknown;
}

/** Validation error of one field. */
export interface FieldProblem extends Said {
  readonly field: string | null;
  readonly code: string;
}

interface Facts extends Said {
  readonly code: string;
  readonly problems?: readonly FieldProblem[];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly reason?: string | undefined;
}

/** A failed request: a code of the service's catalogue, or UNREACHABLE without a response. */
export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly code: string;
  readonly variant: string | undefined;
  readonly params: unknown;
  readonly problems: readonly FieldProblem[];
  /** Request id to quote to support. */
  readonly requestId: string | undefined;
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;
  /** The detail behind UNAUTHORIZED, such as TWO_FACTOR_REQUIRED. */
  readonly reason: string | undefined;

  constructor({ code, message, variant, params, problems = [], requestId, retryAfter, reason }: Facts) {
    super(message);
    this.code = code;
    this.variant = variant ?? undefined;
    this.params = params;
    this.problems = problems;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }

  /** The same with some of its problems, when others are shown at their fields. */
  withProblems(problems: readonly FieldProblem[]): GraphError {
    const { code, message, variant, params, requestId, retryAfter, reason } = this;
    return new GraphError({ code, message, variant, params, problems, requestId, retryAfter, reason });
  }

  /** Whether a retry may succeed shortly. */
  get isPassing(): boolean {
    return this.code === 'UNREACHABLE' || this.code === 'SERVICE_UNAVAILABLE';
  }
}

/** GraphQL error as received. */
export interface SentError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export function graphError({ message, extensions = {} }: SentError): GraphError {
  const { code, variant, params, errors, requestId, retryAfter, reason } = extensions;
  return new GraphError({
    code: typeof code === 'string' ? code : 'INTERNAL_ERROR',
    message,
    variant: typeof variant === 'string' ? variant : undefined,
    params,
    problems: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    reason: typeof reason === 'string' ? reason : undefined,
  });
}

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
