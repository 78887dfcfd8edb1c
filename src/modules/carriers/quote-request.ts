import type { Currency, Money } from '../../kernel/money.js';
import type { Parcel } from './package.rules.js';
import type { Place } from './place.js';
import type { CarrierProduct } from './adapter/index.js';
import type { ParcelType } from './carriers.enums.js';

/** A live price that the id of a quote promises. */
export interface HeldPrice {
  readonly serviceCode: string;
  readonly accountId: string;
  /** What the carrier asked. */
  readonly price: Money;
  /** With our markup, in the same currency. */
  readonly freightMinor: bigint;
  readonly chargeableMg: number;
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
  readonly estimated: boolean;
}

export interface QuoteRequest {
  readonly origin: Place;
  readonly destination: Place;
  readonly parcel: Parcel;
  readonly type: ParcelType;
  /** Currency of the quotes. */
  readonly currency: Currency;
  /** Set for cash on delivery; the amount is null while it is unknown. */
  readonly cod?: { readonly amount: Money | null } | null;
  /** The contents, if they decide which carriers can book the parcel. Absent for an order, which can still be completed. */
  readonly products?: readonly CarrierProduct[] | null;
  /** Value of the goods, for display rules. */
  readonly orderValue?: Money | null;
  readonly at: Date;
  /** Service codes to consider; defaults to all. */
  readonly services?: readonly string[] | null;
  /** A price that was promised for this shipment, from the id of its quote. */
  readonly held?: HeldPrice | null;
  /** Prices a return: origin and destination are those of the first shipment, and display rules do not apply. */
  readonly isReturn?: boolean;
  /** Asks no connected carrier. */
  readonly isTest?: boolean;
}
