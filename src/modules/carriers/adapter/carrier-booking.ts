import type { PlainMoney } from '../../../kernel/money.js';
import type { CarrierAddress } from './carrier-address.js';
import type { CarrierParcel, CarrierProduct } from './carrier-parcel.js';
import type { CarrierDocument } from './carrier-pickup.js';
import type { LabelFormat } from './label-format.js';

/** Everything carriers ask about a parcel. */
export interface CarrierBooking {
  /** Our reference of this booking: unique, also the idempotency key, and what `find` looks for. At most 40 of A-Z, 0-9 and -. */
  readonly reference: string;
  /** The store's order number. */
  readonly orderNumber: string;
  /** The carrier's own code of the service. */
  readonly carrierService: string;
  readonly shipper: CarrierAddress;
  readonly consignee: CarrierAddress;
  /** At least one. */
  readonly parcels: readonly CarrierParcel[];
  readonly contents: string;
  readonly documents: boolean;
  readonly products: readonly CarrierProduct[];
  readonly declaredValue: PlainMoney;
  /** DAP, DDP; null within a country. */
  readonly incoterm: string | null;
  readonly cod: PlainMoney | null;
  readonly labelFormat: LabelFormat;
  /** When the parcel is ready, and until when it can be picked up. */
  readonly pickup: { readonly from: Date; readonly to: Date };
  readonly isReturn: boolean;
  /** The AWB of the parcel that comes back, for carriers with a return service. */
  readonly returnOf: string | null;
  /** What was quoted; a carrier that needs a quote to book may use it. */
  readonly quotedPrice: PlainMoney | null;
}

export type BookingOutcome =
  | ({ readonly status: 'booked' } & BookedParcel)
  /** Accepted; `find` tells when it is booked. */
  | { readonly status: 'pending'; readonly carrierRef: string }
  /** Final: a person must change something. */
  | { readonly status: 'refused'; readonly code: string | null; readonly message: string };

export interface BookedParcel {
  /** 1 to 40 printable characters. */
  readonly awb: string;
  readonly trackingNumber: string;
  /** Null if the carrier has no page for the parcel. */
  readonly trackingUrl: string | null;
  /** AWBs of the pieces, the first included; one for most carriers. */
  readonly pieces: readonly string[];
  /** What the carrier charges; null if it tells only on its bill. */
  readonly cost: PlainMoney | null;
  /** Empty if the label must be fetched with `label`. */
  readonly labels: readonly CarrierDocument[];
  /** The carrier's id of the booking, for `cancel` and `label`. At most 200 characters. */
  readonly carrierRef: string;
  /** Values of the answer that could not be read, such as `the price 12,5 USD`. They are shown to a person. */
  readonly notUnderstood?: readonly string[];
}

export interface ShipmentLookup {
  readonly reference: string;
  /** Known if the carrier has confirmed the request. */
  readonly carrierRef: string | null;
  /** When we first asked for the booking; nothing older can be ours. */
  readonly since: Date;
  /** When we last did, some time added; nothing newer can be ours. Absent while the booking may still be asked for. */
  readonly until?: Date;
}

export type FoundBooking =
  /** The oldest one first; more than one means that the carrier booked twice. */
  | { readonly status: 'booked'; readonly parcels: readonly [BookedParcel, ...BookedParcel[]] }
  | { readonly status: 'absent' }
  /** The carrier cannot tell, or has not finished. */
  | { readonly status: 'unknown' };
