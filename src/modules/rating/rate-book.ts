import type { Currency, Money } from '../../kernel/money.js';
import { type CarrierRow, type CarrierServiceRow, type BoxSize, type QuoteRequest, sizeOf } from '../carriers/index.js';
import type { PriceBook, Terms } from '../pricing/index.js';
import type { RateCardPurpose, RateCardStatus, SurchargeBase, SurchargeCode, SurchargeKind } from './rating.enums.js';
import { type RouteTable, routeBetween, type Route } from './route.rules.js';

/**
 * All prices of the operator at one moment, compiled for lookup. Immutable: a change of the tables builds a new book, and a quote in
 * progress keeps its book.
 */
export interface RateBook extends PriceBook {
  readonly carriers: ReadonlyMap<string, Carrier>;
  /** By service code, in code order. */
  readonly services: ReadonlyMap<string, Service>;
  /** All loaded cards including retired ones, so that a shipment can be repriced by its own card. */
  readonly cardById: ReadonlyMap<string, RateCard>;
  readonly routes: RouteTable;
}

export type Carrier = CarrierRow;

export interface Service extends CarrierServiceRow {
  readonly carrier: Carrier;
  /** True when the service is priced from this book: it and its carrier are active, and the carrier has no adapter. */
  readonly offered: boolean;
  readonly minWeightMg: number;
  readonly maxWeightMg: number;
  readonly maxLengthUm: number;
  readonly maxGirthUm: number;
  readonly stepMg: number;
  readonly codMax: Money | null;
  /** Published cards, newest first. */
  readonly cards: readonly RateCard[];
  /** True when the service has a retired card. */
  readonly hasRetiredCard: boolean;
  /** Published cost cards (the carrier's charges to the operator), newest first. They are never offered. */
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
  /** The card's own and the global ones, in the order of application. */
  readonly surcharges: readonly Surcharge[];
}

export interface TierPrices {
  /** Ascending. */
  readonly breaks: readonly WeightBreak[];
  /** Price of every started step above the last break; null when the card ends there. */
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

/** `from` inclusive, `to` exclusive; milliseconds since the epoch. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** Null means unbounded. */
export const periodOf = (from: Date | null, to: Date | null): Period => ({
  from: from?.getTime() ?? Number.MIN_SAFE_INTEGER,
  to: to?.getTime() ?? Number.MAX_SAFE_INTEGER,
});

export const covers = (period: Period, at: number): boolean => period.from <= at && at < period.to;

/** One pricing request, with everything precomputed that all services share. */
export interface Enquiry {
  readonly book: RateBook;
  readonly request: QuoteRequest;
  readonly terms: Terms;
  readonly route: Route;
  readonly at: number;
  readonly size: BoxSize | null;
}

export function enquire(book: RateBook, request: QuoteRequest, terms: Terms): Enquiry {
  const { origin, destination, isReturn = false, parcel } = request;
  const route = isReturn ? routeBetween(book.routes, destination, origin) : routeBetween(book.routes, origin, destination);
  return { book, request, terms, route, at: request.at.getTime(), size: parcel.box && sizeOf(parcel.box) };
}
