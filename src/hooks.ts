import { systemActor } from './kernel/actor.js';
import { adjustmentApproval, adjustmentPayables } from './modules/adjustments/index.js';
import { superAdminHandler } from './modules/administrators/index.js';
import { manualPostingHandler, type Approval, type ApprovalHandler } from './modules/approvals/index.js';
import { carrierLabelsOf, type BookingContext } from './modules/bookings/index.js';
import { codPayables, codPostings, codReversalHandler, reissueInvoice } from './modules/cod/index.js';
import { fleetDataOf, followAssignment } from './modules/fleet/index.js';
import { paymentPostings, type PayableSource } from './modules/payments/index.js';
import { payoutAccountHandler } from './modules/payout-accounts/index.js';
import { sellerTermsHandler } from './modules/pricing/index.js';
import { answerSelections, isSelected } from './modules/webhooks/index.js';
import { topUpPayables } from './modules/top-ups/index.js';
import { announceTransactions, manualCreditHandler, payoutHandler, walletPostings } from './modules/wallets/index.js';
import { lockShipment, type Effect, type StepTable, type StepWork } from './modules/shipments/index.js';
import { steps } from './steps.js';
import type { Tx } from './platform/db/unit-of-work.js';
import type { Services } from './services.js';

export type Hooks = Pick<
  Services,
  | 'steps'
  | 'carrierLabels'
  | 'assignmentListeners'
  | 'fleetDataOf'
  | 'changeListener'
  | 'collectionListeners'
  | 'postingListeners'
  | 'approvalHandlers'
  | 'payables'
>;

/**
 * What higher modules do in the transactions of lower ones. The type of such a transaction names only what its module needs; `whole`
 * recovers the rest.
 */
export function hooks(whole: (tx: Tx) => Tx<Services>, bookings: () => BookingContext): Hooks {
  const within =
    <Args extends readonly unknown[], Result>(hook: (tx: Tx<Services>, ...args: Args) => Result) =>
    (tx: Tx, ...args: Args): Result =>
      hook(whole(tx), ...args);
  const handler = ({ lock, approve, reject, withdraw }: ApprovalHandler<Services>): ApprovalHandler => ({
    approve: within(approve),
    ...(lock && { lock: within(lock) }),
    ...(reject && { reject: within(reject) }),
    ...(withdraw && { withdraw: within(withdraw) }),
  });
  const payable = (source: PayableSource<Services>): PayableSource => ({
    find: (sql, by) => source.find(sql, by),
    pay: (tx, payment) => source.pay(whole(tx), payment),
  });
  return {
    steps: stepsWithin(whole, bookings),
    carrierLabels: carrierLabelsOf(bookings),
    assignmentListeners: [within(followAssignment)],
    fleetDataOf,
    changeListener: { isHeard: within(isSelected), tell: within(answerSelections) },
    collectionListeners: [within(reissueInvoice)],
    postingListeners: [within(announceTransactions)],
    approvalHandlers: {
      wallet_adjustment: handler(adjustmentApproval),
      cod_reversal: handler(codReversalHandler),
      manual_credit: handler(manualCreditHandler),
      payout: handler(payoutHandler),
      seller_terms: handler(sellerTermsHandler),
      payout_account: handler(payoutAccountHandler),
      manual_posting: handler(manualPostingHandler<Services>({ ...walletPostings, ...paymentPostings, ...codPostings }, lockParcel)),
      super_admin_role: handler(superAdminHandler),
    },
    payables: [payable(codPayables), payable(adjustmentPayables), payable(topUpPayables)],
  };
}

/** The parcel is locked before the request, as everywhere. */
async function lockParcel(tx: Tx, { shipmentId }: Approval): Promise<void> {
  if (shipmentId !== null) await lockShipment(tx, systemActor, shipmentId);
}

/** The table of steps, for transactions whose type names only what `shipments` needs. */
function stepsWithin(whole: (tx: Tx) => Tx<Services>, bookings: () => BookingContext): StepTable<unknown, void> {
  const effect = <Taken>({ run, ...part }: Effect<Services, Taken>): Effect<unknown, Taken> => ({
    ...part,
    run: (tx, taken) => run(whole(tx), taken),
  });
  const work = ({ consent, wait, effects, money, ...own }: StepWork<Services, BookingContext>): StepWork<unknown, void> => ({
    ...own,
    ...(consent && { consent: { ...consent, ask: (_asking, actor, shipmentId) => consent.ask(bookings(), actor, shipmentId) } }),
    ...(wait && { wait: { ...wait, request: (tx, taken) => wait.request(whole(tx), taken) } }),
    ...(effects && { effects: effects.map(effect) }),
    ...(money && { money: money.map((moved) => ({ ...moved, move: (tx, taken) => moved.move(whole(tx), taken) })) }),
  });
  return {
    edges: mapped(steps.edges, work),
    everyEdge: work(steps.everyEdge),
    forced: mapped(steps.forced, (effects) => effects.map(effect)),
  };
}

const mapped = <Name extends string, From, To>(table: Readonly<Record<Name, From>>, change: (from: From) => To): Record<Name, To> =>
  Object.fromEntries(Object.entries<From>(table).map(([name, from]) => [name, change(from)])) as Record<Name, To>;
