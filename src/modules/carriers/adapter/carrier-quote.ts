import type { Currency, PlainMoney } from '../../../kernel/money.js';
import type { ParcelType } from '../carriers.enums.js';
import type { Place } from '../place.js';
import type { CarrierParcel, CarrierProduct } from './carrier-parcel.js';

export interface CarrierQuoteRequest {
  readonly origin: Place;
  readonly destination: Place;
  readonly parcel: CarrierParcel;
  readonly type: ParcelType;
  /** Preferred currency. A carrier may answer in another one. */
  readonly currency: Currency;
  /** Set for cash on delivery; the amount is null while it is unknown. */
  readonly cod: { readonly amount: PlainMoney | null } | null;
  /** Value of the goods. */
  readonly declaredValue: PlainMoney | null;
  readonly isReturn: boolean;
  /** The carrier's services that are wanted. */
  readonly services: readonly string[];
  readonly at: Date;
}

/** A question about a price, with what is known of the contents. */
export interface CarrierQuoteDetails extends CarrierQuoteRequest {
  /** Null or absent if the caller has named no products: then they are not missing yet. */
  readonly products?: readonly CarrierProduct[] | null;
}

export interface CarrierQuoteAnswer {
  readonly offers: readonly CarrierOffer[];
  /** Why a wanted service has no price, in the carrier's words. A service in neither list is ROUTE_NOT_SERVED. */
  readonly rejections: readonly CarrierRejection[];
}

export interface CarrierOffer {
  /** The carrier's own code of the service. */
  readonly carrierService: string;
  /** What the carrier charges the account, with all surcharges and taxes. */
  readonly price: PlainMoney;
  /** Weight as the carrier bills it. */
  readonly chargeableG?: number;
  readonly minTransitDays?: number;
  readonly maxTransitDays?: number;
}

export interface CarrierRejection {
  /** Null if it holds for every service. */
  readonly carrierService: string | null;
  readonly message: string;
}
