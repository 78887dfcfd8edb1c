import type { Place } from '../place.js';

/** A sender or receiver as carriers ask for it. */
export interface CarrierAddress extends Place {
  /** A person, or the company where none is named. */
  readonly name: string;
  readonly company: string | null;
  /** In E.164, such as +971501234567; as given where it cannot be dialled. */
  readonly phone: string | null;
  readonly phoneExtension?: string | null;
  readonly email: string | null;
  /** At least one line. */
  readonly lines: readonly string[];
  /** What the driver should know, such as the gate. At most 500 characters. */
  readonly deliveryNote?: string | null;
}
