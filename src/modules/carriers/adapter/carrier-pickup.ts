import type { CarrierAddress } from './carrier-address.js';
import type { CarrierParcel } from './carrier-parcel.js';
import type { LabelFormat } from './label-format.js';

/** A file as the carrier made it. */
export interface CarrierDocument {
  readonly format: LabelFormat;
  readonly bytes: Uint8Array;
}

export interface PickupRequest {
  /** Unique per origin, day and account; also the idempotency key. */
  readonly reference: string;
  readonly origin: CarrierAddress;
  /** In the local time of the origin. */
  readonly date: string;
  readonly from: Date;
  readonly to: Date;
  readonly parcels: readonly (CarrierParcel & { readonly awb: string; readonly carrierRef: string })[];
  readonly instructions: string | null;
}

export type PickupOutcome =
  | { readonly status: 'scheduled'; readonly pickupRef: string; readonly confirmation: string | null }
  | { readonly status: 'refused'; readonly code: string | null; readonly message: string };

export interface ManifestRequest {
  /** Unique per account, day and run. */
  readonly reference: string;
  readonly date: string;
  readonly parcels: readonly { readonly awb: string; readonly carrierRef: string }[];
}

export interface Manifest {
  readonly manifestRef: string;
  readonly document: CarrierDocument | null;
  /** AWBs that the carrier did not accept, with its reason. */
  readonly rejected: readonly { readonly awb: string; readonly message: string }[];
}
