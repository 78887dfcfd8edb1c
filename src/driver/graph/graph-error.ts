/** GraphQL error as received. */
export interface SentError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The values in what the service says, by name. */
export type SaidValues = Readonly<Record<string, string | number>>;

const isValues = (params: unknown): params is SaidValues => typeof params === 'object' && params !== null;

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly reason?: string | undefined;
  readonly variant?: string | undefined;
  readonly params?: SaidValues | undefined;
  readonly cause?: unknown;
}

const PASSING = new Set(['UNREACHABLE', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL_ERROR']);
const SIGNED_OUT = new Set(['UNAUTHORIZED', 'DEVICE_MISMATCH']);

/** A failed request: a code of the service's catalogue, or UNREACHABLE without a response. */
export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly code: string;
  /** The detail behind UNAUTHORIZED, such as TWO_FACTOR_REQUIRED. */
  readonly reason: string | undefined;
  /** Which of the sentences of its code it is, and the values in it. */
  readonly variant: string | undefined;
  readonly params: SaidValues | undefined;

  constructor({ code, message, variant, params, reason, cause }: Facts) {
    super(message, { cause });
    this.code = code;
    this.reason = reason;
    this.variant = variant;
    this.params = params;
  }

  /** Whether the same request may succeed later. Everything else is a decision of the service. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }

  get isSignedOut(): boolean {
    return SIGNED_OUT.has(this.code);
  }
}

export function graphError({ message, extensions = {} }: SentError): GraphError {
  const { code, variant, params, reason } = extensions;
  return new GraphError({
    code: typeof code === 'string' ? code : 'INTERNAL_ERROR',
    message,
    reason: typeof reason === 'string' ? reason : undefined,
    variant: typeof variant === 'string' ? variant : undefined,
    params: isValues(params) ? params : undefined,
  });
}
