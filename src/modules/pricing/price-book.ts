import type { Currency, BasisPoints } from '../../kernel/money.js';
import type { FxTable } from '../../kernel/exchange.js';
import type { DisplayEffect, DisplayRounding } from './pricing.enums.js';

/** The terms of sellers and what their shoppers see, at one moment. The commercial part of the rate book. */
export interface PriceBook {
  readonly baseCurrency: Currency;
  readonly planById: ReadonlyMap<string, Plan>;
  readonly displayRules: ReadonlyMap<string, readonly DisplayRule[]>;
  readonly fx: FxTable;
}

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly discount: BasisPoints;
  readonly minCharge: bigint | null;
  /** By service id. */
  readonly services: ReadonlyMap<string, PlanService>;
  /** Price of returning an undeliverable parcel, as a share of the outbound rate. */
  readonly returnFreight: BasisPoints;
  readonly codFeeBps: number | null;
  readonly codFeeMin: bigint | null;
  readonly codFeeMax: bigint | null;
  readonly creditLimit: bigint;
  readonly handlingFee: bigint;
  readonly adjustmentThreshold: bigint | null;
}

export type PlanService = { readonly kind: 'percent'; readonly discount: BasisPoints } | { readonly kind: 'flat'; readonly price: bigint };

export interface DisplayRule {
  readonly id: string;
  readonly sellerId: string;
  readonly shopId: string | null;
  readonly priority: number;
  readonly services: ReadonlySet<string> | null;
  readonly countries: ReadonlySet<string> | null;
  readonly orderValueFrom: bigint | null;
  readonly orderValueTo: bigint | null;
  readonly weightFromMg: number;
  readonly weightToMg: number;
  readonly effect: DisplayEffect;
  readonly value: bigint;
  readonly currency: Currency;
  readonly rounding: DisplayRounding;
  readonly min: bigint | null;
  readonly max: bigint | null;
}

/** Finds a plan by id or by case-insensitive name. */
export function planNamed(book: PriceBook, idOrName: string): Plan | undefined {
  const byId = book.planById.get(idOrName);
  if (byId) return byId;
  const name = idOrName.trim().toLowerCase();
  return [...book.planById.values()].find((plan) => plan.name.toLowerCase() === name);
}
