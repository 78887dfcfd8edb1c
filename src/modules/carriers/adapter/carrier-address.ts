import type { Place } from '../place.js';

/** A sender or receiver as carriers ask for it. */
export interface CarrierAddress extends Place {
  readonly name: string;
  readonly company: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** At least one line. */
  readonly lines: readonly string[];
}
