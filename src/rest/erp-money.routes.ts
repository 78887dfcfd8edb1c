import { adjustWalletOutput } from './mappers/adjustments.js';
import * as approvals from './mappers/approvals.js';
import { byPathId } from './mappers/shipments.js';
import {
  AdjustWalletDocument,
  ApprovalSubjectDocument,
  ApproveDocument,
  ListApprovalsDocument,
  ReadApprovalDocument,
  RejectDocument,
  ShipmentSubjectDocument,
  WithdrawDocument,
} from './operations.generated.js';
import { route, type Route } from './route.js';

const common = { door: 'erpToken', errors: 'erp' } as const;

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
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/approvals/:id',
    document: ReadApprovalDocument,
    input: approvals.approvalById,
    output: approvals.approvalOutput,
    summary: 'One request, with the people who have to do with it.',
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
  }),
];
