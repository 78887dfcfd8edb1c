import type { Currency } from '../../kernel/money.js';
import type { FxTable } from '../../kernel/exchange.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval } from './approval.js';
import type { ApprovalType } from './approvals.enums.js';

export type ApprovalHandlers = Readonly<Partial<Record<ApprovalType, ApprovalHandler>>>;

/** What this module needs of the composition. */
export interface ApprovalServices {
  /** Handlers by request type. Injected by the composition, so this module does not depend on theirs. */
  readonly approvalHandlers: ApprovalHandlers;
}

/** For sums in the base currency. */
export interface ExchangeServices {
  readonly rateBook: { current(): { readonly fx: FxTable; readonly baseCurrency: Currency } };
}

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

export function handlerOf(tx: Tx<ApprovalServices>, { type }: Approval): ApprovalHandler {
  const handler = tx.services.approvalHandlers[type];
  if (!handler) throw new Error(`No approval handler for type ${type}.`);
  return handler;
}
