import type { OperatorEventData } from '../../../kernel/events.js';

const ID = '00000000-0000-7000-8000-000000000000';
const AT = '2026-01-01T00:00:00.000Z';

const approval = (status: OperatorEventData['approval.requested']['status']) => ({
  id: ID,
  type: 'wallet_adjustment',
  status,
  subjectUserId: ID,
  amount: 75.5,
  currency: 'USD',
  threshold: 50,
  shipmentId: 'SVCTEST0000000',
  shipmentDetailId: ID,
  createdAt: AT,
});
const adjustment = (status: string) => ({
  id: ID,
  refId: 100001,
  shipmentId: 'SVCTEST0000000',
  shipmentDetailId: ID,
  sellerId: ID,
  amount: 1.2,
  currency: 'USD',
  status,
});

/** Sample data of each event, for test deliveries. */
export const OPERATOR_SAMPLES: { readonly [T in keyof OperatorEventData]: Partial<OperatorEventData[T]> } = {
  'approval.requested': approval('pending'),
  'approval.approved': approval('approved'),
  'approval.rejected': approval('rejected'),
  'approval.cancelled': approval('cancelled'),
  'cod.confirmed': { shipmentDetailId: ID, amountCollected: 102.14, handlingFeeAmount: 2.04, netCredited: 100.1, stage: 'collected' },
  'cod.handover': { shipmentDetailId: ID, previousStage: 'collected', stage: 'with_reception', amount: 102.14, shortage: 0 },
  'wallet.transaction': { id: 'txn_TEST', sellerId: ID, type: 'credit', source: 'topup', status: 'posted', amount: 10, currency: 'USD' },
  'adjustment.created': adjustment('unpaid'),
  'adjustment.paid': adjustment('paid'),
  'adjustment.deleted': adjustment('deleted'),
  'pickup_confirmation.updated': {
    id: ID,
    shortId: 'PU-TEST00',
    workerName: null,
    businessCustomer: null,
    taskCompletedAt: AT,
    shipments: [],
  },
  'return.created': { id: ID, shipmentDetailId: ID, unifiedRefId: 'RTN-SVCTEST0000000', status: 'new', createdAt: AT },
  'webhook.disabled': {
    id: ID,
    url: 'https://receiver.example/hook',
    is_active: false,
    disabled_reason: 'The receiver answered 410 Gone.',
  },
};
