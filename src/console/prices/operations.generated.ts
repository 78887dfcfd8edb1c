/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A postal address. */
export type AddressInput = {
  /** Street address including extra lines. At most 500 characters. */
  address: string;
  /** City. At most 100 characters. */
  city: string;
  /** Name of the country; filled in when absent. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code, such as AE. */
  countryCode: string;
  /** Latitude in degrees, together with the longitude or not at all. */
  lat?: number | null | undefined;
  /** Longitude in degrees, together with the latitude or not at all. */
  lng?: number | null | undefined;
  /** State or region; null where there are none. */
  state?: string | null | undefined;
  /** Postal code; empty where the country has none. */
  zip: string;
};

/** How a carrier is priced and booked. */
export type CarrierKind =
  /** A connected carrier that names its prices itself. */
  | 'ADAPTER'
  /** Our own drivers; priced from rate cards, tracked on our page. */
  | 'OWN_FLEET'
  /** A partner without a connection; priced from rate cards. */
  | 'RATE_CARD';

/** A new price plan. */
export type CreatePlanInput = {
  /** Weight adjustments up to this need no approval; the general threshold when absent. */
  adjustmentThreshold?: string | number | null | undefined;
  /** Highest fee for collecting cash. */
  codFeeMax?: string | number | null | undefined;
  /** Least fee for collecting cash. */
  codFeeMin?: string | number | null | undefined;
  /** Fee for collecting cash, 0 to 20 percent; the general one when absent. */
  codFeePercent?: string | number | null | undefined;
  /** How far a wallet may go below zero; 0 when absent. */
  creditLimit?: string | number | null | undefined;
  /** ISO 4217 code of every amount of the plan; the base currency when absent. */
  currency?: string | null | undefined;
  /** Percentage taken off the freight, 0 to 100; 0 when absent. */
  discountPercent?: string | number | null | undefined;
  /** A shipment never costs less than this. */
  minCharge?: string | number | null | undefined;
  /** Name, unique whatever its case. At most 100 characters. */
  name: string;
  /** What the way back of an undeliverable parcel costs, as a percentage of its rate, 0 to 100; 0 when absent. */
  returnFreightPercent?: string | number | null | undefined;
  /** Services with terms of their own. */
  services?: Array<PricePlanServiceInput> | null | undefined;
};

/** A new version of the prices of a service. */
export type DraftRateCardInput = {
  /** ISO 4217 code of the prices; the base currency when absent. */
  currency?: string | null | undefined;
  /** In effect from then on; from now on when absent. */
  effectiveFrom?: string | null | undefined;
  /** No longer in effect from then on; without end when absent. */
  effectiveTo?: string | null | undefined;
  /** Whose prices they are; SALE when absent. */
  purpose?: RateCardPurpose | null | undefined;
  /** Code of the service, such as SVC_ECO. */
  serviceCode: string;
  /** The surcharges in their order; none when absent. At most 50. */
  surcharges?: Array<SurchargeInput> | null | undefined;
  /** The prices by tier. At most 5000 in all. */
  tiers: Array<RateTierInput>;
};

/** A parcel as a whole. */
export type PackageInput = {
  /** Height in centimetres. */
  height: number;
  /** Length in centimetres. */
  length: number;
  /** Volume in cubic centimetres; length x width x height when absent. */
  volume?: number | null | undefined;
  /** Weight in kilograms. */
  weightKg: number;
  /** Width in centimetres. */
  width: number;
};

/** Documents, or anything else. */
export type ParcelType =
  /** Papers only. */
  | 'DOCUMENT'
  /** Goods of any kind. */
  | 'NON_DOCUMENT';

/** What a plan grants on one service: a percentage or a flat price, one of the two. */
export type PricePlanServiceInput = {
  /** Percentage taken off the freight, 0 to 100. */
  discountPercent?: string | number | null | undefined;
  /** Price of every shipment. */
  flatPerShipment?: string | number | null | undefined;
  /** Code of the service, such as SVC_ECO. */
  serviceCode: string;
};

/** One line of an order. Weight and measures are of one unit. */
export type ProductInput = {
  /** ISO 4217 code of the price. */
  currency: string;
  /** Weight of one unit in grams. */
  grams: number;
  /** Height in centimetres. */
  height: number;
  /** Harmonised System code for customs: 6 to 12 digits, with or without dots. */
  hsCode?: string | null | undefined;
  /** Length in centimetres. */
  length: number;
  /** Name of the product. At most 500 characters. */
  name: string;
  /** Country of origin for customs, ISO 3166-1 alpha-2. */
  originCountry?: string | null | undefined;
  /** Price of one unit in major units. */
  price: string | number;
  /** How many units; a positive whole number. */
  quantity: number;
  /** Volume of one unit in cubic centimetres; 0 for length x width x height. */
  volume: number;
  /** Width in centimetres. */
  width: number;
};

/** What the operator wants priced. */
export type QuoteRatesInput = {
  /** The driver collects money; only services that do. True when an amount is given. */
  cod?: boolean | null | undefined;
  /** What the driver collects, in the currency of the answer. */
  collectionAmount?: string | number | null | undefined;
  /** Currency of the answer; that of the products when absent. */
  currency?: string | null | undefined;
  /** Where it is shipped to. */
  destination: AddressInput;
  /** Price the way back of such a shipment: reversed, and as no shopper is shown. */
  isReturn?: boolean | null | undefined;
  /** Where it is shipped from. */
  origin: AddressInput;
  /** The parcel as a whole, without products. */
  package?: PackageInput | null | undefined;
  /** The products; or a package, or a weight. */
  products?: Array<ProductInput> | null | undefined;
  /** Price for this seller. Public prices when absent. */
  sellerId?: string | null | undefined;
  /** Only these service codes. */
  services?: Array<string> | null | undefined;
  /** Goods, and no document, when absent. */
  type?: ParcelType | null | undefined;
  /** Total volume in cubic centimetres, without products and package. */
  volume?: number | null | undefined;
  /** Total weight in kilograms, without products and package. */
  weight?: number | null | undefined;
};

/** Whose prices a rate card holds. */
export type RateCardPurpose =
  /** What the carrier asks of the operator, which is booked when it takes a shipment over. */
  | 'COST'
  /** What shops are asked for. */
  | 'SALE';

/** Where a rate card is in its life. */
export type RateCardStatus =
  /** Being prepared; nothing is priced by it. */
  | 'DRAFT'
  /** On sale from its first day on. It can no longer change. */
  | 'PUBLISHED'
  /** Off sale. Shipments that were priced by it still are. */
  | 'RETIRED';

/** The prices of one kind of route. */
export type RateTierInput = {
  /** Its prices, in any order. */
  breaks: Array<WeightBreakInput>;
  /** D1 same city, D2 same state, D3 same country, I1 same region, I2 same continent, I3 the rest, or the tier of a lane. */
  tier: string;
};

/** What to ship from where to where. */
export type RatesInput = {
  /** Currency of the answer; that of the products when absent. */
  currency?: string | null | undefined;
  /** Where it is shipped to. */
  destination: AddressInput;
  /** Where it is shipped from. */
  origin: AddressInput;
  /** The products; weight and volume are computed from them. At most 1000. */
  products?: Array<ProductInput> | null | undefined;
  /** For the operator: price for this seller. Public prices when absent. */
  sellerId?: string | null | undefined;
  /** Goods, and no document, when absent. */
  type?: ParcelType | null | undefined;
  /** Total volume in cubic centimetres, for callers without products. */
  volume?: number | null | undefined;
  /** Total weight in kilograms, for callers without products. */
  weight?: number | null | undefined;
};

/** What a percentage is taken of. */
export type SurchargeBase =
  /** Of the price by weight. */
  | 'BASE'
  /** Of the price by weight and the surcharges before it. */
  | 'BASE_PLUS_PREV';

/** What a surcharge is for. */
export type SurchargeCode =
  /** Collecting cash. Only charged when cash is collected. */
  | 'COD_CARRIER'
  /** Fuel. */
  | 'FUEL'
  /** Long or bulky parcels. */
  | 'OVERSIZE'
  /** Busy seasons. */
  | 'PEAK'
  /** Remote areas. */
  | 'REMOTE';

/** What is charged on top of the price by weight. */
export type SurchargeInput = {
  /** What a percentage is taken of; BASE when absent. */
  appliesTo?: SurchargeBase | null | undefined;
  /** What it is for. */
  code: SurchargeCode;
  /** ISO 4217 code of an amount; that of the card when absent. */
  currency?: string | null | undefined;
  /** How it is worked out. */
  kind: SurchargeKind;
  /** Its name in a breakdown; that of the code when absent. At most 100 characters. */
  label?: string | null | undefined;
  /** Only when the girth exceeds this, in centimetres. */
  overGirthCm?: number | null | undefined;
  /** Only when the longest side exceeds this, in centimetres. */
  overLengthCm?: number | null | undefined;
  /** Charged from then on. */
  validFrom?: string | null | undefined;
  /** No longer charged from then on. */
  validTo?: string | null | undefined;
  /** Percentage from 0 to 1000, or an amount. */
  value: string | number;
  /** Code of the zone that one end of the route must lie in. */
  zone?: string | null | undefined;
};

/** How a surcharge is worked out. */
export type SurchargeKind =
  /** An amount for each shipment. */
  | 'FLAT'
  /** A percentage. */
  | 'PERCENT'
  /** An amount for each kilogram of chargeable weight. */
  | 'PER_KG';

/** What changes of a draft. What is absent stays as it is. */
export type UpdateRateCardDraftInput = {
  /** ISO 4217 code of the prices. A different one needs tiers: amounts of another currency are other prices. */
  currency?: string | null | undefined;
  /** In effect from then on. */
  effectiveFrom?: string | null | undefined;
  /** No longer in effect from then on; null for without end. */
  effectiveTo?: string | null | undefined;
  /** The revision that was looked at; VERSION_CONFLICT when somebody has changed the draft since then. */
  expectedRevision?: number | null | undefined;
  /** The surcharges in their order, in the place of all others. At most 50. */
  surcharges?: Array<SurchargeInput> | null | undefined;
  /** The prices by tier, in the place of all others. At most 5000 in all. */
  tiers?: Array<RateTierInput> | null | undefined;
};

/** The price of parcels up to a weight. */
export type WeightBreakInput = {
  /** Price in the currency of the card. */
  price: string | number;
  /** How much more each started step costs. Together with stepKg. */
  pricePerStep?: string | number | null | undefined;
  /** On the last break: above it, every started step of this many kilograms costs more. */
  stepKg?: string | number | null | undefined;
  /** Up to this chargeable weight in kilograms, inclusive. At most three decimals. */
  upToKg: string | number;
};

export type RateCardsQueryVariables = Exact<{
  serviceCode?: string | null | undefined;
  purpose?: RateCardPurpose | null | undefined;
  status?: Array<RateCardStatus> | RateCardStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RateCardsQuery = { rateCards: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: number, purpose: RateCardPurpose, status: RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string } }> } };

export type PublishedCardsQueryVariables = Exact<{
  serviceCode?: string | null | undefined;
  purpose?: RateCardPurpose | null | undefined;
}>;


export type PublishedCardsQuery = { rateCards: { nodes: Array<{ id: string, version: number, purpose: RateCardPurpose, currency: string, effectiveFrom: string, effectiveTo: string | null, service: { code: string } }> } };

export type CarriersQueryVariables = Exact<{ [key: string]: never; }>;


export type CarriersQuery = { carriers: Array<{ code: string, name: string, kind: CarrierKind, active: boolean, services: Array<{ code: string, name: string, active: boolean, domestic: boolean, international: boolean, supportsCod: boolean, minWeightKg: string | null, maxWeightKg: string | null, maxLengthCm: number | null, volumetricDivisor: number, weightStepKg: string, minTransitDays: number, maxTransitDays: number, codMaxAmount: { amount: string, currency: string } | null }> }> };

export type SetServiceActiveMutationVariables = Exact<{
  code: string;
  active: boolean;
}>;


export type SetServiceActiveMutation = { setServiceActive: { code: string, active: boolean } };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: Array<{ id: string, name: string, currency: string, discountPercent: string, returnFreightPercent: string, codFeePercent: string | null, createdAt: string, codFeeMin: { amount: string, currency: string } | null, codFeeMax: { amount: string, currency: string } | null, creditLimit: { amount: string, currency: string }, minCharge: { amount: string, currency: string } | null, adjustmentThreshold: { amount: string, currency: string } | null, services: Array<{ discountPercent: string | null, flatPerShipment: { amount: string, currency: string } | null, service: { code: string, name: string } }> }> };

export type CreatePlanMutationVariables = Exact<{
  input: CreatePlanInput;
}>;


export type CreatePlanMutation = { createPlan: { id: string, name: string } };

export type SetFxRateMutationVariables = Exact<{
  from: string;
  to: string;
  rate: string | number;
  validFrom?: string | null | undefined;
}>;


export type SetFxRateMutation = { setFxRate: { id: string, from: string, to: string, rate: string, validFrom: string } };

export type ImportRateCardCsvMutationVariables = Exact<{
  serviceCode: string;
  purpose?: RateCardPurpose | null | undefined;
  csv: string;
  currency?: string | null | undefined;
  effectiveFrom?: string | null | undefined;
}>;


export type ImportRateCardCsvMutation = { importRateCardCsv: { id: string, version: number } };

export type WholeCardFragment = { id: string, version: number, purpose: RateCardPurpose, status: RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: SurchargeCode, label: string, kind: SurchargeKind, value: string, currency: string | null, appliesTo: SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> };

export type RateCardQueryVariables = Exact<{
  id: string;
}>;


export type RateCardQuery = { rateCard: { id: string, version: number, purpose: RateCardPurpose, status: RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: SurchargeCode, label: string, kind: SurchargeKind, value: string, currency: string | null, appliesTo: SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> } };

export type RateCardCsvQueryVariables = Exact<{
  id: string;
}>;


export type RateCardCsvQuery = { rateCard: { csv: string } };

export type DraftRateCardMutationVariables = Exact<{
  input: DraftRateCardInput;
}>;


export type DraftRateCardMutation = { draftRateCard: { id: string, version: number, purpose: RateCardPurpose, status: RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: SurchargeCode, label: string, kind: SurchargeKind, value: string, currency: string | null, appliesTo: SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> } };

export type UpdateRateCardDraftMutationVariables = Exact<{
  id: string;
  input: UpdateRateCardDraftInput;
}>;


export type UpdateRateCardDraftMutation = { updateRateCardDraft: { id: string, version: number, purpose: RateCardPurpose, status: RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: SurchargeCode, label: string, kind: SurchargeKind, value: string, currency: string | null, appliesTo: SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> } };

export type PublishRateCardMutationVariables = Exact<{
  id: string;
  expectedRevision?: number | null | undefined;
}>;


export type PublishRateCardMutation = { publishRateCard: { id: string, status: RateCardStatus } };

export type RetireRateCardMutationVariables = Exact<{
  id: string;
}>;


export type RetireRateCardMutation = { retireRateCard: { id: string, status: RateCardStatus } };

export type DeleteRateCardMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRateCardMutation = { deleteRateCard: boolean };

export type OptionFragment = { serviceCode: string, serviceName: string, carrierName: string, description: string, pickupDropoffMethod: string, tier: string | null, rateCardVersion: number | null, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, supportsCod: boolean, totalPrice: { amount: string, currency: string }, publicRate: { amount: string, currency: string }, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, discount: { planName: string, percent: number | null, amount: { amount: string, currency: string } } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> };

export type QuoteRatesQueryVariables = Exact<{
  input: QuoteRatesInput;
}>;


export type QuoteRatesQuery = { quoteRates: { currency: string, divisor: number, generatedAt: string, planName: string | null, options: Array<{ serviceCode: string, serviceName: string, carrierName: string, description: string, pickupDropoffMethod: string, tier: string | null, rateCardVersion: number | null, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, supportsCod: boolean, totalPrice: { amount: string, currency: string }, publicRate: { amount: string, currency: string }, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, discount: { planName: string, percent: number | null, amount: { amount: string, currency: string } } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> }>, rejected: Array<{ serviceCode: string, code: string, message: string }>, warnings: Array<{ field: string | null, code: string, message: string }> } };

export type ExplainRatesQueryVariables = Exact<{
  input: RatesInput;
}>;


export type ExplainRatesQuery = { rates: { rates: Array<{ serviceCode: string, serviceName: string, carrierName: string, description: string, pickupDropoffMethod: string, tier: string | null, rateCardVersion: number | null, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, supportsCod: boolean, totalPrice: { amount: string, currency: string }, publicRate: { amount: string, currency: string }, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, discount: { planName: string, percent: number | null, amount: { amount: string, currency: string } } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> }>, rejected: Array<{ serviceCode: string, code: string, message: string }>, warnings: Array<{ field: string | null, code: string, message: string }> } };

export type ServiceNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceNamesQuery = { carriers: Array<{ name: string, services: Array<{ code: string, name: string, volumetricDivisor: number }> }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const WholeCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WholeCard on RateCard {
  id
  version
  purpose
  status
  currency
  revision
  effectiveFrom
  effectiveTo
  createdAt
  service {
    code
    name
    domestic
    international
    maxWeightKg
  }
  tiers {
    tier
    breaks {
      upToKg
      stepKg
      price {
        amount
      }
      pricePerStep {
        amount
      }
    }
  }
  surcharges {
    id
    code
    label
    kind
    value
    currency
    appliesTo
    validFrom
    validTo
    zone
    overLengthCm
    overGirthCm
  }
}
    `, {"fragmentName":"WholeCard"}) as unknown as TypedDocumentString<WholeCardFragment, unknown>;
export const OptionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Option on RateOption {
  serviceCode
  serviceName
  carrierName
  description
  pickupDropoffMethod
  tier
  rateCardVersion
  actualWeightKg
  volumetricWeightKg
  chargeableWeightKg
  supportsCod
  totalPrice {
    amount
    currency
  }
  publicRate {
    amount
    currency
  }
  actualRate {
    amount
    currency
  }
  displayRate {
    amount
    currency
  }
  codFee {
    amount
    currency
  }
  discount {
    planName
    percent
    amount {
      amount
      currency
    }
  }
  breakdown {
    code
    label
    amount {
      amount
      currency
    }
  }
}
    `, {"fragmentName":"Option"}) as unknown as TypedDocumentString<OptionFragment, unknown>;
export const RateCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RateCards($serviceCode: String, $purpose: RateCardPurpose, $status: [RateCardStatus!], $first: Int!, $after: String) {
  rateCards(
    serviceCode: $serviceCode
    purpose: $purpose
    status: $status
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      version
      purpose
      status
      currency
      revision
      effectiveFrom
      effectiveTo
      createdAt
      service {
        code
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RateCardsQuery, RateCardsQueryVariables>;
export const PublishedCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublishedCards($serviceCode: String, $purpose: RateCardPurpose) {
  rateCards(
    serviceCode: $serviceCode
    purpose: $purpose
    status: [PUBLISHED]
    first: 500
  ) {
    nodes {
      id
      version
      purpose
      currency
      effectiveFrom
      effectiveTo
      service {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublishedCardsQuery, PublishedCardsQueryVariables>;
export const CarriersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Carriers {
  carriers {
    code
    name
    kind
    active
    services {
      code
      name
      active
      domestic
      international
      supportsCod
      codMaxAmount {
        amount
        currency
      }
      minWeightKg
      maxWeightKg
      maxLengthCm
      volumetricDivisor
      weightStepKg
      minTransitDays
      maxTransitDays
    }
  }
}
    `) as unknown as TypedDocumentString<CarriersQuery, CarriersQueryVariables>;
export const SetServiceActiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetServiceActive($code: String!, $active: Boolean!) {
  setServiceActive(code: $code, active: $active) {
    code
    active
  }
}
    `) as unknown as TypedDocumentString<SetServiceActiveMutation, SetServiceActiveMutationVariables>;
export const PlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Plans {
  plans {
    id
    name
    currency
    discountPercent
    returnFreightPercent
    codFeePercent
    createdAt
    codFeeMin {
      amount
      currency
    }
    codFeeMax {
      amount
      currency
    }
    creditLimit {
      amount
      currency
    }
    minCharge {
      amount
      currency
    }
    adjustmentThreshold {
      amount
      currency
    }
    services {
      discountPercent
      flatPerShipment {
        amount
        currency
      }
      service {
        code
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;
export const CreatePlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePlan($input: CreatePlanInput!) {
  createPlan(input: $input) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CreatePlanMutation, CreatePlanMutationVariables>;
export const SetFxRateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetFxRate($from: String!, $to: String!, $rate: Decimal!, $validFrom: DateTimeISO) {
  setFxRate(from: $from, to: $to, rate: $rate, validFrom: $validFrom) {
    id
    from
    to
    rate
    validFrom
  }
}
    `) as unknown as TypedDocumentString<SetFxRateMutation, SetFxRateMutationVariables>;
export const ImportRateCardCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportRateCardCsv($serviceCode: String!, $purpose: RateCardPurpose, $csv: String!, $currency: String, $effectiveFrom: DateTimeISO) {
  importRateCardCsv(
    serviceCode: $serviceCode
    purpose: $purpose
    csv: $csv
    currency: $currency
    effectiveFrom: $effectiveFrom
  ) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<ImportRateCardCsvMutation, ImportRateCardCsvMutationVariables>;
export const RateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RateCard($id: String!) {
  rateCard(id: $id) {
    ...WholeCard
  }
}
    fragment WholeCard on RateCard {
  id
  version
  purpose
  status
  currency
  revision
  effectiveFrom
  effectiveTo
  createdAt
  service {
    code
    name
    domestic
    international
    maxWeightKg
  }
  tiers {
    tier
    breaks {
      upToKg
      stepKg
      price {
        amount
      }
      pricePerStep {
        amount
      }
    }
  }
  surcharges {
    id
    code
    label
    kind
    value
    currency
    appliesTo
    validFrom
    validTo
    zone
    overLengthCm
    overGirthCm
  }
}`) as unknown as TypedDocumentString<RateCardQuery, RateCardQueryVariables>;
export const RateCardCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RateCardCsv($id: String!) {
  rateCard(id: $id) {
    csv
  }
}
    `) as unknown as TypedDocumentString<RateCardCsvQuery, RateCardCsvQueryVariables>;
export const DraftRateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DraftRateCard($input: DraftRateCardInput!) {
  draftRateCard(input: $input) {
    ...WholeCard
  }
}
    fragment WholeCard on RateCard {
  id
  version
  purpose
  status
  currency
  revision
  effectiveFrom
  effectiveTo
  createdAt
  service {
    code
    name
    domestic
    international
    maxWeightKg
  }
  tiers {
    tier
    breaks {
      upToKg
      stepKg
      price {
        amount
      }
      pricePerStep {
        amount
      }
    }
  }
  surcharges {
    id
    code
    label
    kind
    value
    currency
    appliesTo
    validFrom
    validTo
    zone
    overLengthCm
    overGirthCm
  }
}`) as unknown as TypedDocumentString<DraftRateCardMutation, DraftRateCardMutationVariables>;
export const UpdateRateCardDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateRateCardDraft($id: String!, $input: UpdateRateCardDraftInput!) {
  updateRateCardDraft(id: $id, input: $input) {
    ...WholeCard
  }
}
    fragment WholeCard on RateCard {
  id
  version
  purpose
  status
  currency
  revision
  effectiveFrom
  effectiveTo
  createdAt
  service {
    code
    name
    domestic
    international
    maxWeightKg
  }
  tiers {
    tier
    breaks {
      upToKg
      stepKg
      price {
        amount
      }
      pricePerStep {
        amount
      }
    }
  }
  surcharges {
    id
    code
    label
    kind
    value
    currency
    appliesTo
    validFrom
    validTo
    zone
    overLengthCm
    overGirthCm
  }
}`) as unknown as TypedDocumentString<UpdateRateCardDraftMutation, UpdateRateCardDraftMutationVariables>;
export const PublishRateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishRateCard($id: String!, $expectedRevision: Int) {
  publishRateCard(id: $id, expectedRevision: $expectedRevision) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<PublishRateCardMutation, PublishRateCardMutationVariables>;
export const RetireRateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetireRateCard($id: String!) {
  retireRateCard(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<RetireRateCardMutation, RetireRateCardMutationVariables>;
export const DeleteRateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteRateCard($id: String!) {
  deleteRateCard(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteRateCardMutation, DeleteRateCardMutationVariables>;
export const QuoteRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuoteRates($input: QuoteRatesInput!) {
  quoteRates(input: $input) {
    currency
    divisor
    generatedAt
    planName
    options {
      ...Option
    }
    rejected {
      serviceCode
      code
      message
    }
    warnings {
      field
      code
      message
    }
  }
}
    fragment Option on RateOption {
  serviceCode
  serviceName
  carrierName
  description
  pickupDropoffMethod
  tier
  rateCardVersion
  actualWeightKg
  volumetricWeightKg
  chargeableWeightKg
  supportsCod
  totalPrice {
    amount
    currency
  }
  publicRate {
    amount
    currency
  }
  actualRate {
    amount
    currency
  }
  displayRate {
    amount
    currency
  }
  codFee {
    amount
    currency
  }
  discount {
    planName
    percent
    amount {
      amount
      currency
    }
  }
  breakdown {
    code
    label
    amount {
      amount
      currency
    }
  }
}`) as unknown as TypedDocumentString<QuoteRatesQuery, QuoteRatesQueryVariables>;
export const ExplainRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExplainRates($input: RatesInput!) {
  rates(input: $input, explain: true) {
    rates {
      ...Option
    }
    rejected {
      serviceCode
      code
      message
    }
    warnings {
      field
      code
      message
    }
  }
}
    fragment Option on RateOption {
  serviceCode
  serviceName
  carrierName
  description
  pickupDropoffMethod
  tier
  rateCardVersion
  actualWeightKg
  volumetricWeightKg
  chargeableWeightKg
  supportsCod
  totalPrice {
    amount
    currency
  }
  publicRate {
    amount
    currency
  }
  actualRate {
    amount
    currency
  }
  displayRate {
    amount
    currency
  }
  codFee {
    amount
    currency
  }
  discount {
    planName
    percent
    amount {
      amount
      currency
    }
  }
  breakdown {
    code
    label
    amount {
      amount
      currency
    }
  }
}`) as unknown as TypedDocumentString<ExplainRatesQuery, ExplainRatesQueryVariables>;
export const ServiceNamesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ServiceNames {
  carriers {
    name
    services {
      code
      name
      volumetricDivisor
    }
  }
}
    `) as unknown as TypedDocumentString<ServiceNamesQuery, ServiceNamesQueryVariables>;