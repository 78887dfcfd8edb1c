/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type MeasuredShipmentFragment = { id: string, reference: string, status: Types.ShipmentStatus, actualRate: { amount: string, currency: string, minor: string | number }, package: { weightKg: number, lengthCm: number, widthCm: number, heightCm: number, volumetricWeightKg: number, chargeableWeightKg: number }, verification: { weightKg: number, volumetricWeightKg: number | null, chargeableWeightKg: number | null, lengthCm: number, widthCm: number, heightCm: number, notes: string | null, photos: Array<string>, verifiedAt: string, verifiedById: string | null, verifiedByName: string | null, actualRate: { amount: string, currency: string, minor: string | number }, difference: { amount: string, currency: string, minor: string | number } } | null, adjustment: { breakdown: Record<string, unknown>, dispute: Record<string, unknown> | null, id: string, refId: number, status: Types.AdjustmentStatus, createdAt: string, paidAt: string | null, paidBy: Types.AdjustmentPayer | null, paymentUrl: string | null, amount: { amount: string, currency: string, minor: string | number } } | null };

export type AdjustmentLineFragment = { id: string, refId: number, status: Types.AdjustmentStatus, createdAt: string, paidAt: string | null, paidBy: Types.AdjustmentPayer | null, paymentUrl: string | null, amount: { amount: string, currency: string, minor: string | number } };

export type AdjustmentsQueryVariables = Exact<{
  adjustmentStatus?: Array<Types.AdjustmentStatus> | Types.AdjustmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdjustmentsQuery = { shipments: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, status: Types.ShipmentStatus, seller: { id: string, displayName: string } | null, package: { weightKg: number }, verification: { weightKg: number } | null, adjustment: { id: string, refId: number, status: Types.AdjustmentStatus, createdAt: string, paidAt: string | null, paidBy: Types.AdjustmentPayer | null, paymentUrl: string | null, amount: { amount: string, currency: string, minor: string | number } } | null }> } };

export type AdjustmentQueryVariables = Exact<{
  id: string;
}>;


export type AdjustmentQuery = { shipment: { heldFrom: Types.ShipmentStatus | null, id: string, reference: string, status: Types.ShipmentStatus, seller: { id: string, displayName: string, role: Types.BillingRole } | null, actualRate: { amount: string, currency: string, minor: string | number }, package: { weightKg: number, lengthCm: number, widthCm: number, heightCm: number, volumetricWeightKg: number, chargeableWeightKg: number }, verification: { weightKg: number, volumetricWeightKg: number | null, chargeableWeightKg: number | null, lengthCm: number, widthCm: number, heightCm: number, notes: string | null, photos: Array<string>, verifiedAt: string, verifiedById: string | null, verifiedByName: string | null, actualRate: { amount: string, currency: string, minor: string | number }, difference: { amount: string, currency: string, minor: string | number } } | null, adjustment: { breakdown: Record<string, unknown>, dispute: Record<string, unknown> | null, id: string, refId: number, status: Types.AdjustmentStatus, createdAt: string, paidAt: string | null, paidBy: Types.AdjustmentPayer | null, paymentUrl: string | null, amount: { amount: string, currency: string, minor: string | number } } | null } };

export type AdjustmentThresholdQueryVariables = Exact<{
  id: string;
}>;


export type AdjustmentThresholdQuery = { seller: { id: string, role: Types.BillingRole, adjustmentThreshold: { amount: string, currency: string, minor: string | number } | null, plan: { adjustmentThreshold: { amount: string, currency: string, minor: string | number } | null } | null, wallets: Array<{ currency: string, balance: { amount: string, currency: string, minor: string | number } }> } };

export type AdjustmentApprovalQueryVariables = Exact<{
  id: string;
}>;


export type AdjustmentApprovalQuery = { shipment: { approvals: Array<{ id: string, type: Types.ApprovalType, status: Types.ApprovalStatus, createdAt: string }> } };

export type ChargeAdjustmentMutationVariables = Exact<{
  input: Types.AdjustWalletInput;
}>;


export type ChargeAdjustmentMutation = { adjustWallet: { approvalRequestId: string | null, transactionId: string | null, walletDeducted: boolean, adjustmentAmount: { amount: string, currency: string }, afterBalance: { amount: string, currency: string } | null } };

export type RepackParcelMutationVariables = Exact<{
  input: Types.RepackShipmentInput;
}>;


export type RepackParcelMutation = { repackShipment: { newStatus: Types.ShipmentStatus, adjustmentInvoiceDeleted: boolean } };

export type ResolveAdjustmentDisputeMutationVariables = Exact<{
  input: Types.ResolveDisputeInput;
}>;


export type ResolveAdjustmentDisputeMutation = { resolveDispute: { id: string, status: Types.AdjustmentStatus } };

export type DisputeAdjustmentMutationVariables = Exact<{
  input: Types.DisputeAdjustmentInput;
}>;


export type DisputeAdjustmentMutation = { disputeAdjustment: { id: string, status: Types.AdjustmentStatus } };

export type RecordAdjustmentPaymentMutationVariables = Exact<{
  invoiceId: string;
  reference: string;
}>;


export type RecordAdjustmentPaymentMutation = { recordInvoicePayment: { outcome: Types.PaymentOutcome, status: Types.PayableStatus } };

export type ApprovalLineFragment = { id: string, type: Types.ApprovalType, status: Types.ApprovalStatus, createdAt: string, expiresAt: string | null, requestedById: string | null, requestedByType: string, subjectUserId: string, shipmentId: string | null, shipmentReference: string | null, amount: { amount: string, currency: string, minor: string | number }, requestedBy: { displayName: string, role: string } | null, subjectUser: { displayName: string, role: string } | null };

export type ApprovalsQueryVariables = Exact<{
  status?: Types.ApprovalStatus | null | undefined;
  type?: string | null | undefined;
  subjectUserId?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ApprovalsQuery = { approvals: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, type: Types.ApprovalType, status: Types.ApprovalStatus, createdAt: string, expiresAt: string | null, requestedById: string | null, requestedByType: string, subjectUserId: string, shipmentId: string | null, shipmentReference: string | null, amount: { amount: string, currency: string, minor: string | number }, requestedBy: { displayName: string, role: string } | null, subjectUser: { displayName: string, role: string } | null }> } };

export type ApprovalFiguresQueryVariables = Exact<{
  type?: string | null | undefined;
  subjectUserId?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ApprovalFiguresQuery = { approvalStats: { pending: number, approved: number, rejected: number, cancelled: number, pendingAmount: { amount: string, currency: string }, pendingAmounts: Array<{ amount: string, currency: string }> } };

export type ApprovalsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsLiveSubscription = { approvalRequested: { approvalId: string } };

export type ApprovalQueryVariables = Exact<{
  id: string;
}>;


export type ApprovalQuery = { approval: { payload: Record<string, unknown>, requestedByMakerId: string | null, reviewedAt: string | null, reviewNote: string | null, cancelledReason: string | null, id: string, type: Types.ApprovalType, status: Types.ApprovalStatus, createdAt: string, expiresAt: string | null, requestedById: string | null, requestedByType: string, subjectUserId: string, shipmentId: string | null, shipmentReference: string | null, threshold: { amount: string, currency: string } | null, requestedByMaker: { name: string } | null, payoutAccount: { number: string, holder: string, bankName: string, country: string, status: Types.PayoutAccountStatus, approvalRequestId: string | null } | null, warnings: Array<{ code: string }>, reviewedBy: { name: string, role: string } | null, shipment: { id: string, reference: string, status: Types.ShipmentStatus, cod: { stage: Types.CodStage | null, paymentMethod: Types.CodInvoiceMethod | null, collected: { amount: string, currency: string, minor: string | number } | null, handlingFee: { amount: string, currency: string, minor: string | number } | null } | null, timeline: Array<{ id: string, occurredAt: string, applied: boolean, trigger: string, reportedStatus: Types.ShipmentStatus, actorType: string, note: string | null }>, actualRate: { amount: string, currency: string, minor: string | number }, package: { weightKg: number, lengthCm: number, widthCm: number, heightCm: number, volumetricWeightKg: number, chargeableWeightKg: number }, verification: { weightKg: number, volumetricWeightKg: number | null, chargeableWeightKg: number | null, lengthCm: number, widthCm: number, heightCm: number, notes: string | null, photos: Array<string>, verifiedAt: string, verifiedById: string | null, verifiedByName: string | null, actualRate: { amount: string, currency: string, minor: string | number }, difference: { amount: string, currency: string, minor: string | number } } | null, adjustment: { breakdown: Record<string, unknown>, dispute: Record<string, unknown> | null, id: string, refId: number, status: Types.AdjustmentStatus, createdAt: string, paidAt: string | null, paidBy: Types.AdjustmentPayer | null, paymentUrl: string | null, amount: { amount: string, currency: string, minor: string | number } } | null } | null, amount: { amount: string, currency: string, minor: string | number }, requestedBy: { displayName: string, role: string } | null, subjectUser: { displayName: string, role: string } | null } };

export type ApprovalSellerQueryVariables = Exact<{
  id: string;
}>;


export type ApprovalSellerQuery = { seller: { id: string, displayName: string, role: Types.BillingRole, createdAt: string, wallets: Array<{ currency: string, balance: { amount: string, currency: string, minor: string | number }, available: { amount: string, currency: string, minor: string | number }, held: { amount: string, currency: string }, uncleared: { amount: string, currency: string } }> }, approvals: { nodes: Array<{ id: string, type: Types.ApprovalType, status: Types.ApprovalStatus, createdAt: string, amount: { amount: string, currency: string } }> }, approvalStats: { pending: number, approved: number, rejected: number, cancelled: number } };

export type ApproveRequestMutationVariables = Exact<{
  input: Types.ReviewRequestInput;
}>;


export type ApproveRequestMutation = { approveRequest: { id: string, status: Types.ApprovalStatus } };

export type RejectRequestMutationVariables = Exact<{
  input: Types.ReviewRequestInput;
}>;


export type RejectRequestMutation = { rejectRequest: { id: string, status: Types.ApprovalStatus } };

export type WithdrawApprovalMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type WithdrawApprovalMutation = { cancelApproval: { id: string, status: Types.ApprovalStatus } };

export type CodCustodyQueryVariables = Exact<{ [key: string]: never; }>;


export type CodCustodyQuery = { codCustody: Array<{ stage: Types.CodStage, cash: boolean, shipments: number, carrierCode: string | null, amount: { amount: string, currency: string, minor: string | number }, holder: { id: string, name: string } | null }> };

export type CodCustodyLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CodCustodyLiveSubscription = { codCustodyChanged: { shipmentId: string } };

export type HeldParcelsQueryVariables = Exact<{
  codHolderId?: string | null | undefined;
  carrier?: string | null | undefined;
  codStage?: Array<Types.CodStage> | Types.CodStage | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type HeldParcelsQuery = { shipments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, status: Types.ShipmentStatus, deliveredAt: string | null, receiverName: string, seller: { displayName: string } | null, cod: { stage: Types.CodStage | null, paymentMethod: Types.CodInvoiceMethod | null, collected: { amount: string, currency: string, minor: string | number } | null, remaining: { amount: string, currency: string, minor: string | number } | null, history: Array<{ stage: Types.CodStage, at: string, byId: string | null }> } | null }> } };

export type CodToConfirmQueryVariables = Exact<{
  status?: Array<Types.ShipmentStatus> | Types.ShipmentStatus | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CodToConfirmQuery = { shipments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, deliveredAt: string | null, receiverName: string, codStage: Types.CodStage | null, seller: { displayName: string } | null, cod: { paidToSeller: boolean, amount: { amount: string, currency: string, minor: string | number }, deliveredBy: { id: string, name: string } | null, notCollected: { reason: string } | null } | null }> } };

export type DepositedCodQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DepositedCodQuery = { shipments: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, status: Types.ShipmentStatus, receiverName: string, seller: { displayName: string } | null, cod: { stage: Types.CodStage | null, paymentMethod: Types.CodInvoiceMethod | null, collected: { amount: string, currency: string, minor: string | number } | null, remaining: { amount: string, currency: string, minor: string | number } | null, history: Array<{ stage: Types.CodStage, at: string, reference: string | null }> } | null }> } };

export type HandOverCashMutationVariables = Exact<{
  input: Types.AdvanceCodHandoverInput;
}>;


export type HandOverCashMutation = { advanceCodHandover: { stage: Types.CodStage, amount: { amount: string, currency: string }, shortage: { amount: string, currency: string } } };

export type ConfirmCollectionMutationVariables = Exact<{
  input: Types.ConfirmCodInput;
}>;


export type ConfirmCollectionMutation = { confirmCod: { stage: Types.CodStage, replayed: boolean, netCredited: { amount: string, currency: string } } };

export type ReverseCollectionMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ReverseCollectionMutation = { reverseCod: { id: string } };

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
export const AdjustmentLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AdjustmentLine on AdjustmentInvoice {
  id
  refId
  status
  createdAt
  paidAt
  paidBy
  paymentUrl
  amount {
    amount
    currency
    minor
  }
}
    `, {"fragmentName":"AdjustmentLine"}) as unknown as TypedDocumentString<AdjustmentLineFragment, unknown>;
export const MeasuredShipmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MeasuredShipment on Shipment {
  id
  reference
  status
  actualRate {
    amount
    currency
    minor
  }
  package {
    weightKg
    lengthCm
    widthCm
    heightCm
    volumetricWeightKg
    chargeableWeightKg
  }
  verification {
    weightKg
    volumetricWeightKg
    chargeableWeightKg
    lengthCm
    widthCm
    heightCm
    notes
    photos
    verifiedAt
    verifiedById
    verifiedByName
    actualRate {
      amount
      currency
      minor
    }
    difference {
      amount
      currency
      minor
    }
  }
  adjustment {
    ...AdjustmentLine
    breakdown
    dispute
  }
}
    fragment AdjustmentLine on AdjustmentInvoice {
  id
  refId
  status
  createdAt
  paidAt
  paidBy
  paymentUrl
  amount {
    amount
    currency
    minor
  }
}`, {"fragmentName":"MeasuredShipment"}) as unknown as TypedDocumentString<MeasuredShipmentFragment, unknown>;
export const ApprovalLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ApprovalLine on ApprovalRequest {
  id
  type
  status
  amount {
    amount
    currency
    minor
  }
  createdAt
  expiresAt
  requestedById
  requestedByType
  requestedBy {
    displayName
    role
  }
  subjectUserId
  subjectUser {
    displayName
    role
  }
  shipmentId
  shipmentReference
}
    `, {"fragmentName":"ApprovalLine"}) as unknown as TypedDocumentString<ApprovalLineFragment, unknown>;
export const AdjustmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Adjustments($adjustmentStatus: [AdjustmentStatus!], $sellerId: String, $first: Int!, $after: String) {
  shipments(
    adjustmentStatus: $adjustmentStatus
    sellerId: $sellerId
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
      reference
      status
      seller {
        id
        displayName
      }
      package {
        weightKg
      }
      verification {
        weightKg
      }
      adjustment {
        ...AdjustmentLine
      }
    }
  }
}
    fragment AdjustmentLine on AdjustmentInvoice {
  id
  refId
  status
  createdAt
  paidAt
  paidBy
  paymentUrl
  amount {
    amount
    currency
    minor
  }
}`) as unknown as TypedDocumentString<AdjustmentsQuery, AdjustmentsQueryVariables>;
export const AdjustmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Adjustment($id: String!) {
  shipment(id: $id) {
    ...MeasuredShipment
    heldFrom
    seller {
      id
      displayName
      role
    }
  }
}
    fragment MeasuredShipment on Shipment {
  id
  reference
  status
  actualRate {
    amount
    currency
    minor
  }
  package {
    weightKg
    lengthCm
    widthCm
    heightCm
    volumetricWeightKg
    chargeableWeightKg
  }
  verification {
    weightKg
    volumetricWeightKg
    chargeableWeightKg
    lengthCm
    widthCm
    heightCm
    notes
    photos
    verifiedAt
    verifiedById
    verifiedByName
    actualRate {
      amount
      currency
      minor
    }
    difference {
      amount
      currency
      minor
    }
  }
  adjustment {
    ...AdjustmentLine
    breakdown
    dispute
  }
}
fragment AdjustmentLine on AdjustmentInvoice {
  id
  refId
  status
  createdAt
  paidAt
  paidBy
  paymentUrl
  amount {
    amount
    currency
    minor
  }
}`) as unknown as TypedDocumentString<AdjustmentQuery, AdjustmentQueryVariables>;
export const AdjustmentThresholdDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdjustmentThreshold($id: String!) {
  seller(id: $id) {
    id
    role
    adjustmentThreshold {
      amount
      currency
      minor
    }
    plan {
      adjustmentThreshold {
        amount
        currency
        minor
      }
    }
    wallets {
      currency
      balance {
        amount
        currency
        minor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdjustmentThresholdQuery, AdjustmentThresholdQueryVariables>;
export const AdjustmentApprovalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdjustmentApproval($id: String!) {
  shipment(id: $id) {
    approvals {
      id
      type
      status
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<AdjustmentApprovalQuery, AdjustmentApprovalQueryVariables>;
export const ChargeAdjustmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChargeAdjustment($input: AdjustWalletInput!) {
  adjustWallet(input: $input) {
    approvalRequestId
    transactionId
    walletDeducted
    adjustmentAmount {
      amount
      currency
    }
    afterBalance {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<ChargeAdjustmentMutation, ChargeAdjustmentMutationVariables>;
export const RepackParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RepackParcel($input: RepackShipmentInput!) {
  repackShipment(input: $input) {
    newStatus
    adjustmentInvoiceDeleted
  }
}
    `) as unknown as TypedDocumentString<RepackParcelMutation, RepackParcelMutationVariables>;
export const ResolveAdjustmentDisputeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResolveAdjustmentDispute($input: ResolveDisputeInput!) {
  resolveDispute(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ResolveAdjustmentDisputeMutation, ResolveAdjustmentDisputeMutationVariables>;
export const DisputeAdjustmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisputeAdjustment($input: DisputeAdjustmentInput!) {
  disputeAdjustment(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<DisputeAdjustmentMutation, DisputeAdjustmentMutationVariables>;
export const RecordAdjustmentPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordAdjustmentPayment($invoiceId: String!, $reference: String!) {
  recordInvoicePayment(invoiceId: $invoiceId, reference: $reference) {
    outcome
    status
  }
}
    `) as unknown as TypedDocumentString<RecordAdjustmentPaymentMutation, RecordAdjustmentPaymentMutationVariables>;
export const ApprovalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Approvals($status: ApprovalStatus, $type: String, $subjectUserId: String, $search: String, $first: Int!, $after: String) {
  approvals(
    status: $status
    type: $type
    subjectUserId: $subjectUserId
    search: $search
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ApprovalLine
    }
  }
}
    fragment ApprovalLine on ApprovalRequest {
  id
  type
  status
  amount {
    amount
    currency
    minor
  }
  createdAt
  expiresAt
  requestedById
  requestedByType
  requestedBy {
    displayName
    role
  }
  subjectUserId
  subjectUser {
    displayName
    role
  }
  shipmentId
  shipmentReference
}`) as unknown as TypedDocumentString<ApprovalsQuery, ApprovalsQueryVariables>;
export const ApprovalFiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ApprovalFigures($type: String, $subjectUserId: String, $search: String) {
  approvalStats(type: $type, subjectUserId: $subjectUserId, search: $search) {
    pending
    approved
    rejected
    cancelled
    pendingAmount {
      amount
      currency
    }
    pendingAmounts {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<ApprovalFiguresQuery, ApprovalFiguresQueryVariables>;
export const ApprovalsLiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ApprovalsLive {
  approvalRequested {
    approvalId
  }
}
    `) as unknown as TypedDocumentString<ApprovalsLiveSubscription, ApprovalsLiveSubscriptionVariables>;
export const ApprovalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Approval($id: String!) {
  approval(id: $id) {
    ...ApprovalLine
    threshold {
      amount
      currency
    }
    payload
    requestedByMakerId
    requestedByMaker {
      name
    }
    payoutAccount {
      number
      holder
      bankName
      country
      status
      approvalRequestId
    }
    warnings {
      code
    }
    reviewedAt
    reviewNote
    cancelledReason
    reviewedBy {
      name
      role
    }
    shipment {
      ...MeasuredShipment
      cod {
        stage
        paymentMethod
        collected {
          amount
          currency
          minor
        }
        handlingFee {
          amount
          currency
          minor
        }
      }
      timeline {
        id
        occurredAt
        applied
        trigger
        reportedStatus
        actorType
        note
      }
    }
  }
}
    fragment MeasuredShipment on Shipment {
  id
  reference
  status
  actualRate {
    amount
    currency
    minor
  }
  package {
    weightKg
    lengthCm
    widthCm
    heightCm
    volumetricWeightKg
    chargeableWeightKg
  }
  verification {
    weightKg
    volumetricWeightKg
    chargeableWeightKg
    lengthCm
    widthCm
    heightCm
    notes
    photos
    verifiedAt
    verifiedById
    verifiedByName
    actualRate {
      amount
      currency
      minor
    }
    difference {
      amount
      currency
      minor
    }
  }
  adjustment {
    ...AdjustmentLine
    breakdown
    dispute
  }
}
fragment AdjustmentLine on AdjustmentInvoice {
  id
  refId
  status
  createdAt
  paidAt
  paidBy
  paymentUrl
  amount {
    amount
    currency
    minor
  }
}
fragment ApprovalLine on ApprovalRequest {
  id
  type
  status
  amount {
    amount
    currency
    minor
  }
  createdAt
  expiresAt
  requestedById
  requestedByType
  requestedBy {
    displayName
    role
  }
  subjectUserId
  subjectUser {
    displayName
    role
  }
  shipmentId
  shipmentReference
}`) as unknown as TypedDocumentString<ApprovalQuery, ApprovalQueryVariables>;
export const ApprovalSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ApprovalSeller($id: String!) {
  seller(id: $id) {
    id
    displayName
    role
    createdAt
    wallets {
      currency
      balance {
        amount
        currency
        minor
      }
      available {
        amount
        currency
        minor
      }
      held {
        amount
        currency
      }
      uncleared {
        amount
        currency
      }
    }
  }
  approvals(subjectUserId: $id, first: 6) {
    nodes {
      id
      type
      status
      createdAt
      amount {
        amount
        currency
      }
    }
  }
  approvalStats(subjectUserId: $id) {
    pending
    approved
    rejected
    cancelled
  }
}
    `) as unknown as TypedDocumentString<ApprovalSellerQuery, ApprovalSellerQueryVariables>;
export const ApproveRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApproveRequest($input: ReviewRequestInput!) {
  approveRequest(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ApproveRequestMutation, ApproveRequestMutationVariables>;
export const RejectRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RejectRequest($input: ReviewRequestInput!) {
  rejectRequest(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<RejectRequestMutation, RejectRequestMutationVariables>;
export const WithdrawApprovalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawApproval($id: String!, $reason: String) {
  cancelApproval(id: $id, reason: $reason) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<WithdrawApprovalMutation, WithdrawApprovalMutationVariables>;
export const CodCustodyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CodCustody {
  codCustody {
    stage
    cash
    shipments
    amount {
      amount
      currency
      minor
    }
    carrierCode
    holder {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CodCustodyQuery, CodCustodyQueryVariables>;
export const CodCustodyLiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription CodCustodyLive {
  codCustodyChanged {
    shipmentId
  }
}
    `) as unknown as TypedDocumentString<CodCustodyLiveSubscription, CodCustodyLiveSubscriptionVariables>;
export const HeldParcelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HeldParcels($codHolderId: String, $carrier: String, $codStage: [CodStage!], $first: Int!, $after: String) {
  shipments(
    codHolderId: $codHolderId
    carrier: $carrier
    codStage: $codStage
    first: $first
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      reference
      status
      deliveredAt
      receiverName
      seller {
        displayName
      }
      cod {
        stage
        paymentMethod
        collected {
          amount
          currency
          minor
        }
        remaining {
          amount
          currency
          minor
        }
        history {
          stage
          at
          byId
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HeldParcelsQuery, HeldParcelsQueryVariables>;
export const CodToConfirmDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CodToConfirm($status: [ShipmentStatus!], $startDate: String, $endDate: String, $first: Int!, $after: String) {
  shipments(
    status: $status
    paymentStatus: POSTPAID
    dateField: DELIVERED_AT
    startDate: $startDate
    endDate: $endDate
    first: $first
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      reference
      deliveredAt
      receiverName
      seller {
        displayName
      }
      codStage
      cod {
        paidToSeller
        amount {
          amount
          currency
          minor
        }
        deliveredBy {
          id
          name
        }
        notCollected {
          reason
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CodToConfirmQuery, CodToConfirmQueryVariables>;
export const DepositedCodDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DepositedCod($first: Int!, $after: String) {
  shipments(codStage: [DEPOSITED], first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      reference
      status
      receiverName
      seller {
        displayName
      }
      cod {
        stage
        paymentMethod
        collected {
          amount
          currency
          minor
        }
        remaining {
          amount
          currency
          minor
        }
        history {
          stage
          at
          reference
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DepositedCodQuery, DepositedCodQueryVariables>;
export const HandOverCashDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HandOverCash($input: AdvanceCodHandoverInput!) {
  advanceCodHandover(input: $input) {
    stage
    amount {
      amount
      currency
    }
    shortage {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<HandOverCashMutation, HandOverCashMutationVariables>;
export const ConfirmCollectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmCollection($input: ConfirmCodInput!) {
  confirmCod(input: $input) {
    stage
    replayed
    netCredited {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmCollectionMutation, ConfirmCollectionMutationVariables>;
export const ReverseCollectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReverseCollection($id: String!, $reason: String!) {
  reverseCod(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReverseCollectionMutation, ReverseCollectionMutationVariables>;