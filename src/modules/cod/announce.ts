import { formatMoney, money, subtract, type Money } from '../../kernel/money.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { transactionId } from '../ledger/index.js';
import type { Shipment } from '../shipments/index.js';
import { collectedOf, feeOf, type CodCollection } from './collection.js';
import type { HandoverOutcome } from './handover.js';

/** Amounts become JSON numbers here; up to this point they are exact. */
const amountOut = (amount: Money): number => Number(formatMoney(amount));

/** Publishes a confirmed collection to the operator, in the format of the ERP interface. */
export async function announceConfirmed(tx: Tx, collection: CodCollection, shipment: Shipment): Promise<void> {
  await emit(tx, {
    type: 'cod.confirmed',
    subjectId: shipment.id,
    ownerId: collection.sellerId,
    occurredAt: collection.collectedAt,
    data: {
      shipmentId: shipment.reference,
      shipmentDetailId: shipment.id,
      invoiceId: collection.invoiceId,
      paymentMethod: collection.method,
      amountCollected: amountOut(collectedOf(collection)),
      currency: collection.currency,
      handlingFeePercent: collection.feeBasisPoints / 100,
      handlingFeeAmount: amountOut(feeOf(collection)),
      netCredited: amountOut(subtract(collectedOf(collection), feeOf(collection))),
      stage: collection.stage,
      transactions: [collection.creditPostingId, collection.feePostingId].filter((id) => id != null).map(transactionId),
      walletBalance: amountOut(money(collection.walletAfterMinor, collection.currency)),
    },
  });
}

/** Publishes a handover to the operator. */
export async function announceHandover(tx: Tx, { collection, shipment, ...step }: HandoverOutcome, occurredAt: Date): Promise<void> {
  await emit(tx, {
    type: 'cod.handover',
    subjectId: shipment.id,
    ownerId: collection.sellerId,
    occurredAt,
    data: {
      shipmentId: shipment.reference,
      shipmentDetailId: shipment.id,
      previousStage: step.previousStage,
      stage: step.stage,
      amount: amountOut(step.amount),
      shortage: amountOut(step.shortage),
      currency: collection.currency,
      history: step.history.map(({ stage, at, byId, reference }) => ({ stage, at: at.toISOString(), byId, reference })),
    },
  });
}
