import type { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import type { Period } from './period.js';
import type { CarrierRow, CarrierServiceRow } from '../carriers/index.js';
import type { PriceBook } from '../pricing/index.js';
import type { RateCardPurpose, RateCardStatus, SurchargeBase, SurchargeCode, SurchargeKind } from './rating.enums.js';
import type { RouteTable } from './route.rules.js';

/**
 * Every price of the operator at one moment, compiled for look-up. A book never changes:
 * a change of the tables makes a new book, and a quote keeps the book that it began with.
 */
export interface RateBook extends PriceBook {
  readonly carriers: ReadonlyMap<string, Carrier>;
  /** By service code, in order of the code. */
  readonly services: ReadonlyMap<string, Service>;
  /** Every card that was loaded, retired ones included, so that a shipment can be priced again by its own card. */
  readonly cardById: ReadonlyMap<string, RateCard>;
  readonly routes: RouteTable;
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
