import type { ShipmentStatus } from './shipment-status.js';

/** A request for approval. */
interface ApprovalData {
  readonly id: string;
  readonly type: string;
  readonly status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  /** The seller whose money is concerned. */
  readonly subjectUserId: string;
  readonly amount: number;
  readonly currency: string;
  readonly threshold: number | null;
  readonly payload: object;
  readonly shipmentId: string | null;
  readonly shipmentDetailId: string | null;
  readonly requestedById: string | null;
  readonly requestedByType: string;
  readonly reviewedById: string | null;
  readonly reviewNote: string | null;
  readonly createdAt: string;
  readonly reviewedAt: string | null;
  readonly cancelledReason: string | null;
  readonly expiresAt: null;
}

type CodStage = 'collected' | 'with_carrier' | 'with_reception' | 'with_accounts' | 'deposited';

interface CodConfirmed {
  readonly shipmentId: string;
  readonly shipmentDetailId: string;
  readonly invoiceId: string;
  readonly paymentMethod: string;
  readonly amountCollected: number;
  readonly currency: string;
  readonly handlingFeePercent: number;
  readonly handlingFeeAmount: number;
  readonly netCredited: number;
  readonly stage: CodStage;
  readonly transactions: readonly string[];
  readonly walletBalance: number;
}

interface CodHandedOver {
  readonly shipmentId: string;
  readonly shipmentDetailId: string;
  readonly previousStage: CodStage;
  readonly stage: CodStage;
  readonly amount: number;
  readonly shortage: number;
  readonly currency: string;
  readonly history: readonly {
    readonly stage: CodStage;
    readonly at: string;
    readonly byId: string | null;
    readonly reference: string | null;
  }[];
}

export interface WalletTransaction {
  readonly id: string;
  readonly sellerId: string;
  readonly account: 'wallet' | 'receivable';
  readonly type: 'credit' | 'debit';
  readonly source: string;
  readonly status: 'posted' | 'pending' | 'reversed';
  readonly amount: number;
  readonly currency: string;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
  readonly shipmentId: string | null;
  readonly shipmentDetailId: string | null;
  readonly orderId: string | null;
  readonly orderReference: string | null;
  readonly invoiceId: string | null;
  readonly approvalRequestId: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly journalEntryId: string | null;
  readonly reversesTransactionId: string | null;
  readonly clearedAt: string | null;
  readonly createdAt: string;
}

interface AdjustmentData {
  readonly id: string;
  readonly refId: number;
  readonly shipmentId: string;
  readonly shipmentDetailId: string;
  readonly orderId: string;
  readonly sellerId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly paymentUrl: string | null;
  readonly breakdown: object;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly paidBy: string | null;
}

/** A pickup round, with the parcels whose confirmation changed. */
interface PickupConfirmationUpdated {
  readonly id: string;
  readonly shortId: string;
  readonly workerName: string | null;
  readonly businessCustomer: string | null;
  readonly taskCompletedAt: string;
  readonly shipments: readonly {
    readonly shipmentDetailId: string;
    readonly unifiedRefId: string;
    readonly orderReference: string | null;
    readonly currentStatus: ShipmentStatus;
    readonly confirmationStatus: string;
    readonly confirmedBy: string | null;
    readonly confirmedAt: string | null;
    readonly notes: string | null;
    readonly receiverName: string;
    readonly receiverPhone: string | null;
    readonly dropoffTaskShortId: string | null;
    readonly seller: string;
    readonly destinationType: 'local' | 'international';
  }[];
}

interface ReturnCreated {
  readonly id: string;
  readonly shipmentDetailId: string;
  readonly unifiedRefId: string;
  readonly original_shipment_id: string;
  readonly status: 'new';
  readonly paymentStatus: 'waived' | 'unpaid' | 'postpaid';
  readonly rate: { readonly actualRate: number; readonly displayRate: number; readonly currency: string };
  readonly origin: object;
  readonly destination: object;
  readonly dimensions: Readonly<Record<'weight' | 'length' | 'width' | 'height' | 'volumeWeight', number>>;
  readonly returnReason: string | null;
  readonly createdAt: string;
}

/** A webhook, as the REST interfaces print it. */
export interface WebhookData {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly string[];
  readonly is_active: boolean;
  readonly disabled_reason: string | null;
  readonly description: string | null;
  readonly shop_id: string | null;
  readonly include_hub_statuses: boolean;
  readonly selection: string | null;
  readonly rate_limit: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Events that the operator's own systems may subscribe to. Their data is the record in the format of the ERP interface. */
export interface OperatorEventData {
  'approval.requested': ApprovalData;
  'approval.approved': ApprovalData;
  'approval.rejected': ApprovalData;
  'approval.cancelled': ApprovalData;
  'cod.confirmed': CodConfirmed;
  'cod.handover': CodHandedOver;
  'wallet.transaction': WalletTransaction;
  'adjustment.created': AdjustmentData;
  'adjustment.paid': AdjustmentData;
  'adjustment.deleted': AdjustmentData;
  'pickup_confirmation.updated': PickupConfirmationUpdated;
  'return.created': ReturnCreated;
  'webhook.disabled': WebhookData;
}

export const operatorEvents = [
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'approval.cancelled',
  'cod.confirmed',
  'cod.handover',
  'wallet.transaction',
  'adjustment.created',
  'adjustment.paid',
  'adjustment.deleted',
  'pickup_confirmation.updated',
  'return.created',
  'webhook.disabled',
] as const satisfies readonly (keyof OperatorEventData)[];
export type OperatorEvent = (typeof operatorEvents)[number];
