import { money, subtract, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type EntryDraft, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import { openUncleared } from './uncleared-credits.js';

/** What the entries of a collection name as their source, so that they can be found together. */
export const COLLECTION_SOURCE = 'cod_collection';

export interface Collection {
  /** Of the collection, which is booked once. */
  readonly id: string;
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly invoiceId: string;
  readonly amount: Money;
  readonly fee: Money;
  /** Notes in a hand, or money that a bank, a terminal or a payment provider owes us. */
  readonly into: 'codWithDriver' | 'clearing';
  readonly workerId: string | null;
  readonly reference: string | null;
  readonly occurredAt: Date;
}

export interface BookedCollection {
  readonly collection: PostedEntry;
  /** Null when the fee is 0. */
  readonly fee: PostedEntry | null;
}

/**
 * R5a, R5b and R5c: what was collected is the seller's at once, less the fee, which is taken even where it leaves nothing.
 * Until it reaches the bank the rest counts as uncleared. Five statements.
 */
export async function bookCollection(tx: Tx, booked: Collection): Promise<BookedCollection> {
  const collection = await postEntry(tx, collectionDraft(booked));
  const fee = booked.fee.minor === 0n ? null : await postEntry(tx, feeDraft(booked));
  const rest = subtract(booked.amount, booked.fee);
  await openUncleared(tx, {
    id: booked.id,
    sellerId: booked.sellerId,
    amount: rest.minor > 0n ? rest : money(0n, rest.currency),
    entryId: collection.id,
    feeEntryId: fee?.id ?? null,
  });
  return { collection, fee };
}

function collectionDraft(booked: Collection): EntryDraft {
  const detail = detailOf(booked, 'cod_collection');
  return {
    ...sourceOf(booked),
    type: 'cod_collection',
    idempotencyKey: `cod:${booked.id}`,
    description: 'Cash on delivery',
    lines: [debit(booked.into, booked.amount, { ...detail, workerId: booked.workerId }), credit('sellerWallet', booked.amount, detail)],
  };
}

function feeDraft(booked: Collection): EntryDraft {
  const detail = detailOf(booked, 'cod_fee');
  return {
    ...sourceOf(booked),
    type: 'cod_fee',
    idempotencyKey: `cod-fee:${booked.id}`,
    description: 'Cash on delivery fee',
    lines: [debit('sellerWallet', booked.fee, detail), credit('codFeeRevenue', booked.fee, detail)],
    force: true,
  };
}

const sourceOf = ({ id, occurredAt }: Collection) => ({ sourceType: COLLECTION_SOURCE, sourceId: id, occurredAt });

const detailOf = (booked: Collection, source: PostingDetail['source']): PostingDetail => ({
  source,
  sellerId: booked.sellerId,
  shipmentId: booked.shipmentId,
  orderId: booked.orderId,
  orderReference: booked.orderReference,
  invoiceId: booked.invoiceId,
  reference: booked.reference,
});
