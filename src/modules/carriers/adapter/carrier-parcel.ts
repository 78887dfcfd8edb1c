import type { PlainMoney } from '../../../kernel/money.js';

/** One parcel: whole grams and millimetres, rounded up. */
export interface CarrierParcel {
  readonly weightG: number;
  /** Null if only the weight is known. */
  readonly box: { readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number } | null;
}

/** A line of the contents, for customs. */
export interface CarrierProduct {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: PlainMoney;
  readonly unitWeightG: number;
  readonly hsCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly originCountry: string | null;
  readonly sku: string | null;
}
