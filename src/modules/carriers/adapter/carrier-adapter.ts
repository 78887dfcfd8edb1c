import type { CarrierBooking, BookingOutcome, FoundBooking, ShipmentLookup } from './carrier-booking.js';
import type { CarrierAccess, CredentialField, CarrierMode } from './carrier-access.js';
import type { CarrierDocument, Manifest, ManifestRequest, PickupOutcome, PickupRequest } from './carrier-pickup.js';
import type { CarrierQuoteAnswer, CarrierQuoteDetails, CarrierQuoteRequest } from './carrier-quote.js';
import type { CarrierScan, CarrierWebhookCall, ScanStatus } from './carrier-scan.js';
import type { CarrierAddress } from './carrier-address.js';
import type { LabelFormat } from './label-format.js';

/**
 * The API of a carrier. To connect a carrier, implement this in its own folder and pass the conformance suite. An adapter only
 * translates: the service seals credentials, opens connections, limits time, repeats calls, opens breakers, writes logs, stores labels
 * and moves shipments. Every method throws a `CarrierFailure` for anything but an answer.
 */
export interface CarrierAdapter {
  /** 2 to 20 of A-Z, 0-9 and _; also the code of the carrier in rates and shipments. */
  readonly code: string;
  readonly name: string;
  readonly capabilities: CarrierCapabilities;
  /** What an account of this carrier needs to sign in. */
  readonly credentials: readonly CredentialField[];
  /** Base address of the API per mode, without a trailing slash. Null if every installation has its own. */
  readonly baseUrls: Readonly<Record<CarrierMode, string | null>>;
  /** What the carrier's codes mean. A code that is not listed is shown to operators, who map it. */
  readonly scanCodes: Readonly<Record<string, ScanStatus>>;
  /** Names what a booking lacks for this carrier, such as `consignee.phone`. Called before the carrier is asked. */
  missing?(booking: CarrierBooking): readonly string[];
  /**
   * Names what a quote lacks for this carrier, such as `destination.zip`, and what its booking will lack as far as the products tell, such as
   * `products.1.hsCode`. Called before the carrier is asked.
   */
  missingForQuote?(request: CarrierQuoteDetails): readonly string[];
  /** One harmless call that proves the credentials. Returns a sentence for the person who connects the account. */
  check(account: CarrierAccess, signal: AbortSignal): Promise<string>;
  /** Returns the carrier's prices. Stop when the signal fires: the caller no longer waits. */
  quote(account: CarrierAccess, request: CarrierQuoteRequest, signal: AbortSignal): Promise<CarrierQuoteAnswer>;
  /** Books one parcel. Uses `booking.reference` as idempotency key where the carrier has one. */
  book(account: CarrierAccess, booking: CarrierBooking, signal: AbortSignal): Promise<BookingOutcome>;
  /** Looks for a booking by our reference. Called before a booking is repeated. */
  find(account: CarrierAccess, lookup: ShipmentLookup, signal: AbortSignal): Promise<FoundBooking>;
  /** Voids a booking. Idempotent: a booking that is already void is `voided`. */
  cancel(account: CarrierAccess, carrierRef: string, signal: AbortSignal): Promise<CancelOutcome>;
  /** Fetches the label, in any format of `capabilities.labelFormats` unless `fixedLabelFormat`. */
  label(account: CarrierAccess, carrierRef: string, format: LabelFormat, signal: AbortSignal): Promise<CarrierDocument>;
  /** Returns the scans of up to `capabilities.trackBatch` parcels. */
  track(account: CarrierAccess, awbs: readonly string[], signal: AbortSignal): Promise<readonly CarrierScan[]>;
  /** Verifies the signature of a webhook call and returns its scans. Throws a `credentials` failure if the call is not the carrier's. */
  readWebhook?(account: CarrierAccess, call: CarrierWebhookCall): readonly CarrierScan[];
  schedulePickup?(account: CarrierAccess, request: PickupRequest, signal: AbortSignal): Promise<PickupOutcome>;
  /** Idempotent. */
  cancelPickup?(account: CarrierAccess, pickupRef: string, signal: AbortSignal): Promise<CancelOutcome>;
  /** Closes the day: the document that the carrier's driver signs. */
  manifest?(account: CarrierAccess, request: ManifestRequest, signal: AbortSignal): Promise<Manifest>;
  checkAddress?(account: CarrierAccess, address: CarrierAddress, signal: AbortSignal): Promise<CheckedAddress>;
}

export interface CarrierCapabilities {
  readonly quote: boolean;
  readonly label: boolean;
  readonly cancel: boolean;
  readonly pickup: boolean;
  readonly manifest: boolean;
  /** The carrier has a return service; otherwise a return is booked with the addresses swapped. */
  readonly returns: boolean;
  readonly addressCheck: boolean;
  readonly cod: boolean;
  readonly webhooks: boolean;
  /** Formats the carrier can be asked for, the preferred one first. */
  readonly labelFormats: readonly LabelFormat[];
  /** True if `label` returns a label only in the format that it was booked with. */
  readonly fixedLabelFormat?: boolean;
  /** ISO 3166-1 alpha-2 codes of the origins served; null for all. */
  readonly countries: readonly string[] | null;
  /** Parcels per call of `track`. */
  readonly trackBatch: number;
  /**
   * How a repeated booking is recognised: by an idempotency `key`, by a `lookup` of our reference, or by `none`: then a person decides
   * after a lost answer.
   */
  readonly dedupe: 'key' | 'lookup' | 'none';
}

export type CancelOutcome =
  | { readonly status: 'voided' }
  /** In the carrier's words. */
  | { readonly status: 'declined'; readonly message: string }
  /** Asked for; repeat the call later to learn the outcome. */
  | { readonly status: 'pending' };

export interface CheckedAddress {
  readonly deliverable: boolean;
  readonly messages: readonly string[];
  /** The address as the carrier would write it; null if it proposes none. */
  readonly suggestion: CarrierAddress | null;
}
