import { adjustWalletOutput } from './mappers/adjustments.js';
import * as approvals from './mappers/approvals.js';
import { byPathId } from './mappers/shipments.js';
import * as transactions from './mappers/transactions.js';
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
import { charged, pending } from './replies/adjustments.js';
import * as approvalReplies from './replies/approvals.js';
import { params as sellerParams } from './replies/sellers.js';
import { shipmentParams } from './replies/shipments.js';
import * as transactionReplies from './replies/transactions.js';
import { route, type Route } from './legacy-route.js';

const common = { door: 'erpToken', errors: 'erp' } as const;
const reviewed = {
  reply: approvalReplies.one,
  params: approvalReplies.params,
  body: approvalReplies.review,
  example: approvalReplies.REVIEW_EXAMPLE,
} as const;

/** What ERP and accounting systems read and decide about money. */
export const erpMoneyRoutes: readonly Route[] = [
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/approvals',
    document: ListApprovalsDocument,
    input: approvals.approvalsInput,
    output: approvals.approvalsOutput,
    summary: 'Requests for a second opinion on money, newest first.',
    docs: { reply: approvalReplies.list, query: approvalReplies.listQuery },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/approvals/:id',
    document: ReadApprovalDocument,
    input: approvals.approvalById,
    output: approvals.approvalOutput,
    summary: 'One request, with the people who have to do with it.',
    docs: { reply: approvalReplies.one, params: approvalReplies.params },
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/approvals/:id/approve',
    document: ApproveDocument,
    subject: ApprovalSubjectDocument,
    input: approvals.reviewInput,
    output: approvals.approveOutput,
    summary: 'Agrees to a request in the name of a super administrator and carries it out.',
    docs: {
      ...reviewed,
      refusals: ['NO_ADJUSTMENT_INVOICE', 'ADJUSTMENT_ALREADY_PAID', 'INVALID_TRANSITION', 'INVALID_STATUS', 'COD_NOT_CONFIRMED'],
    },
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/approvals/:id/reject',
    document: RejectDocument,
    subject: ApprovalSubjectDocument,
    input: approvals.reviewInput,
    output: approvals.rejectOutput,
    summary: 'Turns a request down.',
    docs: reviewed,
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/approvals/:id/cancel',
    document: WithdrawDocument,
    subject: ApprovalSubjectDocument,
    input: approvals.withdrawInput,
    output: approvals.withdrawOutput,
    summary: 'Takes a request back.',
    docs: { reply: approvalReplies.one, params: approvalReplies.params, example: { reason: 'Asked for twice' } },
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/shipments/:id/adjust-wallet',
    document: AdjustWalletDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: adjustWalletOutput,
    summary: 'Takes what a parcel weighs more than declared from its seller, or asks for an approval.',
    docs: {
      reply: charged,
      also: { 202: pending },
      params: shipmentParams,
      fields: { AdjustWalletInput: { id: null } },
      example: { notes: 'Agreed by phone' },
    },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/transactions',
    document: ListTransactionsDocument,
    input: transactions.transactionsInput,
    output: transactions.transactionsOutput,
    summary: 'What moved the accounts of all sellers, the latest first.',
    docs: { reply: transactionReplies.list, query: transactionReplies.listQuery, refusals: ['DATE_RANGE_TOO_LARGE'] },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/transactions/:id',
    document: ReadTransactionDocument,
    input: transactions.transactionInput,
    output: transactions.transactionOutput,
    summary: 'One transaction.',
    docs: { reply: transactionReplies.one, params: transactionReplies.params },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/sellers/:id/transactions',
    document: ListSellerTransactionsDocument,
    subject: StatementSubjectDocument,
    input: transactions.statementInput,
    output: transactions.sellerTransactionsOutput,
    summary: 'The statement of a seller.',
    docs: {
      reply: transactionReplies.statement,
      query: transactionReplies.statementQuery,
      params: sellerParams,
      refusals: ['DATE_RANGE_TOO_LARGE'],
    },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/shipments/:id/transactions',
    document: ListShipmentTransactionsDocument,
    subject: ShipmentSubjectDocument,
    input: transactions.statementInput,
    output: transactions.transactionsOutput,
    summary: 'What a shipment cost its seller and brought in.',
    docs: {
      reply: transactionReplies.list,
      query: transactionReplies.statementQuery,
      params: shipmentParams,
      refusals: ['DATE_RANGE_TOO_LARGE'],
    },
  }),
];
