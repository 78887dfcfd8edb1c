import type { Context } from '../../platform/work/context.js';
import { adjustmentLoader } from '../adjustments/index.js';
import { pendingApprovals } from '../approvals/index.js';
import { collectsForOperator, notCollectedLoader } from '../cod/index.js';
import { collectionAmountOf, orderLoader } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { reasonCodes, type Shipment } from '../shipments/index.js';
import { amountText, type Block } from './block.js';
import { attemptsUsedUp, isUnbilled, mayOweCollection, waitsAtHub } from './block.rules.js';
import { shortageLoader } from './shortage.loader.js';

/**
 * Lists what blocks a shipment, most urgent first. Kinds ruled out by the shipment's own columns are not looked up, so most shipments cost
 * nothing; the rest is batched across shipments.
 */
export async function blocksOf(context: Context<PricingServices>, shipment: Shipment): Promise<Block[]> {
  // Await together, so that the loaders batch their lookups into one statement.
  const found = await Promise.all([
    paymentBlock(context, shipment),
    adjustmentBlock(context, shipment),
    reversalBlock(context, shipment),
    collectionBlock(context, shipment),
  ]);
  return [...found, holdBlock(shipment), attemptsBlock(context, shipment), bookingBlock(shipment)].filter((block) => block !== null);
}

async function paymentBlock(context: Context<PricingServices>, shipment: Shipment): Promise<Block | null> {
  const short = isUnbilled(shipment) ? await context.load(shortageLoader, shipment) : null;
  if (!short) return null;
  const base = { kind: 'payment_required', since: shipment.createdAt } as const;
  if (!context.actor.can('wallet:read')) return { ...base, message: 'Waiting for payment.' };
  return {
    ...base,
    message: `Waiting for payment: the wallet is short by ${amountText(short)}.`,
    amount: short,
    sellerId: shipment.sellerId,
  };
}

async function adjustmentBlock(context: Context, shipment: Shipment): Promise<Block | null> {
  const { id, adjustmentStatus } = shipment;
  if (
    !waitsAtHub(shipment) ||
    (adjustmentStatus !== 'unpaid' && adjustmentStatus !== 'pending_approval' && adjustmentStatus !== 'disputed')
  ) {
    return null;
  }
  const [invoice, requests] = await Promise.all([
    context.load(adjustmentLoader, id),
    adjustmentStatus === 'pending_approval' ? context.load(pendingApprovals, id) : null,
  ]);
  if (!invoice) return null;
  const { amount } = invoice;
  const base = { amount, adjustmentId: invoice.id, since: invoice.createdAt };
  switch (adjustmentStatus) {
    case 'unpaid':
      return { ...base, kind: 'adjustment_unpaid', message: `Not paid: ${amountText(amount)}.` };
    case 'disputed':
      return { ...base, kind: 'adjustment_disputed', message: `Disputed: ${amountText(amount)} is waiting for the operator's decision.` };
    case 'pending_approval': {
      const request = requests?.find(({ type }) => type === 'wallet_adjustment');
      const approvalRequestId = context.actor.can('approval:read') ? (request?.id ?? null) : null;
      const since = request?.createdAt ?? invoice.createdAt;
      return { ...base, kind: 'approval_pending', message: `Waiting for approval of ${amountText(amount)}.`, approvalRequestId, since };
    }
  }
}

async function reversalBlock(context: Context, { id, codStage }: Shipment): Promise<Block | null> {
  // Sellers do not see requests before they are decided.
  if (codStage == null || !context.actor.can('approval:read')) return null;
  const request = (await context.load(pendingApprovals, id))?.find(({ type }) => type === 'cod_reversal');
  if (!request) return null;
  const message = `Waiting for approval to take back the collection of ${amountText(request.amount)}.`;
  return { kind: 'reversal_pending', message, amount: request.amount, approvalRequestId: request.id, since: request.createdAt };
}

async function collectionBlock(context: Context, shipment: Shipment): Promise<Block | null> {
  if (!mayOweCollection(shipment)) return null;
  const [order, missed] = await Promise.all([context.load(orderLoader, shipment.orderId), context.load(notCollectedLoader, shipment.id)]);
  if (!order || !collectsForOperator(shipment, order)) return null;
  const amount = collectionAmountOf(order);
  const message = missed
    ? `Delivered without collecting ${amountText(amount)}: ${missed.reason}`
    : `Cash on delivery of ${amountText(amount)} is not confirmed.`;
  return { kind: 'collection_open', message, amount, reason: missed?.reason ?? null, since: shipment.deliveredAt ?? null };
}

function holdBlock({ status, heldBy, holdReason, statusAt }: Shipment): Block | null {
  if (status !== 'on_hold') return null;
  const label = reasonCodes.find(({ code }) => code === holdReason)?.label;
  const what = heldBy === 'fail_attempt' ? 'The delivery failed' : 'On hold';
  return { kind: 'on_hold', message: label ? `${what}: ${label}.` : `${what}.`, reason: holdReason ?? null, since: statusAt };
}

function attemptsBlock({ services }: Context, shipment: Shipment): Block | null {
  if (!attemptsUsedUp(shipment, services.settings)) return null;
  return { kind: 'attempts_used_up', message: 'All attempts are used up.', since: shipment.statusAt };
}

function bookingBlock({ status, carrierName, statusAt }: Shipment): Block | null {
  return status === 'ready_to_book'
    ? { kind: 'booking_pending', message: `Waiting to be booked with ${carrierName}.`, since: statusAt }
    : null;
}
