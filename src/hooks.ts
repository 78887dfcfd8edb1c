import { systemActor } from './kernel/actor.js';
import { adjustmentApproval, adjustmentPayables, adjustmentSteps } from './modules/adjustments/index.js';
import { superAdminHandler } from './modules/administrators/index.js';
import { manualPostingHandler, type Approval, type ApprovalHandler } from './modules/approvals/index.js';
import { followBooking } from './modules/bookings/index.js';
import { bookCost } from './modules/carrier-costs/index.js';
import {
  askOnFailure,
  codPayables,
  codPostings,
  codReversalHandler,
  collectAtDoor,
  reissueInvoice,
  voidInvoiceOnStop,
} from './modules/cod/index.js';
import { applyChoice } from './modules/consignee-choices/index.js';
import { fleetDataOf, followAssignment, followTasks } from './modules/fleet/index.js';
import { paymentPostings, type PayableSource } from './modules/payments/index.js';
import { payoutAccountHandler } from './modules/payout-accounts/index.js';
import { followPickups } from './modules/pickups/index.js';
import { sellerTermsHandler } from './modules/pricing/index.js';
import { endRetries } from './modules/reattempts/index.js';
import { answerSelections, isSelected } from './modules/webhooks/index.js';
import { announceTransactions, manualCreditHandler, payoutHandler, walletPostings } from './modules/wallets/index.js';
import { lockShipment, type StepListener } from './modules/shipments/index.js';
import type { Tx } from './platform/db/unit-of-work.js';
import type { Services } from './services.js';

export type Hooks = Pick<
  Services,
  | 'stepListeners'
  | 'assignmentListeners'
  | 'fleetDataOf'
  | 'changeListener'
  | 'collectAtDoor'
  | 'collectionListeners'
  | 'postingListeners'
  | 'approvalHandlers'
  | 'payables'
>;

/** For listeners that move money or talk to shoppers: not called for test shipments. */
const real =
  (listen: StepListener): StepListener =>
  async (tx, taken) =>
    taken.shipment.test ? undefined : listen(tx, taken);

/**
 * What higher modules do in the transactions of lower ones. The type of such a transaction names only what its module needs; `whole`
 * recovers the rest.
 */
export function hooks(whole: (tx: Tx) => Tx<Services>): Hooks {
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
    // In call order.
    stepListeners: [
      real(within(adjustmentSteps)),
      within(followBooking),
      real(within(voidInvoiceOnStop)),
      real(within(askOnFailure)),
      within(endRetries),
      within(followTasks),
      real(within(applyChoice)),
      // Refers to the pickup task that the listener before has ended.
      within(followPickups),
      real(within(bookCost)),
    ],
    assignmentListeners: [within(followAssignment)],
    fleetDataOf,
    changeListener: { isHeard: within(isSelected), tell: within(answerSelections) },
    collectAtDoor: within(collectAtDoor),
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
    payables: [payable(codPayables), payable(adjustmentPayables)],
  };
}

/** The parcel is locked before the request, as everywhere. */
async function lockParcel(tx: Tx, { shipmentId }: Approval): Promise<void> {
  if (shipmentId !== null) await lockShipment(tx, systemActor, shipmentId);
}
