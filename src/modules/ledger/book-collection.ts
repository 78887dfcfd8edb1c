import { add, money, subtract, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type EntryDraft, type PostedEntry, type PostingDetail, roundingLines } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';
import { openUncleared } from './uncleared-credits.js';

/** Source type of a collection's entries; identifies them together. */
export const COLLECTION_SOURCE = 'cod_collection';

/** Key of the entry that credits a collection. */
export const collectionKey = (collectionId: string): string => `cod:${collectionId}`;

export interface Collection {
  /** Id of the collection, which is booked once. */
  readonly id: string;
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly invoiceId: string;
  /** What the seller is credited. */
  readonly amount: Money;
  /** Cash that was taken beyond it because coins make no other amount; negative when less was. */
  readonly rounding?: Money;
  readonly fee: Money;
  /** Cash in hand, cash that a carrier owes, or money owed by a bank, terminal or payment provider. */
  readonly into: 'codWithDriver' | 'codWithCarrier' | 'clearing';
  readonly workerId: string | null;
  readonly reference: string | null;
  readonly occurredAt: Date;
}

export interface BookedCollection {
  readonly collection: PostedEntry;
  /** Null if the fee is 0. */
  readonly fee: PostedEntry | null;
}

/**
 * R5a, R5b and R5c: credits the collected amount to the seller at once, less the fee, which is charged even if it leaves nothing. The operator
 * bears or keeps what cash was rounded by. The
 * remainder counts as uncleared until it reaches the bank. Five statements.
 */
export async function bookCollection(tx: Tx<LedgerServices>, booked: Collection): Promise<BookedCollection> {
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
    idempotencyKey: collectionKey(booked.id),
    description: 'Cash on delivery',
    lines: [
      debit(booked.into, booked.rounding ? add(booked.amount, booked.rounding) : booked.amount, { ...detail, workerId: booked.workerId }),
      ...roundingLines(booked.rounding, detail),
      credit('sellerWallet', booked.amount, detail),
    ],
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
