import { systemActor, type Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { now as stampNow, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { openApproval, type Approval, type ApprovalHandler } from '../approvals/index.js';
import { creditLimitOf, type PricingServices } from '../pricing/index.js';
import { reverseCollection, type LedgerServices } from '../ledger/index.js';
import { lockShipment, markCodStage, type Effect } from '../shipments/index.js';
import { db } from './cod.tables.js';
import { collectedOf, lockCollection, type CodCollection } from './collection.js';
import { lockOpenInvoice } from './invoice.js';
import { lockOrder, outdateLabels } from '../orders/index.js';

/** A command is refused while cash is confirmed; a report is a fact. */
export const askForReversal: Effect = {
  says: 'asks for the reversal of a confirmed collection, if a carrier reports it',
  run: async (tx, { shipment, edge, step }) => {
    if (!step.reported || shipment.codStage === null) return;
    const collection = await lockCollection(tx, shipment.id);
    if (!collection) throw new Error(`The shipment ${shipment.id} has a collection stage but no collection.`);
    await requestReversal(tx, collection, { reason: `The carrier reports: ${edge.to}.`, requestedBy: systemActor });
  },
};

/** Requests a reversal, which a super administrator must approve. */
export function requestReversal(
  tx: Tx,
  collection: CodCollection,
  { reason, requestedBy }: { reason: string; requestedBy: Actor },
): Promise<Approval> {
  return openApproval(tx, {
    type: 'cod_reversal',
    subjectUserId: collection.sellerId,
    amount: collectedOf(collection),
    payload: { reason, collectionId: collection.id, invoiceId: collection.invoiceId },
    shipmentId: collection.shipmentId,
    requestedBy,
  });
}

const markReversed = statement(($: Named<{ id: string; reason: string }>) =>
  db.updateTable('codCollection').set({ reversedAt: stampNow, reversedReason: $.reason }).where('id', '=', $.id),
);
const voidInvoice = statement(($: Named<{ id: string }>) => db.updateTable('codInvoice').set({ status: 'void' }).where('id', '=', $.id));

/** Locks everything that a reversal changes, so that it cannot interleave with a handover. */
async function lockAll(tx: Tx, { shipmentId }: Approval) {
  const shipment = await lockShipment(tx, systemActor, shipmentId ?? '');
  const order = await lockOrder(tx, shipment);
  const collection = await lockCollection(tx, shipment.id);
  return { shipment, order, collection, invoice: await lockOpenInvoice(tx, shipment.id) };
}

export const codReversalHandler: ApprovalHandler<LedgerServices & PricingServices> = {
  lock: async (tx, request) => void (await lockAll(tx, request)),
  approve: async (tx, request) => {
    const { shipment, order, collection, invoice } = await lockAll(tx, request);
    if (collection?.id !== request.payload['collectionId'] || !collection) throw refuse('COD_NOT_CONFIRMED');
    const now = tx.services.clock.now();
    const reason = textOf(request.payload['reason']) ?? 'Collection reversed';
    const creditLimitMinor = await creditLimitOf(tx, collection.sellerId, collection.currency);
    await reverseCollection(tx, { collectionId: collection.id, occurredAt: now, reason, creditLimitMinor });

    await markReversed(tx.sql, { id: collection.id, reason });
    if (invoice) await voidInvoice(tx.sql, { id: invoice.id });
    await markCodStage(tx, shipment, null);
    // A label that says PAID would let the parcel go without payment.
    await outdateLabels(tx, order);
  },
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
