/** What is wrong with one field of what was sent. */
export interface FieldProblem {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly reason?: string | undefined;
}

/** Why a request had no answer: a code of the service's catalogue, or UNREACHABLE when nobody answered. */
export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly code: string;
  readonly problems: readonly FieldProblem[];
  /** What to tell the people who run the service. */
  readonly requestId: string | undefined;
  /** Seconds until another try has a chance. */
  readonly retryAfter: number | undefined;
  /** The detail behind UNAUTHORIZED, such as TWO_FACTOR_REQUIRED. */
  readonly reason: string | undefined;

  constructor({ code, message, problems = [], requestId, retryAfter, reason }: Facts) {
    super(message);
    this.code = code;
    this.problems = problems;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }

  /** Whether the same request may well succeed in a moment. */
  get isPassing(): boolean {
    return this.code === 'UNREACHABLE' || this.code === 'SERVICE_UNAVAILABLE';
  }
}

/** An error as GraphQL sends it. */
export interface SentError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export function graphError({ message, extensions = {} }: SentError): GraphError {
  const { code, errors, requestId, retryAfter, reason } = extensions;
  return new GraphError({
    code: typeof code === 'string' ? code : 'INTERNAL_ERROR',
    message,
    problems: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    reason: typeof reason === 'string' ? reason : undefined,
  });
}

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
