import { subtract, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import { credit, debit, type PostedEntry, type PostingDetail, roundingLines } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';
import { clearUncleared } from './uncleared-credits.js';

export interface RemittedCollection {
  /** Id of this payment or write-off, which is booked once. */
  readonly id: string;
  readonly collectionId: string;
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly amount: Money;
  /** What the last payment differs from the debt by because the cash was rounded; zero otherwise. */
  readonly rounding?: Money;
  /** Whether the carrier owes nothing more of this collection. */
  readonly isLast: boolean;
  readonly reference: string | null;
  readonly occurredAt: Date;
}

/** R16: a carrier pays cash that it has collected. What it still owes stays with it. One statement, two with the last payment. */
export const remitCollection = (tx: Tx<LedgerServices>, payment: RemittedCollection): Promise<PostedEntry> =>
  settle(tx, payment, { into: 'bank', type: 'cod_remitted', key: 'cod-remitted', description: 'Cash on delivery paid by the carrier' });

/** R16w: the operator bears what a carrier has not paid. Statements as `remitCollection`. */
export const writeOffCollection = (tx: Tx<LedgerServices>, loss: RemittedCollection): Promise<PostedEntry> =>
  settle(tx, loss, { into: 'shortageLoss', type: 'cod_written_off', key: 'cod-written-off', description: 'Cash on delivery written off' });

interface Settling {
  readonly into: 'bank' | 'shortageLoss';
  readonly type: string;
  readonly key: string;
  readonly description: string;
}

async function settle(
  tx: Tx<LedgerServices>,
  settled: RemittedCollection,
  { into, type, key, description }: Settling,
): Promise<PostedEntry> {
  const { id, collectionId, amount, rounding, isLast, occurredAt } = settled;
  const detail = detailOf(settled);
  const entry = await postEntry(tx, {
    type,
    sourceType: COLLECTION_SOURCE,
    sourceId: collectionId,
    idempotencyKey: `${key}:${id}`,
    occurredAt,
    description,
    lines: [
      debit(into, amount, detail),
      ...roundingLines(rounding, detail),
      credit('codWithCarrier', rounding ? subtract(amount, rounding) : amount, detail),
    ],
  });
  if (isLast) await clearUncleared(tx, collectionId, occurredAt);
  return entry;
}

const detailOf = ({ sellerId, shipmentId, orderId, orderReference, reference }: RemittedCollection): PostingDetail => ({
  source: 'cod_collection',
  sellerId,
  shipmentId,
  orderId,
  orderReference,
  reference,
});
