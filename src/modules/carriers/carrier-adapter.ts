import type { Money } from '../../kernel/money.js';
import type { Parcel } from './package.rules.js';
import type { QuoteRequest } from './quote-request.js';
import type { RejectionCode } from './rejection.js';
import type { Place } from './place.js';

/** The API of a carrier. To add a carrier, implement this and pass the conformance suite. */
export interface CarrierAdapter {
  /** Code of the carrier in the rate book. */
  readonly code: string;
  /** Returns the carrier's prices for the shipment. Stop when the signal fires: the caller has timed out. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<CarrierAnswer>;
  /** Books the shipment. Idempotent by shipment id. */
  book(booking: Booking): Promise<BookedParcel>;
  /** Cancels the booking. Idempotent. */
  cancel(awb: string): Promise<Cancellation>;
  /** Returns the carrier's own label as PDF. Without this method, ours is used. */
  label?(awb: string): Promise<Uint8Array>;
  track(awb: string): Promise<readonly CarrierScan[]>;
  /** Verifies and parses a webhook call. Throws a refusal if its signature or content is invalid. */
  parseWebhook(call: CarrierWebhookCall): readonly CarrierScan[];
}

export interface CarrierAnswer {
  readonly offers: readonly CarrierOffer[];
  readonly rejected: readonly CarrierRejection[];
}

export interface CarrierOffer {
  readonly serviceCode: string;
  readonly freight: Money;
  /** Chargeable weight as the carrier bills it; defaults to the rules of the service in the rate book. */
  readonly chargeableMg?: number;
  readonly minTransitDays?: number;
  readonly maxTransitDays?: number;
}

export interface CarrierRejection {
  readonly serviceCode: string;
  readonly code: RejectionCode;
}

export interface BookingParty extends Place {
  readonly name: string;
  readonly phone: string | null;
  readonly address: string;
}

export interface Booking {
  /** Our id of the shipment; also the idempotency key. */
  readonly shipmentId: string;
  /** The public reference. */
  readonly reference: string;
  readonly serviceCode: string;
  readonly origin: BookingParty;
  readonly destination: BookingParty;
  readonly parcel: Parcel;
  readonly collect: Money | null;
}

export interface BookedParcel {
  readonly awb: string;
  readonly trackingNumber: string;
  /** Null if the parcel is tracked on our own page. */
  readonly trackingUrl: string | null;
}

export interface Cancellation {
  readonly cancelled: boolean;
  /** Why the carrier declined. */
  readonly message: string | null;
}

export interface CarrierScan {
  readonly awb: string;
  /** One of our shipment statuses. */
  readonly status: string;
  /** The carrier's own code, kept as evidence. */
  readonly carrierCode: string;
  readonly occurredAt: Date;
  readonly location: string | null;
  readonly message: string | null;
}

export interface CarrierWebhookCall {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}
