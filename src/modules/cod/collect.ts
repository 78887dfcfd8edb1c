import type { ActorIdentity } from '../../kernel/actor.js';
import { money, subtract, type Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { newId } from '../../platform/ids.js';
import { codFeeFor, type PricingServices } from '../pricing/index.js';
import { bookCollection, transactionId, type BookedCollection, type LedgerServices } from '../ledger/index.js';
import { codFeeOf, outdateLabels, type Order } from '../orders/index.js';
import { markCodStage, type Shipment } from '../shipments/index.js';
import { db } from './cod.tables.js';
import { amountOut, collectedOf, feeOf, type CodCollection } from './collection.js';
import { type CodInvoice, insertInvoice } from './invoice.js';
import { type CollectionMethod, isCash } from './cod.enums.js';
import type { ToldCollection } from './door-collection.rules.js';

export interface Collecting {
  readonly shipment: Shipment;
  readonly order: Order;
  /** The unpaid invoice, if any. */
  readonly invoice: CodInvoice | undefined;
}

export type Collected = Omit<ToldCollection, 'method'> & { readonly method: CollectionMethod };

/**
 * Books a collection: credits the seller, charges the fee, pays the invoice and marks the parcel, in the caller's transaction. The caller
 * has locked shipment, order and invoice, and checked that there is no active collection.
 */
export async function collect(
  tx: Tx<LedgerServices & PricingServices>,
  actor: Pick<ActorIdentity, 'type' | 'id'>,
  { shipment, order, ...open }: Collecting,
  told: Collected,
): Promise<CodCollection> {
  const invoice = open.invoice ?? (await insertInvoice(tx, order, shipment));
  const id = newId();
  const amount = money(told.collectedMinor, order.currency);
  const fee = await feeFor(tx, order, amount);
  const carrierCode = collectingCarrier(shipment, told);
  const booked = await bookCollection(tx, {
    id,
    sellerId: order.sellerId,
    shipmentId: shipment.id,
    orderId: order.id,
    orderReference: order.orderReference,
    invoiceId: invoice.id,
    amount,
    rounding: money(told.roundingMinor, order.currency),
    fee,
    into: placeOfNew(told.method, carrierCode),
    workerId: told.collectedById,
    reference: told.reference,
    occurredAt: told.collectedAt,
  });

  const collection = {
    ...told,
    ...walletLines(booked),
    id,
    shipmentId: shipment.id,
    orderId: order.id,
    sellerId: order.sellerId,
    invoiceId: invoice.id,
    orderReference: order.orderReference,
    currency: order.currency,
    expectedMinor: order.collectionMinor,
    feeBasisPoints: order.codFeeBasisPoints,
    feeMinor: fee.minor,
    stage: carrierCode === null ? ('collected' as const) : ('with_carrier' as const),
    remainingMinor: amount.minor + told.roundingMinor,
    holderId: isCash(told.method) ? told.collectedById : null,
    carrierCode,
    actorType: actor.type,
    actorId: actor.id,
    requestId: tx.requestId,
  };
  await Promise.all([
    db.insert(tx.sql, 'codCollection', collection),
    payInvoice(tx.sql, { id: invoice.id, method: told.method, reference: told.reference, paidAt: told.collectedAt }),
    markCodStage(tx, shipment, collection.stage),
    // The current label tells the driver to collect; a higher version says not to.
    outdateLabels(tx, order),
  ]);
  await announceConfirmed(tx, collection, shipment);
  return collection;
}

/** The carrier that holds the cash: unless a person of the operator is named, the one that carries the parcel collects. */
const collectingCarrier = (shipment: Shipment, { method, collectedById }: Collected): string | null =>
  isCash(method) && collectedById === null && !shipment.ownFleet ? shipment.carrierCode : null;

const placeOfNew = (method: CollectionMethod, carrierCode: string | null) => {
  if (!isCash(method)) return 'clearing';
  return carrierCode === null ? 'codWithDriver' : 'codWithCarrier';
};

const payInvoice = statement(($: Named<{ id: string; method: CollectionMethod; reference: string | null; paidAt: Date }>) =>
  db
    .updateTable('codInvoice')
    .set({ status: 'paid', paymentMethod: $.method, paymentReference: $.reference, paidAt: $.paidAt })
    .where('id', '=', $.id),
);

/** The order's fee for the full amount, or else the order's percentage of the collected amount. */
async function feeFor(tx: Tx<PricingServices>, order: Order, amount: Money): Promise<Money> {
  if (amount.minor === order.collectionMinor) return codFeeOf(order);
  const pricing = await tx.services.pricing.of(tx.sql, order.sellerId);
  const agreed = { ...pricing, codFeeBasisPoints: BigInt(order.codFeeBasisPoints) };
  return money(codFeeFor(tx.services, agreed, amount).feeMinor, order.currency);
}

function walletLines({ collection, fee }: BookedCollection) {
  const [credited, charged] = [collection, fee].map((entry) => entry?.postings.find(({ balanceAfter }) => balanceAfter !== null));
  if (!credited?.balanceAfter) throw new Error(`The collection entry ${collection.id} credits no wallet.`);
  return {
    creditPostingId: credited.id,
    feePostingId: charged?.id ?? null,
    walletAfterMinor: (charged?.balanceAfter ?? credited.balanceAfter).minor,
  };
}

/** Publishes a confirmed collection to the operator, in the format of the ERP interface. */
async function announceConfirmed(tx: Tx, collection: CodCollection, shipment: Shipment): Promise<void> {
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
