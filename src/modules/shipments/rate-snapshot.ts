/** The price at the time the service was chosen, kept so that it can be explained and recomputed. */
export interface RateSnapshot {
  /** ISO 8601 instant. */
  readonly pricedAt: string;
  readonly rateCardId: string | null;
  readonly rateCardVersion: number | null;
  readonly tier: string | null;
  readonly planId: string | null;
  readonly planName: string | null;
  readonly planBasisPoints: number | null;
  /** What a connected carrier asked; absent for other prices. */
  readonly live?: LiveSnapshot;
  readonly breakdown: readonly { readonly code: string; readonly label: string; readonly amount: string; readonly currency: string }[];
}

/** The price of a connected carrier when the service was chosen. */
export interface LiveSnapshot {
  readonly carrierService: string;
  readonly priceMinor: string;
  readonly currency: string;
  /** The carrier bills the seller. */
  readonly ownAccount: boolean;
  readonly estimated: boolean;
}
