/** Why a call failed; each kind is treated in its own way. */
export const failureKinds = [
  /** The parcel or address is not accepted. A person is notified; the call is never repeated. */
  'refused',
  /** The account is refused. It is paused and its owner notified; other accounts go on. */
  'credentials',
  /** Too many calls: try again after `retryAfterSeconds`. */
  'throttled',
  /** The carrier did not do it and may do it later. Counts for the breaker of the account. */
  'unavailable',
  /** It may have been done. Look before asking again. */
  'outcome_unknown',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export interface FailureDetails {
  /** The carrier's own code. */
  readonly code?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** Thrown by adapters. `message` is for operators, in the carrier's words where it has any. */
export class CarrierFailure extends Error {
  override readonly name = 'CarrierFailure';
  readonly code: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly kind: FailureKind,
    message: string,
    { code, retryAfterSeconds, cause }: FailureDetails = {},
  ) {
    super(message, { cause });
    this.code = code ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

/** By shape, because an adapter of a third party may bring its own copy of the class. */
export function failureOf(error: unknown): CarrierFailure | undefined {
  if (error instanceof CarrierFailure) return error;
  if (!(error instanceof Error) || error.name !== 'CarrierFailure' || !('kind' in error)) return undefined;
  const kind = failureKinds.find((each) => each === error.kind);
  if (!kind) return undefined;
  const { code, retryAfterSeconds } = error as { code?: unknown; retryAfterSeconds?: unknown };
  return new CarrierFailure(kind, error.message, {
    ...(typeof code === 'string' && { code }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
    cause: error,
  });
}
