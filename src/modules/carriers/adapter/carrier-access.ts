import { enumeration, type ValueOf } from '../../../kernel/enumeration.js';
import type { CarrierHttp } from './carrier-http.js';

export const carrierMode = enumeration('CarrierAccountMode', 'Whether an account of a carrier moves real parcels.', {
  test: "The carrier's sandbox: nothing is carried or charged.",
  live: 'Real parcels and real charges.',
});
export type CarrierMode = ValueOf<typeof carrierMode>;

/** One value of the credentials of an account. */
export interface CredentialField {
  /** Key in the credentials object. */
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** False for values that may be shown again, such as an account number. */
  readonly secret: boolean;
  /** Longest value. */
  readonly maxLength: number;
}

/** An account as an adapter sees it for the length of one call. Never store or log it. */
export interface CarrierAccess {
  /** Our id of the account. */
  readonly id: string;
  readonly mode: CarrierMode;
  readonly credentials: Readonly<Record<string, string>>;
  /** Sends requests to the base address of the account. */
  readonly http: CarrierHttp;
  readonly now: () => Date;
}
