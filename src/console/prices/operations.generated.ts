/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UnknownPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnknownPlacesQuery = { unknownPlaces: Array<{ id: string, countryCode: string, state: string | null, city: string, orders: number, firstSeenAt: string, lastSeenAt: string }> };

export type ZonePlacesQueryVariables = Exact<{
  countryCode: string;
}>;


export type ZonePlacesQuery = { zonePlaces: Array<string> };

export type PlaceAliasesQueryVariables = Exact<{
  countryCode: string;
}>;


export type PlaceAliasesQuery = { placeAliases: Array<{ id: string, countryCode: string, state: string | null, city: string, alias: string, createdAt: string }> };

export type SavePlaceAliasMutationVariables = Exact<{
  countryCode: string;
  state?: string | null | undefined;
  city: string;
  alias: string;
}>;


export type SavePlaceAliasMutation = { savePlaceAlias: { id: string, countryCode: string, city: string, alias: string } };

export type DeletePlaceAliasMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlaceAliasMutation = { deletePlaceAlias: boolean };

export type RateCardsQueryVariables = Exact<{
  serviceCode?: string | null | undefined;
  purpose?: Types.RateCardPurpose | null | undefined;
  status?: Array<Types.RateCardStatus> | Types.RateCardStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RateCardsQuery = { rateCards: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: number, purpose: Types.RateCardPurpose, status: Types.RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string } }> } };

export type PublishedCardsQueryVariables = Exact<{
  serviceCode?: string | null | undefined;
  purpose?: Types.RateCardPurpose | null | undefined;
}>;


export type PublishedCardsQuery = { rateCards: { nodes: Array<{ id: string, version: number, purpose: Types.RateCardPurpose, currency: string, effectiveFrom: string, effectiveTo: string | null, service: { code: string } }> } };

export type CarriersQueryVariables = Exact<{ [key: string]: never; }>;


export type CarriersQuery = { carriers: Array<{ code: string, name: string, kind: Types.CarrierKind, active: boolean, services: Array<{ code: string, name: string, active: boolean, domestic: boolean, international: boolean, supportsCod: boolean, minWeightKg: string | null, maxWeightKg: string | null, maxLengthCm: number | null, volumetricDivisor: number, weightStepKg: string, minTransitDays: number, maxTransitDays: number, codMaxAmount: { amount: string, currency: string } | null }> }> };

export type SetServiceActiveMutationVariables = Exact<{
  code: string;
  active: boolean;
}>;


export type SetServiceActiveMutation = { setServiceActive: { code: string, active: boolean } };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: Array<{ id: string, name: string, currency: string, discountPercent: string, returnFreightPercent: string, codFeePercent: string | null, createdAt: string, codFeeMin: { amount: string, currency: string } | null, codFeeMax: { amount: string, currency: string } | null, creditLimit: { amount: string, currency: string }, minCharge: { amount: string, currency: string } | null, adjustmentThreshold: { amount: string, currency: string } | null, services: Array<{ discountPercent: string | null, flatPerShipment: { amount: string, currency: string } | null, service: { code: string, name: string } }> }> };

export type CreatePlanMutationVariables = Exact<{
  input: Types.CreatePlanInput;
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
  purpose?: Types.RateCardPurpose | null | undefined;
  csv: string;
  currency?: string | null | undefined;
  effectiveFrom?: string | null | undefined;
}>;


export type ImportRateCardCsvMutation = { importRateCardCsv: { id: string, version: number } };

export type WholeCardFragment = { id: string, version: number, purpose: Types.RateCardPurpose, status: Types.RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: Types.SurchargeCode, label: string, kind: Types.SurchargeKind, value: string, currency: string | null, appliesTo: Types.SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> };

export type RateCardQueryVariables = Exact<{
  id: string;
}>;


export type RateCardQuery = { rateCard: { id: string, version: number, purpose: Types.RateCardPurpose, status: Types.RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: Types.SurchargeCode, label: string, kind: Types.SurchargeKind, value: string, currency: string | null, appliesTo: Types.SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> } };

export type RateCardCsvQueryVariables = Exact<{
  id: string;
}>;


export type RateCardCsvQuery = { rateCard: { csv: string } };

export type DraftRateCardMutationVariables = Exact<{
  input: Types.DraftRateCardInput;
}>;


export type DraftRateCardMutation = { draftRateCard: { id: string, version: number, purpose: Types.RateCardPurpose, status: Types.RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: Types.SurchargeCode, label: string, kind: Types.SurchargeKind, value: string, currency: string | null, appliesTo: Types.SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> } };

export type UpdateRateCardDraftMutationVariables = Exact<{
  id: string;
  input: Types.UpdateRateCardDraftInput;
}>;


export type UpdateRateCardDraftMutation = { updateRateCardDraft: { id: string, version: number, purpose: Types.RateCardPurpose, status: Types.RateCardStatus, currency: string, revision: number, effectiveFrom: string, effectiveTo: string | null, createdAt: string, service: { code: string, name: string, domestic: boolean, international: boolean, maxWeightKg: string | null }, tiers: Array<{ tier: string, breaks: Array<{ upToKg: string, stepKg: string | null, price: { amount: string }, pricePerStep: { amount: string } | null }> }>, surcharges: Array<{ id: string, code: Types.SurchargeCode, label: string, kind: Types.SurchargeKind, value: string, currency: string | null, appliesTo: Types.SurchargeBase, validFrom: string | null, validTo: string | null, zone: string | null, overLengthCm: number | null, overGirthCm: number | null }> } };

export type PublishRateCardMutationVariables = Exact<{
  id: string;
  expectedRevision?: number | null | undefined;
}>;


export type PublishRateCardMutation = { publishRateCard: { id: string, status: Types.RateCardStatus } };

export type RetireRateCardMutationVariables = Exact<{
  id: string;
}>;


export type RetireRateCardMutation = { retireRateCard: { id: string, status: Types.RateCardStatus } };

export type DeleteRateCardMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRateCardMutation = { deleteRateCard: boolean };

export type OptionFragment = { serviceCode: string, serviceName: string, carrierName: string, minTransitDays: number, maxTransitDays: number, pickupDropoff: Types.PickupDropoff, pickupDay: string | null, cutoffTime: string | null, workDays: string, estimated: boolean, weightStepKg: number, volumetricDivisor: number, tier: string | null, rateCardVersion: number | null, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, supportsCod: boolean, totalPrice: { amount: string, currency: string }, publicRate: { amount: string, currency: string }, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, discount: { planName: string, percent: number | null, amount: { amount: string, currency: string } } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> };

export type QuoteRatesQueryVariables = Exact<{
  input: Types.QuoteRatesInput;
}>;


export type QuoteRatesQuery = { quoteRates: { currency: string, divisor: number, generatedAt: string, planName: string | null, options: Array<{ serviceCode: string, serviceName: string, carrierName: string, minTransitDays: number, maxTransitDays: number, pickupDropoff: Types.PickupDropoff, pickupDay: string | null, cutoffTime: string | null, workDays: string, estimated: boolean, weightStepKg: number, volumetricDivisor: number, tier: string | null, rateCardVersion: number | null, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, supportsCod: boolean, totalPrice: { amount: string, currency: string }, publicRate: { amount: string, currency: string }, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, discount: { planName: string, percent: number | null, amount: { amount: string, currency: string } } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> }>, rejected: Array<{ serviceCode: string, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }>, warnings: Array<{ field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> } };

export type ExplainRatesQueryVariables = Exact<{
  input: Types.RatesInput;
}>;


export type ExplainRatesQuery = { rates: { rates: Array<{ serviceCode: string, serviceName: string, carrierName: string, minTransitDays: number, maxTransitDays: number, pickupDropoff: Types.PickupDropoff, pickupDay: string | null, cutoffTime: string | null, workDays: string, estimated: boolean, weightStepKg: number, volumetricDivisor: number, tier: string | null, rateCardVersion: number | null, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, supportsCod: boolean, totalPrice: { amount: string, currency: string }, publicRate: { amount: string, currency: string }, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, discount: { planName: string, percent: number | null, amount: { amount: string, currency: string } } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> }>, rejected: Array<{ serviceCode: string, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }>, warnings: Array<{ field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> } };

export type ServiceNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceNamesQuery = { carriers: Array<{ name: string, services: Array<{ code: string, name: string }> }> };

export type UsualOriginQueryVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type UsualOriginQuery = { defaultOrigin: { address: { city: string, state: string | null, zip: string, countryCode: string } } | null };

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
  minTransitDays
  maxTransitDays
  pickupDropoff
  pickupDay
  cutoffTime
  workDays
  estimated
  weightStepKg
  volumetricDivisor
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
export const UnknownPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnknownPlaces {
  unknownPlaces {
    id
    countryCode
    state
    city
    orders
    firstSeenAt
    lastSeenAt
  }
}
    `) as unknown as TypedDocumentString<UnknownPlacesQuery, UnknownPlacesQueryVariables>;
export const ZonePlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ZonePlaces($countryCode: String!) {
  zonePlaces(countryCode: $countryCode)
}
    `) as unknown as TypedDocumentString<ZonePlacesQuery, ZonePlacesQueryVariables>;
export const PlaceAliasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlaceAliases($countryCode: String!) {
  placeAliases(countryCode: $countryCode) {
    id
    countryCode
    state
    city
    alias
    createdAt
  }
}
    `) as unknown as TypedDocumentString<PlaceAliasesQuery, PlaceAliasesQueryVariables>;
export const SavePlaceAliasDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SavePlaceAlias($countryCode: String!, $state: String, $city: String!, $alias: String!) {
  savePlaceAlias(
    countryCode: $countryCode
    state: $state
    city: $city
    alias: $alias
  ) {
    id
    countryCode
    city
    alias
  }
}
    `) as unknown as TypedDocumentString<SavePlaceAliasMutation, SavePlaceAliasMutationVariables>;
export const DeletePlaceAliasDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePlaceAlias($id: String!) {
  deletePlaceAlias(id: $id)
}
    `) as unknown as TypedDocumentString<DeletePlaceAliasMutation, DeletePlaceAliasMutationVariables>;
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
      variant
      params
    }
    warnings {
      field
      code
      message
      variant
      params
    }
  }
}
    fragment Option on RateOption {
  serviceCode
  serviceName
  carrierName
  minTransitDays
  maxTransitDays
  pickupDropoff
  pickupDay
  cutoffTime
  workDays
  estimated
  weightStepKg
  volumetricDivisor
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
      variant
      params
    }
    warnings {
      field
      code
      message
      variant
      params
    }
  }
}
    fragment Option on RateOption {
  serviceCode
  serviceName
  carrierName
  minTransitDays
  maxTransitDays
  pickupDropoff
  pickupDay
  cutoffTime
  workDays
  estimated
  weightStepKg
  volumetricDivisor
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
    }
  }
}
    `) as unknown as TypedDocumentString<ServiceNamesQuery, ServiceNamesQueryVariables>;
export const UsualOriginDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UsualOrigin($sellerId: String) {
  defaultOrigin(sellerId: $sellerId) {
    address {
      city
      state
      zip
      countryCode
    }
  }
}
    `) as unknown as TypedDocumentString<UsualOriginQuery, UsualOriginQueryVariables>;