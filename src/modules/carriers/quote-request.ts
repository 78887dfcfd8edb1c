import type { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import type { Parcel } from './package.rules.js';
import type { Place } from './place.js';
import type { ParcelType } from './carriers.enums.js';

export interface QuoteRequest {
  readonly origin: Place;
  readonly destination: Place;
  readonly parcel: Parcel;
  readonly type: ParcelType;
  /** Currency of the answer. */
  readonly currency: Currency;
  /** Set when the driver is to collect money; the amount is null while it is not known yet. */
  readonly cod?: { readonly amount: Money | null } | null;
  /** Value of the goods, for display rules that depend on it. */
  readonly orderValue?: Money | null;
  readonly at: Date;
  /** Service codes to consider; absent means all. */
  readonly services?: readonly string[] | null;
  /** Prices the way back: origin and destination stay those of the first shipment, and no display rule applies. */
  readonly isReturn?: boolean;
}
