import type { Currency } from '../../kernel/currency.js';

/** The tables of the rate book, row by row: what the database stores, what the seed writes and what a book is built from. */
export interface RateBookRows {
  readonly baseCurrency: Currency;
  readonly carriers: readonly CarrierRow[];
  readonly services: readonly CarrierServiceRow[];
  readonly zones: readonly ZoneRow[];
  readonly zoneMembers: readonly ZoneMemberRow[];
  readonly lanes: readonly LaneRow[];
  readonly rateCards: readonly RateCardRow[];
  readonly weightBreaks: readonly WeightBreakRow[];
  readonly surcharges: readonly SurchargeRow[];
  readonly plans: readonly PricePlanRow[];
  readonly planServices: readonly PricePlanServiceRow[];
  readonly displayRules: readonly DisplayRuleRow[];
  readonly fxRates: readonly FxRateRow[];
}

/** `adapter` carriers are asked over the network; the other kinds are priced from their rate cards. */
export const carrierKinds = ['own_fleet', 'rate_card', 'adapter'] as const;
export type CarrierKind = (typeof carrierKinds)[number];

export interface CarrierRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly logo: string | null;
  readonly kind: CarrierKind;
  readonly active: boolean;
  /** Holds `{awb}`; null for the own fleet, which is tracked on our page. */
  readonly trackingUrlTemplate: string | null;
}

export const pickupDropoffs = ['door_to_door', 'door_to_hub', 'hub_to_door'] as const;
export type PickupDropoff = (typeof pickupDropoffs)[number];

export interface CarrierServiceRow {
  readonly id: string;
  readonly carrierId: string;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly domestic: boolean;
  readonly international: boolean;
  readonly documents: boolean;
  readonly nonDocuments: boolean;
  readonly supportsCod: boolean;
  readonly codMaxMinor: bigint | null;
  readonly codMaxCurrency: Currency | null;
  readonly minWeightG: number | null;
  readonly maxWeightG: number | null;
  readonly maxLengthCm: number | null;
  /** Longest side + 2 x (the two others). */
  readonly maxGirthCm: number | null;
  /** Cubic centimetres that count as one kilogram. */
  readonly volumetricDivisor: number;
  readonly weightStepG: number;
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
  readonly pickupDropoff: PickupDropoff;
  readonly skipHub: boolean;
  /** `HH:MM` in the origin's local time. */
  readonly cutoffTime: string | null;
  /** ISO weekdays on which the service runs, Monday = 1: `12345`. */
  readonly workDays: string;
}

export interface ZoneRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** All fields that are given must match. */
export interface ZoneMemberRow {
  readonly id: string;
  readonly zoneId: string;
  readonly countryCode: string;
  readonly state: string | null;
  readonly city: string | null;
  readonly zipPrefix: string | null;
  readonly zipFrom: string | null;
  readonly zipTo: string | null;
}

export interface LaneRow {
  readonly id: string;
  readonly serviceId: string;
  readonly originZoneId: string;
  readonly destinationZoneId: string;
  readonly tier: string;
}

export const rateCardStatuses = ['draft', 'published', 'retired'] as const;
export type RateCardStatus = (typeof rateCardStatuses)[number];

/** What shops are asked for, or what the carrier asks of us. */
export const rateCardPurposes = ['sale', 'cost'] as const;
export type RateCardPurpose = (typeof rateCardPurposes)[number];

export interface RateCardRow {
  readonly id: string;
  readonly purpose: RateCardPurpose;
  readonly serviceId: string;
  readonly currency: Currency;
  readonly version: number;
  readonly effectiveFrom: Date;
  /** The first instant at which the card is no longer in effect. */
  readonly effectiveTo: Date | null;
  readonly status: RateCardStatus;
}

export interface WeightBreakRow {
  readonly id: string;
  readonly cardId: string;
  readonly tier: string;
  /** Inclusive. */
  readonly upToG: number;
  readonly priceMinor: bigint;
  /** On the last break only: the price of every started step above it. */
  readonly stepG: number | null;
  readonly pricePerStepMinor: bigint | null;
}

export const surchargeCodes = ['FUEL', 'REMOTE', 'OVERSIZE', 'PEAK', 'COD_CARRIER'] as const;
export type SurchargeCode = (typeof surchargeCodes)[number];
export const surchargeKinds = ['percent', 'flat', 'per_kg'] as const;
export type SurchargeKind = (typeof surchargeKinds)[number];
export const surchargeBases = ['base', 'base_plus_prev'] as const;
export type SurchargeBase = (typeof surchargeBases)[number];

export interface SurchargeRow {
  readonly id: string;
  /** Null: applies to every card. */
  readonly cardId: string | null;
  readonly position: number;
  readonly code: SurchargeCode;
  readonly label: string;
  readonly kind: SurchargeKind;
  /** Basis points for `percent`, else minor units of `currency`. */
  readonly value: bigint;
  readonly currency: Currency | null;
  readonly appliesTo: SurchargeBase;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  /** Only when one end of the route lies in this zone. */
  readonly zoneId: string | null;
  /** Only when the longest side or the girth exceeds this. */
  readonly overLengthCm: number | null;
  readonly overGirthCm: number | null;
}

export interface PricePlanRow {
  readonly id: string;
  readonly name: string;
  /** Currency of every amount of the plan. */
  readonly currency: Currency;
  readonly discountBps: number;
  readonly minChargeMinor: bigint | null;
  readonly returnFreightBps: number;
  readonly codFeeBps: number | null;
  readonly codFeeMinMinor: bigint | null;
  readonly codFeeMaxMinor: bigint | null;
  readonly creditLimitMinor: bigint;
  readonly adjustmentThresholdMinor: bigint | null;
}

/** What a plan grants on one service instead of its general discount: another percentage, or a flat price per shipment. */
export interface PricePlanServiceRow {
  readonly id: string;
  readonly planId: string;
  readonly serviceId: string;
  readonly discountBps: number | null;
  readonly flatPerShipmentMinor: bigint | null;
}

export const displayEffects = ['percent', 'flat', 'fixed', 'free'] as const;
export type DisplayEffect = (typeof displayEffects)[number];
export const displayRoundings = ['none', 'up_0.05', 'up_0.5', 'up_1', 'end_.99'] as const;
export type DisplayRounding = (typeof displayRoundings)[number];

export interface DisplayRuleRow {
  readonly id: string;
  readonly sellerId: string;
  /** Null: all shops of the seller. */
  readonly shopId: string | null;
  /** The matching rule with the lowest number wins. */
  readonly priority: number;
  readonly active: boolean;
  readonly services: readonly string[] | null;
  /** Destination countries. */
  readonly countries: readonly string[] | null;
  readonly orderValueFromMinor: bigint | null;
  readonly orderValueToMinor: bigint | null;
  readonly weightFromG: number | null;
  readonly weightToG: number | null;
  readonly effect: DisplayEffect;
  /** Basis points for `percent`, else minor units of `currency`; may be negative. */
  readonly value: bigint;
  readonly currency: Currency;
  readonly rounding: DisplayRounding;
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
}

export interface FxRateRow {
  readonly id: string;
  readonly fromCurrency: Currency;
  readonly toCurrency: Currency;
  /** How much of `to` one unit of `from` is: a decimal with up to 10 decimals. */
  readonly rate: string;
  readonly validFrom: Date;
}
