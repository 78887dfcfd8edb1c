/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DriversQueryVariables = Exact<{ [key: string]: never; }>;


export type DriversQuery = { drivers: Array<{ id: string, name: string | null }> };

export type ShipmentDriverQueryVariables = Exact<{
  id: string;
}>;


export type ShipmentDriverQuery = { shipment: { id: string, assignment: { id: string, kind: Types.AssignmentKind, startedAt: string, driver: { id: string, name: string | null } } | null } };

export type AssignShipmentsMutationVariables = Exact<{
  input: Types.AssignShipmentsInput;
}>;


export type AssignShipmentsMutation = { assignShipments: Array<{ id: string }> };

export type UnassignShipmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UnassignShipmentsMutation = { unassignShipments: Array<string> };

export type ScanShipmentMutationVariables = Exact<{
  code: string;
}>;


export type ScanShipmentMutation = { scanShipment: { id: string, shipmentId: string } };

export type ShipmentTasksQueryVariables = Exact<{
  id: string;
}>;


export type ShipmentTasksQuery = { tasks: { nodes: Array<{ id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, eta: string | null, endedAt: string | null, reasonCode: string | null, notes: string | null, km: number | null, minutes: number | null, driver: { id: string, name: string | null } | null, run: { id: string, shortId: string } | null, proofs: Array<{ id: string, kind: Types.ProofKind, url: string | null, text: string | null, takenAt: string, received: boolean }> }> } };

export type RetryBookingMutationVariables = Exact<{
  id: string;
  notThere: boolean;
}>;


export type RetryBookingMutation = { retryBooking: { id: string, bookingStatus: Types.BookingStatus } };

export type EnterCarrierAwbMutationVariables = Exact<{
  id: string;
  awb: string;
  trackingNumber?: string | null | undefined;
}>;


export type EnterCarrierAwbMutation = { enterCarrierAwb: { id: string, bookingStatus: Types.BookingStatus } };

export type AbandonBookingMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type AbandonBookingMutation = { abandonBooking: { id: string, bookingStatus: Types.BookingStatus } };

export type CheckConsigneeAddressMutationVariables = Exact<{
  id: string;
}>;


export type CheckConsigneeAddressMutation = { checkConsigneeAddress: { deliverable: boolean, messages: Array<string>, suggestion: { lines: Array<string>, city: string, state: string | null, zip: string | null, countryCode: string } | null } };

export type PartyPlaceFragment = { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null };

export type TimelineRowFragment = { id: string, from: Types.ShipmentStatus | null, to: Types.ShipmentStatus | null, reportedStatus: Types.ShipmentStatus, trigger: string, actorType: string, occurredAt: string, recordedAt: string, reasonCode: string | null, note: string | null, applied: boolean, forced: boolean, inferred: boolean, milestone: Types.ShipmentMilestone | null, carrierCode: string | null, place: string | null, location: { lat: number, lng: number } | null, proof: { signedBy: string | null, pictureUrl: string | null } | null };

export type BookingFailureFragment = { code: string, message: string, variant: string | null, params: Record<string, unknown> | null, at: string, attempts: number };

export type NoteRowFragment = { id: string, text: string, type: string, visibility: string, createdAt: string, author: { name: string | null, role: string }, attachments: Array<{ id: string, fileName: string, size: number }> };

export type ReturnRowFragment = { id: string, createdAt: string, returnReason: string | null, paymentStatus: Types.BillingStatus | null, shipment: { id: string, reference: string, status: Types.ShipmentStatus } | null };

export type ShipmentDetailsQueryVariables = Exact<{
  id: string;
  isOperator: boolean;
}>;


export type ShipmentDetailsQuery = { shipment: { carrierKind: Types.CarrierKind, trackingUrl: string | null, trackingNumber: string | null, holdReason: string | null, heldFrom: Types.ShipmentStatus | null, pickupAttempts: number, deliveryAttempts: number, deliveryAttemptsLeft: number, pickupReadyAt: string | null, pickedUpAt: string | null, deliveredAt: string | null, rtsCompletedAt: string | null, updatedAt: string, needsCustoms: boolean, bookingStatus: Types.BookingStatus, awbAssigned: boolean, isTest: boolean, hasAdjustment: boolean, id: string, reference: string, awb: string | null, type: Types.ShipmentKind, status: Types.ShipmentStatus, statusAt: string, createdAt: string, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: Types.PaymentStatus, billingStatus: Types.BillingStatus, codStage: Types.CodStage | null, deliveredAtPoint: { lat: number, lng: number } | null, shop: { id: string, name: string, domain: string } | null, label: { date: string, version: number, url: string } | null, nextStep: { kind: Types.NextStepKind, by: Types.NextStepParty | null, byName: string | null, at: string | null, day: string | null, attempt: number | null, attempts: number | null }, displayRate: { amount: string, currency: string } | null, charges: Array<{ code: string, label: string, amount: { amount: string, currency: string } }>, cost?: { status: Types.CostStatus, missing: string | null, cost: { amount: string, currency: string }, revenue: { amount: string, currency: string }, margin: { amount: string, currency: string } | null } | null, bookingError: { code: string, message: string, variant: string | null, params: Record<string, unknown> | null, at: string, attempts: number } | null, carrierAccount: { id: string, label: string, carrierName: string, mode: Types.CarrierAccountMode } | null, booking: { reference: string, attempts: number, carrierRef: string | null, trackingUrl: string | null, pieces: Array<string> | null, dueAt: string | null, labelMissing: boolean, problemAt: string | null, createdAt: string, bookedAt: string | null, cost: { amount: string, currency: string } | null } | null, cod: { stage: Types.CodStage | null, paymentMethod: Types.CodInvoiceMethod | null, paidToSeller: boolean, collected: { amount: string, currency: string } | null, handlingFee: { amount: string, currency: string } | null, history: Array<{ stage: Types.CodStage, at: string, byId: string | null, reference: string | null }>, deliveredBy: { id: string, name: string } | null, notCollected: { reason: string, at: string } | null, amount: { amount: string, currency: string } } | null, adjustment: { id: string, refId: number, status: Types.AdjustmentStatus, createdAt: string, paidAt: string | null, paymentUrl: string | null, dispute: Record<string, unknown> | null, amount: { amount: string, currency: string } } | null, package: { weightKg: number, lengthCm: number, widthCm: number, heightCm: number, volumetricWeightKg: number, chargeableWeightKg: number }, verification: { weightKg: number, volumetricWeightKg: number | null, chargeableWeightKg: number | null, lengthCm: number, widthCm: number, heightCm: number, notes: string | null, photos: Array<string>, verifiedAt: string, verifiedByName: string | null, actualRate: { amount: string, currency: string }, difference: { amount: string, currency: string } } | null, timeline: Array<{ id: string, from: Types.ShipmentStatus | null, to: Types.ShipmentStatus | null, reportedStatus: Types.ShipmentStatus, trigger: string, actorType: string, occurredAt: string, recordedAt: string, reasonCode: string | null, note: string | null, applied: boolean, forced: boolean, inferred: boolean, milestone: Types.ShipmentMilestone | null, carrierCode: string | null, place: string | null, location: { lat: number, lng: number } | null, proof: { signedBy: string | null, pictureUrl: string | null } | null }>, notes: Array<{ id: string, text: string, type: string, visibility: string, createdAt: string, author: { name: string | null, role: string }, attachments: Array<{ id: string, fileName: string, size: number }> }>, retries: Array<{ id: string, action: Types.RetryAction, attempt: number | null, status: string, scheduledDate: string | null, slotFrom: string | null, slotTo: string | null, phone: string | null, reason: string | null, failure: string | null, createdAt: string }>, returns: Array<{ id: string, createdAt: string, returnReason: string | null, paymentStatus: Types.BillingStatus | null, shipment: { id: string, reference: string, status: Types.ShipmentStatus } | null }>, returnShipment: { id: string, returnReason: string | null, paymentStatus: Types.BillingStatus | null, original: { id: string, reference: string } | null, origin: { firstName: string, lastName: string, company: string | null, deliveryNote: string | null, phone: string | null, phoneE164: string | null, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null } }, destination: { firstName: string, lastName: string, company: string | null, deliveryNote: string | null, phone: string | null, phoneE164: string | null, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null } } } | null, operatorActions?: Array<{ id: string, action: string, actorType: string, operatorEmail: string | null, reason: string | null, createdAt: string }>, order: { id: string, orderReference: string, orderNumber: string | number, version: number, currency: string, editableFields: Array<string>, paymentMethod: string | null, paymentStatus: Types.PaymentStatus, createdAt: string, collectionAmount: { amount: string, currency: string }, subTotal: { amount: string, currency: string }, tax: { amount: string, currency: string }, discount: { amount: string, currency: string }, total: { amount: string, currency: string }, shippingFee: { amount: string, currency: string } | null, customer: { firstName: string, lastName: string, email: string, phone: string | null, company: string | null, deliveryNote: string | null }, origin: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null }, destination: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null }, lines: Array<{ id: string, name: string, quantity: number, grams: number, price: { amount: string, currency: string } }>, changes: { nodes: Array<{ id: string, field: string, before: unknown, after: unknown, version: number, actorType: string, createdAt: string }> }, warnings: Array<{ code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> } | null, seller?: { id: string, displayName: string } | null, allowedTransitions: Array<{ edge: number, to: Types.ShipmentStatus, effects: Array<string> }>, blockedBy: Array<{ kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, lastEvent: { reasonCode: string | null, note: string | null } | null, actualRate: { amount: string, currency: string }, adjustmentAmount: { amount: string, currency: string } | null } };

export type ShipmentMovedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ShipmentMovedSubscription = { shipmentChanged: { shipmentId: string, from: Types.ShipmentStatus | null, to: Types.ShipmentStatus } };

export type PrintLabelsQueryVariables = Exact<{
  ids: Array<string> | string;
  size: Types.LabelSize;
  language: Types.LabelLanguage;
}>;


export type PrintLabelsQuery = { labelsFile: { fileName: string, content: string, missing: Array<{ id: string, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> } };

export type PrintCustomsQueryVariables = Exact<{
  id: string;
}>;


export type PrintCustomsQuery = { customsFile: { fileName: string, content: string } };

export type AllowedStepFragment = { edge: number, to: Types.ShipmentStatus, effects: Array<string> };

export type ShipmentRowFragment = { awbAssigned: boolean, isTest: boolean, hasAdjustment: boolean, holdReason: string | null, id: string, reference: string, awb: string | null, type: Types.ShipmentKind, status: Types.ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: Types.PaymentStatus, billingStatus: Types.BillingStatus, codStage: Types.CodStage | null, label: { url: string } | null, order: { id: string, orderReference: string } | null, seller?: { id: string, displayName: string } | null, allowedTransitions: Array<{ edge: number, to: Types.ShipmentStatus, effects: Array<string> }>, blockedBy: Array<{ kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, lastEvent: { reasonCode: string | null, note: string | null } | null, actualRate: { amount: string, currency: string }, cod: { paidToSeller: boolean, amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null };

export type ShipmentWaitsFragment = { kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null };

export type AttentionFragment = { nextStep: { kind: Types.NextStepKind, by: Types.NextStepParty | null, byName: string | null, at: string | null, day: string | null, attempt: number | null, attempts: number | null }, deliveryChoice: { kind: Types.DeliveryChoiceKind, text: string | null, day: string | null, note: string | null } | null };

export type ShipmentListQueryVariables = Exact<{
  isOperator: boolean;
  needsAttention: boolean;
  search?: string | null | undefined;
  status?: Array<Types.ShipmentStatus> | Types.ShipmentStatus | null | undefined;
  type?: Types.ShipmentKind | null | undefined;
  carrier?: string | null | undefined;
  paymentStatus?: Types.PaymentStatus | null | undefined;
  billingStatus?: Array<Types.BillingStatus> | Types.BillingStatus | null | undefined;
  codStage?: Array<Types.CodStage> | Types.CodStage | null | undefined;
  codHolderId?: string | null | undefined;
  hasAdjustment?: boolean | null | undefined;
  adjustmentStatus?: Array<Types.AdjustmentStatus> | Types.AdjustmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  shopId?: string | null | undefined;
  dateField?: Types.ShipmentDate | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sortBy?: Types.ShipmentSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ShipmentListQuery = { shipments: { totalCount: number, totalCountIsEstimate: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ awbAssigned: boolean, isTest: boolean, hasAdjustment: boolean, holdReason: string | null, id: string, reference: string, awb: string | null, type: Types.ShipmentKind, status: Types.ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: Types.PaymentStatus, billingStatus: Types.BillingStatus, codStage: Types.CodStage | null, label: { url: string } | null, order: { id: string, orderReference: string } | null, seller?: { id: string, displayName: string } | null, allowedTransitions: Array<{ edge: number, to: Types.ShipmentStatus, effects: Array<string> }>, blockedBy: Array<{ kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, lastEvent: { reasonCode: string | null, note: string | null } | null, actualRate: { amount: string, currency: string }, cod: { paidToSeller: boolean, amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null } & { nextStep?: { kind: Types.NextStepKind, by: Types.NextStepParty | null, byName: string | null, at: string | null, day: string | null, attempt: number | null, attempts: number | null }, deliveryChoice?: { kind: Types.DeliveryChoiceKind, text: string | null, day: string | null, note: string | null } | null }> } };

export type ShipmentFilterChoicesQueryVariables = Exact<{
  sellerId?: string | null | undefined;
  seesShops: boolean;
}>;


export type ShipmentFilterChoicesQuery = { carriers: Array<{ code: string, name: string }>, shops?: { nodes: Array<{ id: string, name: string }> } };

export type ShipmentsMovedSubscriptionVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type ShipmentsMovedSubscription = { shipmentChanged: { shipmentId: string, to: Types.ShipmentStatus } };

export type ShipmentExportQueryVariables = Exact<{
  isOperator: boolean;
  search?: string | null | undefined;
  status?: Array<Types.ShipmentStatus> | Types.ShipmentStatus | null | undefined;
  type?: Types.ShipmentKind | null | undefined;
  carrier?: string | null | undefined;
  paymentStatus?: Types.PaymentStatus | null | undefined;
  billingStatus?: Array<Types.BillingStatus> | Types.BillingStatus | null | undefined;
  codStage?: Array<Types.CodStage> | Types.CodStage | null | undefined;
  codHolderId?: string | null | undefined;
  hasAdjustment?: boolean | null | undefined;
  adjustmentStatus?: Array<Types.AdjustmentStatus> | Types.AdjustmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  shopId?: string | null | undefined;
  dateField?: Types.ShipmentDate | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sortBy?: Types.ShipmentSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type ShipmentExportQuery = { shipments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, awb: string | null, type: Types.ShipmentKind, status: Types.ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: Types.PaymentStatus, billingStatus: Types.BillingStatus, codStage: Types.CodStage | null, actualRate: { amount: string, currency: string }, cod: { paidToSeller: boolean, amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null, order: { orderReference: string } | null, seller?: { displayName: string } | null }> } };

export type ExportedShipmentFragment = { id: string, reference: string, awb: string | null, type: Types.ShipmentKind, status: Types.ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: Types.PaymentStatus, billingStatus: Types.BillingStatus, codStage: Types.CodStage | null, actualRate: { amount: string, currency: string }, cod: { paidToSeller: boolean, amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null, order: { orderReference: string } | null, seller?: { displayName: string } | null };

export type ShipmentTransactionsQueryVariables = Exact<{
  shipmentId: string;
}>;


export type ShipmentTransactionsQuery = { transactions: { nodes: Array<{ id: string, createdAt: string, type: Types.TransactionType, source: Types.TransactionSource, status: Types.TransactionStatus, account: Types.TransactionAccount, description: string, reference: string | null, amount: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } }> } };

export type ConfirmCashOfShipmentMutationVariables = Exact<{
  input: Types.ConfirmCodInput;
}>;


export type ConfirmCashOfShipmentMutation = { confirmCod: { stage: Types.CodStage, replayed: boolean, netCredited: { amount: string, currency: string } } };

export type InvoiceCashOfShipmentMutationVariables = Exact<{
  id: string;
}>;


export type InvoiceCashOfShipmentMutation = { issueCodInvoice: { existing: boolean, invoice: { id: string, paymentUrl: string } } };

export type ObjectToAdjustmentMutationVariables = Exact<{
  input: Types.DisputeAdjustmentInput;
}>;


export type ObjectToAdjustmentMutation = { disputeAdjustment: { id: string, status: Types.AdjustmentStatus } };

export type WriteShipmentNoteMutationVariables = Exact<{
  input: Types.AddShipmentNoteInput;
}>;


export type WriteShipmentNoteMutation = { addShipmentNote: { id: string } };

export type NoteFileQueryVariables = Exact<{
  id: string;
}>;


export type NoteFileQuery = { noteAttachmentFile: { fileName: string, contentType: string, content: string } };

export type OrderFactsFragment = { id: string, orderNumber: string | number, orderReference: string, version: number, currency: string, editableFields: Array<string>, paymentMethod: string | null, paymentStatus: Types.PaymentStatus, createdAt: string, collectionAmount: { amount: string, currency: string }, subTotal: { amount: string, currency: string }, tax: { amount: string, currency: string }, discount: { amount: string, currency: string }, total: { amount: string, currency: string }, shippingFee: { amount: string, currency: string } | null, customer: { firstName: string, lastName: string, email: string, phone: string | null, company: string | null, deliveryNote: string | null }, origin: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null }, destination: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string, company: string | null, deliveryNote: string | null }, lines: Array<{ id: string, name: string, quantity: number, grams: number, price: { amount: string, currency: string } }>, changes: { nodes: Array<{ id: string, field: string, before: unknown, after: unknown, version: number, actorType: string, createdAt: string }> }, warnings: Array<{ code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> };

export type CorrectOrderMutationVariables = Exact<{
  orderId: string;
  input: Types.UpdateOrderInput;
}>;


export type CorrectOrderMutation = { updateOrder: { updatedFields: Array<string>, warnings: Array<{ code: string, field: string | null, message: string }> } };

export type EnterPartnerAwbMutationVariables = Exact<{
  id: string;
  input: Types.UpdateShipmentInput;
}>;


export type EnterPartnerAwbMutation = { updateShipment: { updatedFields: Array<string>, warnings: Array<{ code: string, message: string, variant: string | null, params: Record<string, unknown> | null }>, shipment: { id: string, awb: string | null } } };

export type OnlineWayQueryVariables = Exact<{
  sellerId: string;
}>;


export type OnlineWayQuery = { seller: { id: string, topUpWays: { online: Types.OnlinePayment } } };

export type PayMissingMutationVariables = Exact<{
  input: Types.StartTopUpInput;
}>;


export type PayMissingMutation = { startTopUp: { paymentUrl: string } };

export type MayReturnQueryVariables = Exact<{
  shipmentId: string;
}>;


export type MayReturnQuery = { returnEligibility: { eligible: boolean, code: string | null, reason: string | null } };

export type BringBackMutationVariables = Exact<{
  input: Types.CreateReturnInput;
}>;


export type BringBackMutation = { createReturn: { id: string, shipment: { id: string, reference: string } | null } };

export type MoveShipmentMutationVariables = Exact<{
  input: Types.TransitionShipmentInput;
}>;


export type MoveShipmentMutation = { transitionShipment: { previousStatus: Types.ShipmentStatus, newStatus: Types.ShipmentStatus, transitionId: string | null } };

export type BookPickupMutationVariables = Exact<{
  id: string;
}>;


export type BookPickupMutation = { schedulePickup: { newStatus: Types.ShipmentStatus, shipment: { id: string, carrierName: string, label: { url: string } | null } } };

export type FulfilOrderOfShipmentMutationVariables = Exact<{
  orderId: string;
}>;


export type FulfilOrderOfShipmentMutation = { fulfilOrder: { id: string, status: Types.ShipmentStatus } };

export type CancelOrderOfShipmentMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderOfShipmentMutation = { cancelOrder: { id: string, status: Types.ShipmentStatus } };

export type SimulateShipmentMutationVariables = Exact<{
  id: string;
  path?: Array<Types.ShipmentStatus> | Types.ShipmentStatus | null | undefined;
}>;


export type SimulateShipmentMutation = { simulateShipment: { id: string, status: Types.ShipmentStatus } };

export type MeasureShipmentMutationVariables = Exact<{
  input: Types.VerifyShipmentInput;
}>;


export type MeasureShipmentMutation = { verifyShipment: { newStatus: Types.ShipmentStatus, shipment: { id: string, adjustmentAmount: { amount: string, currency: string } | null, verification: { actualRate: { amount: string, currency: string }, difference: { amount: string, currency: string } } | null } } };

export type RepackParcelMutationVariables = Exact<{
  input: Types.RepackShipmentInput;
}>;


export type RepackParcelMutation = { repackShipment: { newStatus: Types.ShipmentStatus, adjustmentInvoiceDeleted: boolean } };

export type TryShipmentAgainMutationVariables = Exact<{
  input: Types.RetryShipmentInput;
}>;


export type TryShipmentAgainMutation = { retryShipment: { newStatus: Types.ShipmentStatus, scheduledDate: string | null } };

export type ReasonCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReasonCodesQuery = { reference: { reasonCodes: Array<{ code: string, kind: string, label: string }> } };

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
export const TimelineRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TimelineRow on TimelineEntry {
  id
  from
  to
  reportedStatus
  trigger
  actorType
  occurredAt
  recordedAt
  reasonCode
  note
  applied
  forced
  inferred
  location {
    lat
    lng
  }
  milestone
  carrierCode
  place
  proof {
    signedBy
    pictureUrl
  }
}
    `, {"fragmentName":"TimelineRow"}) as unknown as TypedDocumentString<TimelineRowFragment, unknown>;
export const BookingFailureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BookingFailure on BookingError {
  code
  message
  variant
  params
  at
  attempts
}
    `, {"fragmentName":"BookingFailure"}) as unknown as TypedDocumentString<BookingFailureFragment, unknown>;
export const NoteRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NoteRow on ShipmentNote {
  id
  text
  type
  visibility
  createdAt
  author {
    name
    role
  }
  attachments {
    id
    fileName
    size
  }
}
    `, {"fragmentName":"NoteRow"}) as unknown as TypedDocumentString<NoteRowFragment, unknown>;
export const ReturnRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReturnRow on ReturnShipment {
  id
  createdAt
  returnReason
  paymentStatus
  shipment {
    id
    reference
    status
  }
}
    `, {"fragmentName":"ReturnRow"}) as unknown as TypedDocumentString<ReturnRowFragment, unknown>;
export const ExportedShipmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  receiverPhoneE164
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    paidToSeller
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}
    `, {"fragmentName":"ExportedShipment"}) as unknown as TypedDocumentString<ExportedShipmentFragment, unknown>;
export const AllowedStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
    `, {"fragmentName":"AllowedStep"}) as unknown as TypedDocumentString<AllowedStepFragment, unknown>;
export const ShipmentWaitsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
    `, {"fragmentName":"ShipmentWaits"}) as unknown as TypedDocumentString<ShipmentWaitsFragment, unknown>;
export const ShipmentRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShipmentRow on Shipment {
  ...ExportedShipment
  awbAssigned
  isTest
  hasAdjustment
  label {
    url
  }
  order {
    id
  }
  seller @include(if: $isOperator) {
    id
  }
  allowedTransitions {
    ...AllowedStep
  }
  blockedBy {
    ...ShipmentWaits
  }
  holdReason
  lastEvent {
    reasonCode
    note
  }
}
    fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  receiverPhoneE164
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    paidToSeller
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}`, {"fragmentName":"ShipmentRow"}) as unknown as TypedDocumentString<ShipmentRowFragment, unknown>;
export const AttentionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Attention on Shipment {
  nextStep {
    kind
    by
    byName
    at
    day
    attempt
    attempts
  }
  deliveryChoice {
    kind
    text
    day
    note
  }
}
    `, {"fragmentName":"Attention"}) as unknown as TypedDocumentString<AttentionFragment, unknown>;
export const PartyPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PartyPlace on Address {
  address
  city
  state
  zip
  country
  countryCode
  company
  deliveryNote
}
    `, {"fragmentName":"PartyPlace"}) as unknown as TypedDocumentString<PartyPlaceFragment, unknown>;
export const OrderFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFacts on Order {
  id
  orderNumber
  orderReference
  version
  currency
  editableFields
  paymentMethod
  paymentStatus
  createdAt
  collectionAmount {
    amount
    currency
  }
  subTotal {
    amount
    currency
  }
  tax {
    amount
    currency
  }
  discount {
    amount
    currency
  }
  total {
    amount
    currency
  }
  shippingFee {
    amount
    currency
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
    ...PartyPlace
  }
  destination {
    ...PartyPlace
  }
  lines {
    id
    name
    quantity
    grams
    price {
      amount
      currency
    }
  }
  changes(first: 25) {
    nodes {
      id
      field
      before
      after
      version
      actorType
      createdAt
    }
  }
  warnings {
    code
    message
    variant
    params
  }
}
    fragment PartyPlace on Address {
  address
  city
  state
  zip
  country
  countryCode
  company
  deliveryNote
}`, {"fragmentName":"OrderFacts"}) as unknown as TypedDocumentString<OrderFactsFragment, unknown>;
export const DriversDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Drivers {
  drivers {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<DriversQuery, DriversQueryVariables>;
export const ShipmentDriverDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentDriver($id: String!) {
  shipment(id: $id) {
    id
    assignment {
      id
      kind
      startedAt
      driver {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentDriverQuery, ShipmentDriverQueryVariables>;
export const AssignShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AssignShipments($input: AssignShipmentsInput!) {
  assignShipments(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignShipmentsMutation, AssignShipmentsMutationVariables>;
export const UnassignShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnassignShipments($ids: [String!]!) {
  unassignShipments(ids: $ids)
}
    `) as unknown as TypedDocumentString<UnassignShipmentsMutation, UnassignShipmentsMutationVariables>;
export const ScanShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ScanShipment($code: String!) {
  scanShipment(code: $code) {
    id
    shipmentId
  }
}
    `) as unknown as TypedDocumentString<ScanShipmentMutation, ScanShipmentMutationVariables>;
export const ShipmentTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentTasks($id: String!) {
  tasks(shipment: $id, first: 10) {
    nodes {
      id
      shortId
      kind
      state
      eta
      endedAt
      reasonCode
      notes
      km
      minutes
      driver {
        id
        name
      }
      run {
        id
        shortId
      }
      proofs {
        id
        kind
        url
        text
        takenAt
        received
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentTasksQuery, ShipmentTasksQueryVariables>;
export const RetryBookingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryBooking($id: String!, $notThere: Boolean!) {
  retryBooking(id: $id, notThere: $notThere) {
    id
    bookingStatus
  }
}
    `) as unknown as TypedDocumentString<RetryBookingMutation, RetryBookingMutationVariables>;
export const EnterCarrierAwbDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EnterCarrierAwb($id: String!, $awb: String!, $trackingNumber: String) {
  enterCarrierAwb(id: $id, awb: $awb, trackingNumber: $trackingNumber) {
    id
    bookingStatus
  }
}
    `) as unknown as TypedDocumentString<EnterCarrierAwbMutation, EnterCarrierAwbMutationVariables>;
export const AbandonBookingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AbandonBooking($id: String!, $reason: String) {
  abandonBooking(id: $id, reason: $reason) {
    id
    bookingStatus
  }
}
    `) as unknown as TypedDocumentString<AbandonBookingMutation, AbandonBookingMutationVariables>;
export const CheckConsigneeAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckConsigneeAddress($id: String!) {
  checkConsigneeAddress(id: $id) {
    deliverable
    messages
    suggestion {
      lines
      city
      state
      zip
      countryCode
    }
  }
}
    `) as unknown as TypedDocumentString<CheckConsigneeAddressMutation, CheckConsigneeAddressMutationVariables>;
export const ShipmentDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentDetails($id: String!, $isOperator: Boolean!) {
  shipment(id: $id) {
    ...ShipmentRow
    carrierKind
    trackingUrl
    trackingNumber
    holdReason
    heldFrom
    pickupAttempts
    deliveryAttempts
    deliveryAttemptsLeft
    pickupReadyAt
    pickedUpAt
    deliveredAt
    rtsCompletedAt
    updatedAt
    deliveredAtPoint {
      lat
      lng
    }
    shop {
      id
      name
      domain
    }
    label {
      date
      version
    }
    needsCustoms
    nextStep {
      kind
      by
      byName
      at
      day
      attempt
      attempts
    }
    displayRate {
      amount
      currency
    }
    charges {
      code
      label
      amount {
        amount
        currency
      }
    }
    cost @include(if: $isOperator) {
      status
      missing
      cost {
        amount
        currency
      }
      revenue {
        amount
        currency
      }
      margin {
        amount
        currency
      }
    }
    bookingStatus
    bookingError {
      ...BookingFailure
    }
    carrierAccount {
      id
      label
      carrierName
      mode
    }
    booking {
      reference
      attempts
      carrierRef
      trackingUrl
      pieces
      dueAt
      labelMissing
      problemAt
      createdAt
      bookedAt
      cost {
        amount
        currency
      }
    }
    cod {
      stage
      paymentMethod
      collected {
        amount
        currency
      }
      handlingFee {
        amount
        currency
      }
      history {
        stage
        at
        byId
        reference
      }
      deliveredBy {
        id
        name
      }
      notCollected {
        reason
        at
      }
    }
    adjustment {
      id
      refId
      status
      createdAt
      paidAt
      paymentUrl
      amount {
        amount
        currency
      }
      dispute
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
      verifiedByName
      actualRate {
        amount
        currency
      }
      difference {
        amount
        currency
      }
    }
    timeline {
      ...TimelineRow
    }
    notes {
      ...NoteRow
    }
    retries {
      id
      action
      attempt
      status
      scheduledDate
      slotFrom
      slotTo
      phone
      reason
      failure
      createdAt
    }
    returns {
      ...ReturnRow
    }
    returnShipment {
      id
      returnReason
      paymentStatus
      original {
        id
        reference
      }
      origin {
        firstName
        lastName
        company
        deliveryNote
        phone
        phoneE164
        address {
          ...PartyPlace
        }
      }
      destination {
        firstName
        lastName
        company
        deliveryNote
        phone
        phoneE164
        address {
          ...PartyPlace
        }
      }
    }
    operatorActions @include(if: $isOperator) {
      id
      action
      actorType
      operatorEmail
      reason
      createdAt
    }
    order {
      ...OrderFacts
    }
  }
}
    fragment PartyPlace on Address {
  address
  city
  state
  zip
  country
  countryCode
  company
  deliveryNote
}
fragment TimelineRow on TimelineEntry {
  id
  from
  to
  reportedStatus
  trigger
  actorType
  occurredAt
  recordedAt
  reasonCode
  note
  applied
  forced
  inferred
  location {
    lat
    lng
  }
  milestone
  carrierCode
  place
  proof {
    signedBy
    pictureUrl
  }
}
fragment BookingFailure on BookingError {
  code
  message
  variant
  params
  at
  attempts
}
fragment NoteRow on ShipmentNote {
  id
  text
  type
  visibility
  createdAt
  author {
    name
    role
  }
  attachments {
    id
    fileName
    size
  }
}
fragment ReturnRow on ReturnShipment {
  id
  createdAt
  returnReason
  paymentStatus
  shipment {
    id
    reference
    status
  }
}
fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
fragment ShipmentRow on Shipment {
  ...ExportedShipment
  awbAssigned
  isTest
  hasAdjustment
  label {
    url
  }
  order {
    id
  }
  seller @include(if: $isOperator) {
    id
  }
  allowedTransitions {
    ...AllowedStep
  }
  blockedBy {
    ...ShipmentWaits
  }
  holdReason
  lastEvent {
    reasonCode
    note
  }
}
fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  receiverPhoneE164
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    paidToSeller
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}
fragment OrderFacts on Order {
  id
  orderNumber
  orderReference
  version
  currency
  editableFields
  paymentMethod
  paymentStatus
  createdAt
  collectionAmount {
    amount
    currency
  }
  subTotal {
    amount
    currency
  }
  tax {
    amount
    currency
  }
  discount {
    amount
    currency
  }
  total {
    amount
    currency
  }
  shippingFee {
    amount
    currency
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
    ...PartyPlace
  }
  destination {
    ...PartyPlace
  }
  lines {
    id
    name
    quantity
    grams
    price {
      amount
      currency
    }
  }
  changes(first: 25) {
    nodes {
      id
      field
      before
      after
      version
      actorType
      createdAt
    }
  }
  warnings {
    code
    message
    variant
    params
  }
}`) as unknown as TypedDocumentString<ShipmentDetailsQuery, ShipmentDetailsQueryVariables>;
export const ShipmentMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ShipmentMoved($id: String!) {
  shipmentChanged(id: $id) {
    shipmentId
    from
    to
  }
}
    `) as unknown as TypedDocumentString<ShipmentMovedSubscription, ShipmentMovedSubscriptionVariables>;
export const PrintLabelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrintLabels($ids: [String!]!, $size: LabelSize!, $language: LabelLanguage!) {
  labelsFile(ids: $ids, size: $size, language: $language) {
    fileName
    content
    missing {
      id
      code
      message
      variant
      params
    }
  }
}
    `) as unknown as TypedDocumentString<PrintLabelsQuery, PrintLabelsQueryVariables>;
export const PrintCustomsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrintCustoms($id: String!) {
  customsFile(id: $id) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<PrintCustomsQuery, PrintCustomsQueryVariables>;
export const ShipmentListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentList($isOperator: Boolean!, $needsAttention: Boolean!, $search: String, $status: [ShipmentStatus!], $type: ShipmentKind, $carrier: String, $paymentStatus: PaymentStatus, $billingStatus: [BillingStatus!], $codStage: [CodStage!], $codHolderId: String, $hasAdjustment: Boolean, $adjustmentStatus: [AdjustmentStatus!], $sellerId: String, $shopId: String, $dateField: ShipmentDate, $startDate: String, $endDate: String, $sortBy: ShipmentSort, $sortOrder: SortOrder, $first: Int!, $after: String) {
  shipments(
    search: $search
    status: $status
    type: $type
    carrier: $carrier
    paymentStatus: $paymentStatus
    billingStatus: $billingStatus
    codStage: $codStage
    codHolderId: $codHolderId
    hasAdjustment: $hasAdjustment
    adjustmentStatus: $adjustmentStatus
    sellerId: $sellerId
    shopId: $shopId
    dateField: $dateField
    startDate: $startDate
    endDate: $endDate
    sortBy: $sortBy
    sortOrder: $sortOrder
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
      ...ShipmentRow
      ...Attention @include(if: $needsAttention)
    }
  }
}
    fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
fragment ShipmentRow on Shipment {
  ...ExportedShipment
  awbAssigned
  isTest
  hasAdjustment
  label {
    url
  }
  order {
    id
  }
  seller @include(if: $isOperator) {
    id
  }
  allowedTransitions {
    ...AllowedStep
  }
  blockedBy {
    ...ShipmentWaits
  }
  holdReason
  lastEvent {
    reasonCode
    note
  }
}
fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
fragment Attention on Shipment {
  nextStep {
    kind
    by
    byName
    at
    day
    attempt
    attempts
  }
  deliveryChoice {
    kind
    text
    day
    note
  }
}
fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  receiverPhoneE164
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    paidToSeller
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}`) as unknown as TypedDocumentString<ShipmentListQuery, ShipmentListQueryVariables>;
export const ShipmentFilterChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentFilterChoices($sellerId: String, $seesShops: Boolean!) {
  carriers {
    code
    name
  }
  shops(sellerId: $sellerId, first: 100) @include(if: $seesShops) {
    nodes {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentFilterChoicesQuery, ShipmentFilterChoicesQueryVariables>;
export const ShipmentsMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ShipmentsMoved($sellerId: String) {
  shipmentChanged(sellerId: $sellerId) {
    shipmentId
    to
  }
}
    `) as unknown as TypedDocumentString<ShipmentsMovedSubscription, ShipmentsMovedSubscriptionVariables>;
export const ShipmentExportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentExport($isOperator: Boolean!, $search: String, $status: [ShipmentStatus!], $type: ShipmentKind, $carrier: String, $paymentStatus: PaymentStatus, $billingStatus: [BillingStatus!], $codStage: [CodStage!], $codHolderId: String, $hasAdjustment: Boolean, $adjustmentStatus: [AdjustmentStatus!], $sellerId: String, $shopId: String, $dateField: ShipmentDate, $startDate: String, $endDate: String, $sortBy: ShipmentSort, $sortOrder: SortOrder, $after: String) {
  shipments(
    search: $search
    status: $status
    type: $type
    carrier: $carrier
    paymentStatus: $paymentStatus
    billingStatus: $billingStatus
    codStage: $codStage
    codHolderId: $codHolderId
    hasAdjustment: $hasAdjustment
    adjustmentStatus: $adjustmentStatus
    sellerId: $sellerId
    shopId: $shopId
    dateField: $dateField
    startDate: $startDate
    endDate: $endDate
    sortBy: $sortBy
    sortOrder: $sortOrder
    first: 500
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ExportedShipment
    }
  }
}
    fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  receiverPhoneE164
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    paidToSeller
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}`) as unknown as TypedDocumentString<ShipmentExportQuery, ShipmentExportQueryVariables>;
export const ShipmentTransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentTransactions($shipmentId: String!) {
  transactions(shipmentId: $shipmentId, first: 100) {
    nodes {
      id
      createdAt
      type
      source
      status
      account
      description
      reference
      amount {
        amount
        currency
      }
      balanceAfter {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentTransactionsQuery, ShipmentTransactionsQueryVariables>;
export const ConfirmCashOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmCashOfShipment($input: ConfirmCodInput!) {
  confirmCod(input: $input) {
    stage
    replayed
    netCredited {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmCashOfShipmentMutation, ConfirmCashOfShipmentMutationVariables>;
export const InvoiceCashOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InvoiceCashOfShipment($id: String!) {
  issueCodInvoice(id: $id) {
    existing
    invoice {
      id
      paymentUrl
    }
  }
}
    `) as unknown as TypedDocumentString<InvoiceCashOfShipmentMutation, InvoiceCashOfShipmentMutationVariables>;
export const ObjectToAdjustmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ObjectToAdjustment($input: DisputeAdjustmentInput!) {
  disputeAdjustment(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ObjectToAdjustmentMutation, ObjectToAdjustmentMutationVariables>;
export const WriteShipmentNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteShipmentNote($input: AddShipmentNoteInput!) {
  addShipmentNote(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<WriteShipmentNoteMutation, WriteShipmentNoteMutationVariables>;
export const NoteFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NoteFile($id: String!) {
  noteAttachmentFile(id: $id) {
    fileName
    contentType
    content
  }
}
    `) as unknown as TypedDocumentString<NoteFileQuery, NoteFileQueryVariables>;
export const CorrectOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectOrder($orderId: String!, $input: UpdateOrderInput!) {
  updateOrder(orderId: $orderId, input: $input) {
    updatedFields
    warnings {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CorrectOrderMutation, CorrectOrderMutationVariables>;
export const EnterPartnerAwbDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EnterPartnerAwb($id: String!, $input: UpdateShipmentInput!) {
  updateShipment(id: $id, input: $input) {
    updatedFields
    warnings {
      code
      message
      variant
      params
    }
    shipment {
      id
      awb
    }
  }
}
    `) as unknown as TypedDocumentString<EnterPartnerAwbMutation, EnterPartnerAwbMutationVariables>;
export const OnlineWayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OnlineWay($sellerId: String!) {
  seller(id: $sellerId) {
    id
    topUpWays {
      online
    }
  }
}
    `) as unknown as TypedDocumentString<OnlineWayQuery, OnlineWayQueryVariables>;
export const PayMissingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayMissing($input: StartTopUpInput!) {
  startTopUp(input: $input) {
    paymentUrl
  }
}
    `) as unknown as TypedDocumentString<PayMissingMutation, PayMissingMutationVariables>;
export const MayReturnDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MayReturn($shipmentId: String!) {
  returnEligibility(shipmentId: $shipmentId) {
    eligible
    code
    reason
  }
}
    `) as unknown as TypedDocumentString<MayReturnQuery, MayReturnQueryVariables>;
export const BringBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BringBack($input: CreateReturnInput!) {
  createReturn(input: $input) {
    id
    shipment {
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<BringBackMutation, BringBackMutationVariables>;
export const MoveShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveShipment($input: TransitionShipmentInput!) {
  transitionShipment(input: $input) {
    previousStatus
    newStatus
    transitionId
  }
}
    `) as unknown as TypedDocumentString<MoveShipmentMutation, MoveShipmentMutationVariables>;
export const BookPickupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BookPickup($id: String!) {
  schedulePickup(id: $id) {
    newStatus
    shipment {
      id
      carrierName
      label {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BookPickupMutation, BookPickupMutationVariables>;
export const FulfilOrderOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FulfilOrderOfShipment($orderId: String!) {
  fulfilOrder(orderId: $orderId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<FulfilOrderOfShipmentMutation, FulfilOrderOfShipmentMutationVariables>;
export const CancelOrderOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelOrderOfShipment($orderId: String!) {
  cancelOrder(orderId: $orderId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CancelOrderOfShipmentMutation, CancelOrderOfShipmentMutationVariables>;
export const SimulateShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SimulateShipment($id: String!, $path: [ShipmentStatus!]) {
  simulateShipment(id: $id, path: $path) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<SimulateShipmentMutation, SimulateShipmentMutationVariables>;
export const MeasureShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MeasureShipment($input: VerifyShipmentInput!) {
  verifyShipment(input: $input) {
    newStatus
    shipment {
      id
      adjustmentAmount {
        amount
        currency
      }
      verification {
        actualRate {
          amount
          currency
        }
        difference {
          amount
          currency
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeasureShipmentMutation, MeasureShipmentMutationVariables>;
export const RepackParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RepackParcel($input: RepackShipmentInput!) {
  repackShipment(input: $input) {
    newStatus
    adjustmentInvoiceDeleted
  }
}
    `) as unknown as TypedDocumentString<RepackParcelMutation, RepackParcelMutationVariables>;
export const TryShipmentAgainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TryShipmentAgain($input: RetryShipmentInput!) {
  retryShipment(input: $input) {
    newStatus
    scheduledDate
  }
}
    `) as unknown as TypedDocumentString<TryShipmentAgainMutation, TryShipmentAgainMutationVariables>;
export const ReasonCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReasonCodes {
  reference {
    reasonCodes {
      code
      kind
      label
    }
  }
}
    `) as unknown as TypedDocumentString<ReasonCodesQuery, ReasonCodesQueryVariables>;