/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ShipPlaceFragment = { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null };

export type SavedPlaceFragment = { id: string, kind: Types.SavedAddressKind, name: string, isDefault: boolean, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, address: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } };

export type KeptParcelFragment = { id: string, name: string, grams: number, length: number, width: number, height: number, contents: string | null, price: { amount: string, currency: string } | null };

export type LiveOptionFragment = { id: string, serviceCode: string, serviceName: string, carrierName: string, minTransitDays: number, maxTransitDays: number, pickupDropoff: Types.PickupDropoff, pickupDay: string | null, cutoffTime: string | null, workDays: string, estimated: boolean, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, weightStepKg: number, volumetricDivisor: number, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> };

export type LivePricesQueryVariables = Exact<{
  input: Types.RatesInput;
}>;


export type LivePricesQuery = { rates: { rates: Array<{ id: string, serviceCode: string, serviceName: string, carrierName: string, minTransitDays: number, maxTransitDays: number, pickupDropoff: Types.PickupDropoff, pickupDay: string | null, cutoffTime: string | null, workDays: string, estimated: boolean, actualWeightKg: number, volumetricWeightKg: number, chargeableWeightKg: number, weightStepKg: number, volumetricDivisor: number, actualRate: { amount: string, currency: string }, displayRate: { amount: string, currency: string } | null, codFee: { amount: string, currency: string } | null, breakdown: Array<{ code: string, label: string, amount: { amount: string, currency: string } }> }>, rejected: Array<{ serviceCode: string, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }>, warnings: Array<{ field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> } };

export type SenderPlacesQueryVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type SenderPlacesQuery = { defaultOrigin: { name: string, address: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } } | null, shops: { nodes: Array<{ domain: string, name: string, locations: Array<{ refId: string, refName: string, address: string, city: string, state: string, zip: string, countryCode: string, lat: number | null, lng: number | null }> }> } };

export type SuggestionFragment = { savedAddressId: string | null, name: string, firstName: string, lastName: string, email: string | null, phone: string | null, usedAt: string | null, address: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } };

export type SuggestRecipientsQueryVariables = Exact<{
  sellerId?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type SuggestRecipientsQuery = { recipientSuggestions: Array<{ savedAddressId: string | null, name: string, firstName: string, lastName: string, email: string | null, phone: string | null, usedAt: string | null, address: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } }> };

export type FindSavedPlacesQueryVariables = Exact<{
  sellerId?: string | null | undefined;
  kind: Types.SavedAddressKind;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FindSavedPlacesQuery = { savedAddresses: { totalCount: number, totalCountIsEstimate: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, kind: Types.SavedAddressKind, name: string, isDefault: boolean, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, address: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } }> } };

export type KeptParcelsQueryVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type KeptParcelsQuery = { savedParcels: { nodes: Array<{ id: string, name: string, grams: number, length: number, width: number, height: number, contents: string | null, price: { amount: string, currency: string } | null }> } };

export type EarlierShipmentQueryVariables = Exact<{
  id: string;
  isOperator: boolean;
}>;


export type EarlierShipmentQuery = { shipment: { id: string, reference: string, serviceCode: string, seller?: { id: string } | null, package: { weightKg: number, lengthCm: number, widthCm: number, heightCm: number }, order: { currency: string, paymentStatus: Types.PaymentStatus, collectionAmount: { amount: string }, customer: { firstName: string, lastName: string, email: string, phone: string | null, company: string | null, deliveryNote: string | null }, origin: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null }, destination: { address: string, city: string, state: string | null, zip: string, countryCode: string, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null }, lines: Array<{ name: string, quantity: number, hsCode: string | null, originCountry: string | null, price: { amount: string } }> } | null } };

export type DraftPlaceFragment = { address: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null };

export type ShipmentDraftQueryVariables = Exact<{
  id: string | number;
}>;


export type ShipmentDraftQuery = { orderDraft: { id: string, sellerId: string, orderId: string | null, content: { order: { carrier: string | null, currency: string | null, orderNumber: number | null, orderReference: string | null, shopDomain: string | null, paymentStatus: Types.PaymentStatus | null, collectionAmount: string | null, subTotal: string | null, tax: string | null, discount: string | null, total: string | null, shippingFee: string | null, paymentMethod: string | null, locale: string | null } | null, customer: { firstName: string | null, lastName: string | null, email: string | null, phone: string | null, company: string | null, deliveryNote: string | null } | null, origin: { address: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } | null, destination: { address: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, lat: number | null, lng: number | null, company: string | null, deliveryNote: string | null } | null, products: Array<{ name: string | null, quantity: number | null, price: string | null, grams: number | null, length: number | null, width: number | null, height: number | null, volume: number | null, hsCode: string | null, originCountry: string | null }> | null } } };

export type ShipmentDraftsQueryVariables = Exact<{
  sellerId?: string | number | null | undefined;
}>;


export type ShipmentDraftsQuery = { orderDrafts: { totalCount: number, nodes: Array<{ id: string, updatedAt: string, content: { customer: { firstName: string | null, lastName: string | null, company: string | null } | null, destination: { city: string | null, countryCode: string | null } | null } }> } };

export type KeepDraftMutationVariables = Exact<{
  input: Types.OrderDraftInput;
}>;


export type KeepDraftMutation = { createOrderDraft: { id: string } };

export type ChangeDraftMutationVariables = Exact<{
  id: string | number;
  content: Types.OrderDraftContentInput;
}>;


export type ChangeDraftMutation = { updateOrderDraft: { id: string } };

export type PlaceDraftMutationVariables = Exact<{
  id: string | number;
  expectedRate?: string | number | null | undefined;
}>;


export type PlaceDraftMutation = { placeOrderDraft: { orderId: string, shipmentId: string, shipmentReference: string, warnings: Array<{ code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> } };

export type DropDraftMutationVariables = Exact<{
  id: string | number;
}>;


export type DropDraftMutation = { deleteOrderDraft: boolean };

export type RememberPlaceMutationVariables = Exact<{
  sellerId?: string | null | undefined;
  entry: Types.SavedAddressInput;
  replace: boolean;
}>;


export type RememberPlaceMutation = { saveAddress: { id: string } };

export type KeepParcelMutationVariables = Exact<{
  sellerId?: string | null | undefined;
  parcel: Types.SavedParcelInput;
}>;


export type KeepParcelMutation = { saveParcel: { id: string } };

export type ForgetPlaceMutationVariables = Exact<{
  id: string;
}>;


export type ForgetPlaceMutation = { deleteSavedAddress: boolean };

export type ForgetParcelMutationVariables = Exact<{
  id: string;
}>;


export type ForgetParcelMutation = { deleteSavedParcel: boolean };

export type BookPickupMutationVariables = Exact<{
  id: string;
}>;


export type BookPickupMutation = { schedulePickup: { shipment: { id: string, label: { url: string } | null } } };

export type PackOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type PackOrderMutation = { fulfilOrder: { id: string } };

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
export const ShipPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}
    `, {"fragmentName":"ShipPlace"}) as unknown as TypedDocumentString<ShipPlaceFragment, unknown>;
export const SavedPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SavedPlace on SavedAddress {
  id
  kind
  name
  isDefault
  firstName
  lastName
  email
  phone
  address {
    ...ShipPlace
  }
}
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}`, {"fragmentName":"SavedPlace"}) as unknown as TypedDocumentString<SavedPlaceFragment, unknown>;
export const KeptParcelFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment KeptParcel on SavedParcel {
  id
  name
  grams
  length
  width
  height
  contents
  price {
    amount
    currency
  }
}
    `, {"fragmentName":"KeptParcel"}) as unknown as TypedDocumentString<KeptParcelFragment, unknown>;
export const LiveOptionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LiveOption on RateOption {
  id
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
  actualWeightKg
  volumetricWeightKg
  chargeableWeightKg
  weightStepKg
  volumetricDivisor
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
  breakdown {
    code
    label
    amount {
      amount
      currency
    }
  }
}
    `, {"fragmentName":"LiveOption"}) as unknown as TypedDocumentString<LiveOptionFragment, unknown>;
export const SuggestionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Suggestion on RecipientSuggestion {
  savedAddressId
  name
  firstName
  lastName
  email
  phone
  usedAt
  address {
    ...ShipPlace
  }
}
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}`, {"fragmentName":"Suggestion"}) as unknown as TypedDocumentString<SuggestionFragment, unknown>;
export const DraftPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DraftPlace on OrderDraftAddress {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}
    `, {"fragmentName":"DraftPlace"}) as unknown as TypedDocumentString<DraftPlaceFragment, unknown>;
export const LivePricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LivePrices($input: RatesInput!) {
  rates(input: $input, explain: true) {
    rates {
      ...LiveOption
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
    fragment LiveOption on RateOption {
  id
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
  actualWeightKg
  volumetricWeightKg
  chargeableWeightKg
  weightStepKg
  volumetricDivisor
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
  breakdown {
    code
    label
    amount {
      amount
      currency
    }
  }
}`) as unknown as TypedDocumentString<LivePricesQuery, LivePricesQueryVariables>;
export const SenderPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SenderPlaces($sellerId: String) {
  defaultOrigin(sellerId: $sellerId) {
    name
    address {
      ...ShipPlace
    }
  }
  shops(first: 100, sellerId: $sellerId) {
    nodes {
      domain
      name
      locations {
        refId
        refName
        address
        city
        state
        zip
        countryCode
        lat
        lng
      }
    }
  }
}
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}`) as unknown as TypedDocumentString<SenderPlacesQuery, SenderPlacesQueryVariables>;
export const SuggestRecipientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestRecipients($sellerId: String, $search: String) {
  recipientSuggestions(sellerId: $sellerId, search: $search, first: 8) {
    ...Suggestion
  }
}
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}
fragment Suggestion on RecipientSuggestion {
  savedAddressId
  name
  firstName
  lastName
  email
  phone
  usedAt
  address {
    ...ShipPlace
  }
}`) as unknown as TypedDocumentString<SuggestRecipientsQuery, SuggestRecipientsQueryVariables>;
export const FindSavedPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindSavedPlaces($sellerId: String, $kind: SavedAddressKind!, $search: String, $first: Int!, $after: String) {
  savedAddresses(
    sellerId: $sellerId
    kind: $kind
    search: $search
    first: $first
    after: $after
  ) {
    totalCount
    totalCountIsEstimate
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...SavedPlace
    }
  }
}
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}
fragment SavedPlace on SavedAddress {
  id
  kind
  name
  isDefault
  firstName
  lastName
  email
  phone
  address {
    ...ShipPlace
  }
}`) as unknown as TypedDocumentString<FindSavedPlacesQuery, FindSavedPlacesQueryVariables>;
export const KeptParcelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KeptParcels($sellerId: String) {
  savedParcels(sellerId: $sellerId, first: 100) {
    nodes {
      ...KeptParcel
    }
  }
}
    fragment KeptParcel on SavedParcel {
  id
  name
  grams
  length
  width
  height
  contents
  price {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<KeptParcelsQuery, KeptParcelsQueryVariables>;
export const EarlierShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EarlierShipment($id: String!, $isOperator: Boolean!) {
  shipment(id: $id) {
    id
    reference
    serviceCode
    seller @include(if: $isOperator) {
      id
    }
    package {
      weightKg
      lengthCm
      widthCm
      heightCm
    }
    order {
      currency
      paymentStatus
      collectionAmount {
        amount
      }
      customer {
        firstName
        lastName
        email
        phone
        company
        deliveryNote
      }
      origin {
        ...ShipPlace
      }
      destination {
        ...ShipPlace
      }
      lines {
        name
        quantity
        hsCode
        originCountry
        price {
          amount
        }
      }
    }
  }
}
    fragment ShipPlace on Address {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}`) as unknown as TypedDocumentString<EarlierShipmentQuery, EarlierShipmentQueryVariables>;
export const ShipmentDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentDraft($id: ID!) {
  orderDraft(id: $id) {
    id
    sellerId
    orderId
    content {
      order {
        carrier
        currency
        orderNumber
        orderReference
        shopDomain
        paymentStatus
        collectionAmount
        subTotal
        tax
        discount
        total
        shippingFee
        paymentMethod
        locale
      }
      customer {
        firstName
        lastName
        email
        phone
        company
        deliveryNote
      }
      origin {
        ...DraftPlace
      }
      destination {
        ...DraftPlace
      }
      products {
        name
        quantity
        price
        grams
        length
        width
        height
        volume
        hsCode
        originCountry
      }
    }
  }
}
    fragment DraftPlace on OrderDraftAddress {
  address
  city
  state
  zip
  countryCode
  lat
  lng
  company
  deliveryNote
}`) as unknown as TypedDocumentString<ShipmentDraftQuery, ShipmentDraftQueryVariables>;
export const ShipmentDraftsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentDrafts($sellerId: ID) {
  orderDrafts(first: 10, sellerId: $sellerId) {
    totalCount
    nodes {
      id
      updatedAt
      content {
        customer {
          firstName
          lastName
          company
        }
        destination {
          city
          countryCode
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentDraftsQuery, ShipmentDraftsQueryVariables>;
export const KeepDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepDraft($input: OrderDraftInput!) {
  createOrderDraft(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<KeepDraftMutation, KeepDraftMutationVariables>;
export const ChangeDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeDraft($id: ID!, $content: OrderDraftContentInput!) {
  updateOrderDraft(id: $id, content: $content) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeDraftMutation, ChangeDraftMutationVariables>;
export const PlaceDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlaceDraft($id: ID!, $expectedRate: Decimal) {
  placeOrderDraft(id: $id, expectedRate: $expectedRate, requireDetails: true) {
    orderId
    shipmentId
    shipmentReference
    warnings {
      code
      message
      variant
      params
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceDraftMutation, PlaceDraftMutationVariables>;
export const DropDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DropDraft($id: ID!) {
  deleteOrderDraft(id: $id)
}
    `) as unknown as TypedDocumentString<DropDraftMutation, DropDraftMutationVariables>;
export const RememberPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RememberPlace($sellerId: String, $entry: SavedAddressInput!, $replace: Boolean!) {
  saveAddress(sellerId: $sellerId, entry: $entry, replace: $replace) {
    id
  }
}
    `) as unknown as TypedDocumentString<RememberPlaceMutation, RememberPlaceMutationVariables>;
export const KeepParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepParcel($sellerId: String, $parcel: SavedParcelInput!) {
  saveParcel(sellerId: $sellerId, parcel: $parcel) {
    id
  }
}
    `) as unknown as TypedDocumentString<KeepParcelMutation, KeepParcelMutationVariables>;
export const ForgetPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ForgetPlace($id: String!) {
  deleteSavedAddress(id: $id)
}
    `) as unknown as TypedDocumentString<ForgetPlaceMutation, ForgetPlaceMutationVariables>;
export const ForgetParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ForgetParcel($id: String!) {
  deleteSavedParcel(id: $id)
}
    `) as unknown as TypedDocumentString<ForgetParcelMutation, ForgetParcelMutationVariables>;
export const BookPickupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BookPickup($id: String!) {
  schedulePickup(id: $id) {
    shipment {
      id
      label {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BookPickupMutation, BookPickupMutationVariables>;
export const PackOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PackOrder($orderId: String!) {
  fulfilOrder(orderId: $orderId) {
    id
  }
}
    `) as unknown as TypedDocumentString<PackOrderMutation, PackOrderMutationVariables>;