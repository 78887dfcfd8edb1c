import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ApprovalType } from './approvals.enums.js';
import type { Approval } from './approval.js';
import type { ApprovalServices } from './services.js';

/** Effects of a decision. All methods run in the transaction of the decision; a refusal rolls it back. */
export interface ApprovalHandler<Needs = unknown> {
  /** Locks what the decision changes before the request itself is locked: shipment, order, invoice, in this order. */
  readonly lock?: (tx: Tx<Needs>, request: Approval) => Promise<void>;
  /** Carries out the request. */
  readonly approve: (tx: Tx<Needs>, request: Approval) => Promise<void>;
  readonly reject?: (tx: Tx<Needs>, request: Approval) => Promise<void>;
  /** The requester withdrew the request. Not called when the module that opened it cancels it with `cancelOpenApproval`. */
  readonly withdraw?: (tx: Tx<Needs>, request: Approval) => Promise<void>;
}

export type ApprovalHandlers = Readonly<Partial<Record<ApprovalType, ApprovalHandler>>>;

export function handlerOf(tx: Tx<ApprovalServices>, { type }: Approval): ApprovalHandler {
  const handler = tx.services.approvalHandlers[type];
  if (!handler) throw new Error(`No approval handler for type ${type}.`);
  return handler;
}
