import type { Actor } from '../../kernel/actor.js';
import { amountIn } from '../../kernel/exchange.js';
import { FieldChecks } from '../../kernel/errors.js';
import { ManualRequest } from '../../kernel/manual-request.js';
import { money, type Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ApprovalHandler, ExchangeServices } from './services.js';
import { approvalOf, approvals, type Approval } from './approval.js';
import { openApproval } from './open-approval.js';

/** The operations that book money on the word of one person, by the name of their mutation. */
type ManualOperation =
  | 'topUpWallet'
  | 'settleReceivable'
  | 'settleClearing'
  | 'refundPayer'
  | 'repayShortage'
  | 'writeOffShortage'
  | 'payCarrier'
  | 'reverseEntry'
  | 'recordInvoicePayment'
  | 'confirmCod'
  | 'writeOffCarrierCash';

/** A posting that no event of a bank or provider confirms. */
export interface ManualPosting {
  readonly operation: ManualOperation;
  /** The seller, or the worker of a shortage. Null if neither is concerned. */
  readonly subjectUserId: string | null;
  readonly amount: Money;
  /** The caller's proof, in the field of this name. */
  readonly proof: { readonly field: string; readonly text: string | null | undefined };
  /** What the handler needs to carry it out; shown to reviewers. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly shipmentId?: string;
}

/** The largest amount that one person may book; 0 in a currency without an exchange rate. */
function limitIn({ services }: Tx<ExchangeServices>, currency: string): Money {
  const { fx, baseCurrency } = services.rateBook.current();
  const at = services.clock.now().getTime();
  return money(amountIn(fx, services.settings.manualPostingLimitMinor, { from: baseCurrency, to: currency, at }) ?? 0n, currency);
}

/** Whether one person may book this amount alone. */
export const isForOnePerson = (tx: Tx<ExchangeServices>, amount: Money): boolean => amount.minor <= limitIn(tx, amount.currency).minor;

/** The subject of a request about the operator's own money, such as a payment to a carrier. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

const findSame = statement(($: Named<{ subjectUserId: string; amountMinor: bigint; payload: Readonly<Record<string, unknown>> }>) =>
  approvals()
    .where('status', '=', 'pending')
    .where('type', '=', 'manual_posting')
    .where('subjectUserId', '=', $.subjectUserId)
    .where('amountMinor', '=', $.amountMinor)
    .where('payload', '=', $.payload),
);

/** Opens a request that another person decides, with their own session. Idempotent while it is open. MISSING_FIELD without a proof. */
export async function requestManualPosting(tx: Tx<ExchangeServices>, actor: Actor, posting: ManualPosting): Promise<ManualRequest> {
  const { operation, amount, proof, shipmentId } = posting;
  const checks = new FieldChecks();
  checks.text(proof.field, proof.text, 500);
  checks.settle();

  const subjectUserId = posting.subjectUserId ?? NO_ONE;
  const payload = { operation, ...posting.payload };
  const same = await findSame.first(tx.sql, { subjectUserId, amountMinor: amount.minor, payload });
  if (same) return new ManualRequest(approvalOf(same));
  const threshold = limitIn(tx, amount.currency);
  const asked = { type: 'manual_posting', subjectUserId, amount, threshold, payload, requestedBy: actor } as const;
  return new ManualRequest(await openApproval(tx, { ...asked, ...(shipmentId !== undefined && { shipmentId }) }));
}

/** Carries out an approved posting of each kind. */
export type ManualPostings<Needs> = Readonly<Partial<Record<ManualOperation, (tx: Tx<Needs>, request: Approval) => Promise<unknown>>>>;

export const manualPostingHandler = <Needs>(
  postings: Readonly<Required<ManualPostings<Needs>>>,
  lock: NonNullable<ApprovalHandler<Needs>['lock']>,
): ApprovalHandler<Needs> => ({
  lock,
  approve: async (tx, request) => {
    const { operation } = request.payload;
    const post = Object.entries(postings).find(([name]) => name === operation)?.[1];
    if (!post) throw new Error(`The request ${request.id} names the unknown operation ${String(operation)}.`);
    await post(tx, request);
  },
});
