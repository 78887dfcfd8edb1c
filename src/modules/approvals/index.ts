import { approvalSearchSql, ApprovalRequestSchema } from './approval-request.entity.js';

export type { ApprovalTables } from './approvals.tables.js';
export { ApprovalResolver, ApprovalRequestedResolver } from './approval.resolver.js';
export { ApprovalRequestType } from './approval.types.js';
export { approvalLoader, type Approval } from './approval.js';
export type { ApprovalHandler, ApprovalHandlers, ApprovalServices, ExchangeServices } from './services.js';
export { approvalsOfShipment, pendingApprovals } from './read-approvals.js';
export { cancelOpenApproval } from './cancel-approval.js';
export { cancelOpenRequests, openPayoutLoader, openRequestsAbout } from './open-requests.js';
export { isForOnePerson, manualPostingHandler, requestManualPosting, type ManualPosting, type ManualPostings } from './manual-posting.js';
export { openApproval, type NewApproval } from './open-approval.js';
export { approvalSearchSql };
export const approvalEntities = [ApprovalRequestSchema];
