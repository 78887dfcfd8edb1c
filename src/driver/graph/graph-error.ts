/** GraphQL error as received. */
export interface SentError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly reason?: string | undefined;
  readonly triesLeft?: number | undefined;
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
  /** How often the delivery code may still be tried. */
  readonly triesLeft: number | undefined;

  constructor({ code, message, reason, triesLeft, cause }: Facts) {
    super(message, { cause });
    this.code = code;
    this.reason = reason;
    this.triesLeft = triesLeft;
  }

  /** Whether the same request may succeed later. Everything else is a decision of the service. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }

  get isSignedOut(): boolean {
    return SIGNED_OUT.has(this.code);
  }
}

const TRIES_LEFT = /Tries left: (\d+)/;

export function graphError({ message, extensions = {} }: SentError): GraphError {
  const { code, reason } = extensions;
  const [, triesLeft] = TRIES_LEFT.exec(message) ?? [];
  return new GraphError({
    code: typeof code === 'string' ? code : 'INTERNAL_ERROR',
    message,
    reason: typeof reason === 'string' ? reason : undefined,
    triesLeft: triesLeft === undefined ? undefined : Number(triesLeft),
  });
}
