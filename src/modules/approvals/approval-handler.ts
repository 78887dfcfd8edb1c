import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ApprovalType } from './approvals.enums.js';
import type { Approval } from './approval.js';

/** What a decision does to the world. Everything runs in the transaction of the decision, and a refusal undoes the decision. */
export interface ApprovalHandler {
  /** Locks what the decision will change, before the request itself is locked: shipment, order, invoice, in this order. */
  readonly lock?: (tx: Tx, request: Approval) => Promise<void>;
  /** Carries out what was asked for. */
  readonly approve: (tx: Tx, request: Approval) => Promise<void>;
  readonly reject?: (tx: Tx, request: Approval) => Promise<void>;
  /** The requester has withdrawn it. Not called when whoever opened it cancels it by `cancelOpenApproval`. */
  readonly withdraw?: (tx: Tx, request: Approval) => Promise<void>;
}

export type ApprovalHandlers = Readonly<Partial<Record<ApprovalType, ApprovalHandler>>>;

declare module '../../platform/services.js' {
  interface Services {
    /** What each type of request does; handed in by the composition, so that requests know nobody's business. */
    readonly approvalHandlers: ApprovalHandlers;
  }
}

export function handlerOf(tx: Tx, { type }: Approval): ApprovalHandler {
  const handler = tx.services.approvalHandlers[type];
  if (!handler) throw new Error(`Nobody carries out requests of the type ${type}.`);
  return handler;
}
