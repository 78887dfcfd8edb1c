/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CarrierAccountQueryVariables = Exact<{
  id: string;
  withSeller: boolean;
}>;


export type CarrierAccountQuery = { carrierAccount: { id: string, version: number, carrier: string, carrierName: string, label: string, mode: Types.CarrierAccountMode, baseUrl: string | null, sellerId: string | null, webhookUrl: string | null, createdAt: string, updatedAt: string, pausedAt: string | null, pausedBy: Types.CarrierAccountPausedBy | null, pauseReason: string | null, lastSuccessAt: string | null, lastFailureAt: string | null, lastFailureKind: string | null, lastFailure: string | null, openBookings: number, seller?: { id: string, displayName: string } | null, services: Array<{ carrierService: string, serviceCode: string, serviceName: string, active: boolean, countries: Array<string> | null, firstMile: boolean, markupPercent: string, markupFixed: { amount: string, currency: string }, markupMinimum: { amount: string, currency: string } }>, pickups: Array<{ id: string, date: string, status: Types.CarrierPickupStatus, confirmation: string | null, error: { code: string, message: string, variant: string | null, params: Record<string, unknown> | null } | null }>, manifests: Array<{ id: string, date: string, manifestRef: string, parcels: number, format: string | null, createdAt: string }> } };

export type MappedServiceFragment = { carrierService: string, serviceCode: string, serviceName: string, active: boolean, countries: Array<string> | null, firstMile: boolean, markupPercent: string, markupFixed: { amount: string, currency: string }, markupMinimum: { amount: string, currency: string } };

export type CarrierManifestFilesQueryVariables = Exact<{
  id: string;
}>;


export type CarrierManifestFilesQuery = { carrierAccount: { id: string, manifests: Array<{ id: string, format: string | null, document: string | null }> } };

export type UnknownCarrierCodesQueryVariables = Exact<{
  account: string | number;
}>;


export type UnknownCarrierCodesQuery = { unknownCarrierCodes: Array<{ code: string, message: string | null, count: number, firstSeenAt: string, lastSeenAt: string }> };

export type CheckCarrierAccountMutationVariables = Exact<{
  id: string;
}>;


export type CheckCarrierAccountMutation = { checkCarrierAccount: { ok: boolean, kind: string | null, message: string } };

export type UpdateCarrierAccountMutationVariables = Exact<{
  id: string;
  input: Types.UpdateCarrierAccountInput;
}>;


export type UpdateCarrierAccountMutation = { updateCarrierAccount: { id: string, version: number } };

export type PauseCarrierAccountMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type PauseCarrierAccountMutation = { pauseCarrierAccount: { id: string } };

export type ResumeCarrierAccountMutationVariables = Exact<{
  id: string;
}>;


export type ResumeCarrierAccountMutation = { resumeCarrierAccount: { id: string } };

export type RemoveCarrierAccountMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCarrierAccountMutation = { removeCarrierAccount: boolean };

export type MapCarrierServicesMutationVariables = Exact<{
  account: string;
  services: Array<Types.CarrierServiceMappingInput> | Types.CarrierServiceMappingInput;
}>;


export type MapCarrierServicesMutation = { mapCarrierServices: { id: string } };

export type CloseCarrierDayMutationVariables = Exact<{
  account: string;
  date: string;
}>;


export type CloseCarrierDayMutation = { closeDay: { rejected: Array<string>, manifest: { id: string, manifestRef: string, parcels: number, format: string | null, document: string | null } | null } };

export type MapCarrierCodeMutationVariables = Exact<{
  account: string | number;
  code: string;
  status: Types.CarrierScanStatus;
  everyAccount: boolean;
}>;


export type MapCarrierCodeMutation = { mapCarrierCode: number };

export type AccountHealthFragment = { pausedAt: string | null, pausedBy: Types.CarrierAccountPausedBy | null, pauseReason: string | null, lastSuccessAt: string | null, lastFailureAt: string | null, lastFailureKind: string | null, lastFailure: string | null, openBookings: number };

export type CarrierAccountsQueryVariables = Exact<{
  sellerId?: string | null | undefined;
  withSeller: boolean;
}>;


export type CarrierAccountsQuery = { carrierAccounts: Array<{ id: string, carrier: string, carrierName: string, label: string, mode: Types.CarrierAccountMode, sellerId: string | null, pausedAt: string | null, pausedBy: Types.CarrierAccountPausedBy | null, pauseReason: string | null, lastSuccessAt: string | null, lastFailureAt: string | null, lastFailureKind: string | null, lastFailure: string | null, openBookings: number, seller?: { id: string, displayName: string } | null }> };

export type ConnectableCarriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectableCarriersQuery = { connectableCarriers: Array<{ code: string, name: string, needsBaseUrl: boolean, capabilities: Array<string>, labelFormats: Array<Types.CarrierLabelFormat>, credentials: Array<{ name: string, label: string, required: boolean, secret: boolean, maxLength: number }> }> };

export type CredentialFieldFragment = { name: string, label: string, required: boolean, secret: boolean, maxLength: number };

export type BookingProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingProblemsQuery = { bookingProblems: Array<{ shipmentId: string, reference: string, accountId: string, carrier: string, status: Types.BookingStatus, createdAt: string, error: { code: string, message: string, variant: string | null, params: Record<string, unknown> | null, at: string, attempts: number } | null }> };

export type CarrierCancellationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CarrierCancellationsQuery = { carrierCancellations: Array<{ shipmentId: string, reference: string, awb: string, message: string | null, occurredAt: string }> };

export type ConnectCarrierMutationVariables = Exact<{
  input: Types.ConnectCarrierInput;
}>;


export type ConnectCarrierMutation = { connectCarrier: { id: string } };

export type PartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnersQuery = { carriers: Array<{ code: string, name: string, kind: Types.CarrierKind }> };

export type ImportCarrierScansMutationVariables = Exact<{
  carrier: string | number;
  csv: string;
  columns?: Types.CarrierScanColumnsInput | null | undefined;
}>;


export type ImportCarrierScansMutation = { importCarrierScans: { counts: Array<{ outcome: Types.CarrierScanOutcome, scans: number }>, scans: Array<{ line: number, awb: string, code: string, occurredAt: string, outcome: Types.CarrierScanOutcome, shipment: { id: string } | null }> } };

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
export const MappedServiceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MappedService on CarrierServiceMapping {
  carrierService
  serviceCode
  serviceName
  active
  countries
  firstMile
  markupPercent
  markupFixed {
    amount
    currency
  }
  markupMinimum {
    amount
    currency
  }
}
    `, {"fragmentName":"MappedService"}) as unknown as TypedDocumentString<MappedServiceFragment, unknown>;
export const AccountHealthFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountHealth on CarrierAccount {
  pausedAt
  pausedBy
  pauseReason
  lastSuccessAt
  lastFailureAt
  lastFailureKind
  lastFailure
  openBookings
}
    `, {"fragmentName":"AccountHealth"}) as unknown as TypedDocumentString<AccountHealthFragment, unknown>;
export const CredentialFieldFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CredentialField on CarrierCredentialField {
  name
  label
  required
  secret
  maxLength
}
    `, {"fragmentName":"CredentialField"}) as unknown as TypedDocumentString<CredentialFieldFragment, unknown>;
export const CarrierAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierAccount($id: String!, $withSeller: Boolean!) {
  carrierAccount(id: $id) {
    id
    version
    carrier
    carrierName
    label
    mode
    baseUrl
    sellerId
    webhookUrl
    createdAt
    updatedAt
    ...AccountHealth
    seller @include(if: $withSeller) {
      id
      displayName
    }
    services {
      ...MappedService
    }
    pickups {
      id
      date
      status
      confirmation
      error {
        code
        message
        variant
        params
      }
    }
    manifests {
      id
      date
      manifestRef
      parcels
      format
      createdAt
    }
  }
}
    fragment MappedService on CarrierServiceMapping {
  carrierService
  serviceCode
  serviceName
  active
  countries
  firstMile
  markupPercent
  markupFixed {
    amount
    currency
  }
  markupMinimum {
    amount
    currency
  }
}
fragment AccountHealth on CarrierAccount {
  pausedAt
  pausedBy
  pauseReason
  lastSuccessAt
  lastFailureAt
  lastFailureKind
  lastFailure
  openBookings
}`) as unknown as TypedDocumentString<CarrierAccountQuery, CarrierAccountQueryVariables>;
export const CarrierManifestFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierManifestFiles($id: String!) {
  carrierAccount(id: $id) {
    id
    manifests {
      id
      format
      document
    }
  }
}
    `) as unknown as TypedDocumentString<CarrierManifestFilesQuery, CarrierManifestFilesQueryVariables>;
export const UnknownCarrierCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnknownCarrierCodes($account: ID!) {
  unknownCarrierCodes(account: $account) {
    code
    message
    count
    firstSeenAt
    lastSeenAt
  }
}
    `) as unknown as TypedDocumentString<UnknownCarrierCodesQuery, UnknownCarrierCodesQueryVariables>;
export const CheckCarrierAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckCarrierAccount($id: String!) {
  checkCarrierAccount(id: $id) {
    ok
    kind
    message
  }
}
    `) as unknown as TypedDocumentString<CheckCarrierAccountMutation, CheckCarrierAccountMutationVariables>;
export const UpdateCarrierAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCarrierAccount($id: String!, $input: UpdateCarrierAccountInput!) {
  updateCarrierAccount(id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateCarrierAccountMutation, UpdateCarrierAccountMutationVariables>;
export const PauseCarrierAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PauseCarrierAccount($id: String!, $reason: String) {
  pauseCarrierAccount(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<PauseCarrierAccountMutation, PauseCarrierAccountMutationVariables>;
export const ResumeCarrierAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumeCarrierAccount($id: String!) {
  resumeCarrierAccount(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResumeCarrierAccountMutation, ResumeCarrierAccountMutationVariables>;
export const RemoveCarrierAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCarrierAccount($id: String!) {
  removeCarrierAccount(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveCarrierAccountMutation, RemoveCarrierAccountMutationVariables>;
export const MapCarrierServicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MapCarrierServices($account: String!, $services: [CarrierServiceMappingInput!]!) {
  mapCarrierServices(account: $account, services: $services) {
    id
  }
}
    `) as unknown as TypedDocumentString<MapCarrierServicesMutation, MapCarrierServicesMutationVariables>;
export const CloseCarrierDayDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseCarrierDay($account: String!, $date: String!) {
  closeDay(account: $account, date: $date) {
    rejected
    manifest {
      id
      manifestRef
      parcels
      format
      document
    }
  }
}
    `) as unknown as TypedDocumentString<CloseCarrierDayMutation, CloseCarrierDayMutationVariables>;
export const MapCarrierCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MapCarrierCode($account: ID!, $code: String!, $status: CarrierScanStatus!, $everyAccount: Boolean!) {
  mapCarrierCode(
    account: $account
    code: $code
    status: $status
    everyAccount: $everyAccount
  )
}
    `) as unknown as TypedDocumentString<MapCarrierCodeMutation, MapCarrierCodeMutationVariables>;
export const CarrierAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierAccounts($sellerId: String, $withSeller: Boolean!) {
  carrierAccounts(sellerId: $sellerId) {
    id
    carrier
    carrierName
    label
    mode
    sellerId
    ...AccountHealth
    seller @include(if: $withSeller) {
      id
      displayName
    }
  }
}
    fragment AccountHealth on CarrierAccount {
  pausedAt
  pausedBy
  pauseReason
  lastSuccessAt
  lastFailureAt
  lastFailureKind
  lastFailure
  openBookings
}`) as unknown as TypedDocumentString<CarrierAccountsQuery, CarrierAccountsQueryVariables>;
export const ConnectableCarriersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConnectableCarriers {
  connectableCarriers {
    code
    name
    needsBaseUrl
    capabilities
    labelFormats
    credentials {
      ...CredentialField
    }
  }
}
    fragment CredentialField on CarrierCredentialField {
  name
  label
  required
  secret
  maxLength
}`) as unknown as TypedDocumentString<ConnectableCarriersQuery, ConnectableCarriersQueryVariables>;
export const BookingProblemsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BookingProblems {
  bookingProblems(first: 200) {
    shipmentId
    reference
    accountId
    carrier
    status
    createdAt
    error {
      code
      message
      variant
      params
      at
      attempts
    }
  }
}
    `) as unknown as TypedDocumentString<BookingProblemsQuery, BookingProblemsQueryVariables>;
export const CarrierCancellationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierCancellations {
  carrierCancellations {
    shipmentId
    reference
    awb
    message
    occurredAt
  }
}
    `) as unknown as TypedDocumentString<CarrierCancellationsQuery, CarrierCancellationsQueryVariables>;
export const ConnectCarrierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConnectCarrier($input: ConnectCarrierInput!) {
  connectCarrier(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConnectCarrierMutation, ConnectCarrierMutationVariables>;
export const PartnersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Partners {
  carriers {
    code
    name
    kind
  }
}
    `) as unknown as TypedDocumentString<PartnersQuery, PartnersQueryVariables>;
export const ImportCarrierScansDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportCarrierScans($carrier: ID!, $csv: String!, $columns: CarrierScanColumnsInput) {
  importCarrierScans(carrier: $carrier, csv: $csv, columns: $columns) {
    counts {
      outcome
      scans
    }
    scans {
      line
      awb
      code
      occurredAt
      outcome
      shipment {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportCarrierScansMutation, ImportCarrierScansMutationVariables>;