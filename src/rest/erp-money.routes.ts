import {
  AdjustWalletDocument,
  ApprovalSubjectDocument,
  ApproveDocument,
  ListApprovalsDocument,
  ListSellerTransactionsDocument,
  ListShipmentTransactionsDocument,
  ListTransactionsDocument,
  ReadApprovalDocument,
  ReadTransactionDocument,
  RejectDocument,
  ShipmentSubjectDocument,
  StatementSubjectDocument,
  WithdrawDocument,
} from './operations.generated.js';
import * as adjustments from './replies/adjustments.js';
import { approval, approvalItem, stats } from './replies/approvals.js';
import { seller, transaction } from './replies/transactions.js';
import { answered, answeredIfAsked, erpPage, erpPageParts, erpParts, erpReply, message } from './reply/envelopes.js';
import { object } from './reply/object.js';
import { literal } from './reply/part.js';
import { either, json } from './reply/reply.js';
import { pages } from './request/pages.js';
import { shipmentParams } from './request/shipments.js';
import { body, flag, path, valueOf } from './request/source.js';
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

const APPROVALS = { limit: 25, max: 100 };
const TRANSACTIONS = { limit: 50, max: 100 };

/** Staff decide in their own name; tokens name the person who decided. */
const review = {
  subject: ApprovalSubjectDocument,
  variables: { input: body({ id: path('id') }) },
  requires: { ReviewRequestInput: ['reviewedById'] },
} as const;
const REVIEW = { reviewedById: '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d', reviewNote: 'Weighed twice' };

const pendingAdjustment = object(
  {
    ...erpParts(answered('adjustWallet', adjustments.pending)),
    status: literal('pending_approval'),
    message: message(() => adjustments.WAITS),
  },
  { id: 'PendingAdjustment', description: 'No money has moved yet: a super administrator must approve first.' },
);

/** Wallets, adjustments and approvals for ERP and accounting systems. */
export const erpMoneyRoutes: readonly Route[] = [
  erp.get('/api/erp/approvals', ListApprovalsDocument, {
    variables: {
      ...pages(APPROVALS),
      type: valueOf('type', 'ApprovalType'),
      includeStats: flag('includeStats', 'Also return the number of requests in each status.'),
    },
    reply: object({ ...erpPageParts('approvals', approvalItem, APPROVALS), stats: answeredIfAsked('approvalStats', stats) }),
    summary: 'Approval requests, newest first.',
  }),
  erp.get('/api/erp/approvals/:id', ReadApprovalDocument, {
    reply: erpReply('approval', approval),
    summary: 'One approval request, with its requester and reviewer.',
  }),
  erp.post('/api/erp/approvals/:id/approve', ApproveDocument, {
    ...review,
    reply: erpReply('approveRequest', approval, () => 'The request is approved.'),
    summary: 'Approves a request of a type in `TOKEN_APPROVALS` on behalf of a super administrator and executes it.',
    docs: {
      refusals: [
        'FORBIDDEN',
        'NO_ADJUSTMENT_INVOICE',
        'ADJUSTMENT_ALREADY_PAID',
        'INVALID_TRANSITION',
        'INVALID_STATUS',
        'COD_NOT_CONFIRMED',
      ],
      example: REVIEW,
    },
  }),
  erp.post('/api/erp/approvals/:id/reject', RejectDocument, {
    ...review,
    reply: erpReply('rejectRequest', approval, () => 'The request is rejected.'),
    summary: 'Rejects a request of a type in `TOKEN_APPROVALS` on behalf of a member of staff.',
    docs: { refusals: ['FORBIDDEN'], example: REVIEW },
  }),
  erp.post('/api/erp/approvals/:id/cancel', WithdrawDocument, {
    subject: ApprovalSubjectDocument,
    reply: erpReply('cancelApproval', approval, () => 'The request is cancelled.'),
    summary: 'Cancels a request.',
    docs: { example: { reason: 'Requested twice' } },
  }),
  erp.post('/api/erp/shipments/:id/adjust-wallet', AdjustWalletDocument, {
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: either(
      adjustments.isCharged,
      json(erpReply('adjustWallet', adjustments.charged, adjustments.taken)),
      json(pendingAdjustment, { status: 202 }),
    ),
    summary: 'Charges the seller for the weight adjustment of a parcel, or requests approval for it.',
    docs: { example: { notes: 'Agreed by phone' } },
  }),
  erp.get('/api/erp/transactions', ListTransactionsDocument, {
    variables: pages(TRANSACTIONS),
    reply: erpPage('transactions', transaction, TRANSACTIONS),
    summary: 'Transactions on the accounts of all sellers, newest first.',
    docs: { refusals: ['DATE_RANGE_TOO_LARGE', 'PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/transactions/:id', ReadTransactionDocument, {
    reply: erpReply('transaction', transaction),
    summary: 'One transaction.',
  }),
  erp.get('/api/erp/sellers/:id/transactions', ListSellerTransactionsDocument, {
    subject: StatementSubjectDocument,
    variables: pages(TRANSACTIONS),
    reply: object({ ...erpPageParts('transactions', transaction, TRANSACTIONS), seller: answered('seller', seller) }),
    summary: 'The statement of a seller.',
    docs: { refusals: ['DATE_RANGE_TOO_LARGE', 'PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/shipments/:id/transactions', ListShipmentTransactionsDocument, {
    subject: ShipmentSubjectDocument,
    variables: pages(TRANSACTIONS),
    reply: erpPage('transactions', transaction, TRANSACTIONS),
    summary: 'The charges and credits of a shipment.',
    docs: { params: shipmentParams, refusals: ['DATE_RANGE_TOO_LARGE', 'PERIOD_ARCHIVED', 'ENTRY_ARCHIVED'] },
  }),
];
