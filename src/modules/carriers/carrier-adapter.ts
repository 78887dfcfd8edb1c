import type { Money } from '../../kernel/money.js';
import type { Parcel } from './package.rules.js';
import type { QuoteRequest } from './quote-request.js';
import type { RejectionCode } from './rejection.js';
import type { Place } from './place.js';

/** Everything that a carrier must be able to do. A new carrier is one implementation that passes the conformance suite. */
export interface CarrierAdapter {
  /** The code of the carrier in the rate book. */
  readonly code: string;
  /** Returns the carrier's prices for the shipment. Stop when the signal fires: the caller has given up. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<CarrierAnswer>;
  /** Books the shipment once, however often it is called with the same shipment id. */
  book(booking: Booking): Promise<BookedParcel>;
  /** Cancelling what is cancelled already is a success. */
  cancel(awb: string): Promise<Cancellation>;
  /** The carrier's own label as PDF; carriers without one get ours. */
  label?(awb: string): Promise<Uint8Array>;
  track(awb: string): Promise<readonly CarrierScan[]>;
  /** Throws a refusal when the call is not signed by the carrier or makes no sense. */
  parseWebhook(call: CarrierWebhookCall): readonly CarrierScan[];
}

export interface CarrierAnswer {
  readonly offers: readonly CarrierOffer[];
  readonly rejected: readonly CarrierRejection[];
}

export interface CarrierOffer {
  readonly serviceCode: string;
  readonly freight: Money;
  /** What the carrier bills; absent means the rules of the service in the rate book. */
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
  /** Our id of the shipment, and the idempotency key of the call. */
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
  /** Null when the parcel is tracked on our own page. */
  readonly trackingUrl: string | null;
}

export interface Cancellation {
  readonly cancelled: boolean;
  /** The carrier's reason when it declined. */
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
