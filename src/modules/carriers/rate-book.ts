import type { Currency } from '../../kernel/currency.js';
import type { BasisPoints, Money } from '../../kernel/money.js';
import type { FxTable } from './fx.rules.js';
import type { Period } from './period.js';
import type {
  CarrierRow,
  CarrierServiceRow,
  DisplayEffect,
  DisplayRounding,
  RateCardPurpose,
  RateCardStatus,
  SurchargeBase,
  SurchargeCode,
  SurchargeKind,
} from './rate-book.rows.js';
import type { RouteTable } from './route.rules.js';

/**
 * Every price of the operator at one moment, compiled for look-up. A book never changes:
 * a change of the tables makes a new book, and a quote keeps the book that it began with.
 */
export interface RateBook {
  readonly baseCurrency: Currency;
  readonly carriers: ReadonlyMap<string, Carrier>;
  /** By service code, in order of the code. */
  readonly services: ReadonlyMap<string, Service>;
  /** Every card that was loaded, retired ones included, so that a shipment can be priced again by its own card. */
  readonly cardById: ReadonlyMap<string, RateCard>;
  readonly planById: ReadonlyMap<string, Plan>;
  readonly displayRules: ReadonlyMap<string, readonly DisplayRule[]>;
  readonly routes: RouteTable;
  readonly fx: FxTable;
}

export type Carrier = CarrierRow;

export interface Service extends CarrierServiceRow {
  readonly carrier: Carrier;
  /** True when the service is priced from this book: it and its carrier are active, and no adapter speaks for it. */
  readonly offered: boolean;
  readonly minWeightMg: number;
  readonly maxWeightMg: number;
  readonly maxLengthUm: number;
  readonly maxGirthUm: number;
  readonly stepMg: number;
  readonly codMax: Money | null;
  /** Published cards, the newest first. */
  readonly cards: readonly RateCard[];
  /** True when the service had a card once that is retired now. */
  readonly hasRetiredCard: boolean;
  /** Published cards of what the carrier asks of us, the newest first. Nothing is offered by them. */
  readonly costCards: readonly RateCard[];
}

export interface RateCard {
  readonly id: string;
  readonly purpose: RateCardPurpose;
  readonly serviceId: string;
  readonly version: number;
  readonly currency: Currency;
  readonly status: RateCardStatus;
  readonly period: Period;
  readonly tiers: ReadonlyMap<string, TierPrices>;
  /** Its own and the global ones, in the order in which they add up. */
  readonly surcharges: readonly Surcharge[];
}

export interface TierPrices {
  /** Ascending. */
  readonly breaks: readonly WeightBreak[];
  /** Price of every started step above the last break; null when the last break is the end. */
  readonly beyond: { readonly stepMg: number; readonly price: bigint } | null;
}

export interface WeightBreak {
  readonly upToMg: number;
  readonly price: bigint;
}

export interface Surcharge {
  readonly code: SurchargeCode;
  readonly label: string;
  readonly kind: SurchargeKind;
  readonly value: bigint;
  /** Null for a percentage. */
  readonly currency: Currency | null;
  readonly appliesTo: SurchargeBase;
  readonly period: Period;
  readonly zoneId: string | null;
  readonly overLengthUm: number | null;
  readonly overGirthUm: number | null;
}

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly discount: BasisPoints;
  readonly minCharge: bigint | null;
  /** By service id. */
  readonly services: ReadonlyMap<string, PlanService>;
  /** What the way back of an undeliverable parcel costs, of the rate of the way there. */
  readonly returnFreight: BasisPoints;
  readonly codFeeBps: number | null;
  readonly codFeeMin: bigint | null;
  readonly codFeeMax: bigint | null;
  readonly creditLimit: bigint;
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

/** The plan of this id or, regardless of case, of this name. */
export function planNamed(book: RateBook, idOrName: string): Plan | undefined {
  const byId = book.planById.get(idOrName);
  if (byId) return byId;
  const name = idOrName.trim().toLowerCase();
  return [...book.planById.values()].find((plan) => plan.name.toLowerCase() === name);
}
