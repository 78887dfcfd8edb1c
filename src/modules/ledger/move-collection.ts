import { subtract, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import type { AccountName } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail, roundingLines, type Line } from './entry.js';
import type { EntryType } from './entry-types.js';
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
  readonly type: EntryType;
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

/** Accounts that can hold the money of a collection. */
export type CollectionPlace = Extract<AccountName, 'codWithDriver' | 'codWithReception' | 'codWithAccounts' | 'clearing' | 'bank'>;

interface CollectionMove {
  readonly collectionId: string;
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly from: CollectionPlace;
  readonly to: CollectionPlace;
  /** Expected and received amounts; the difference is a shortage. */
  readonly expected: Money;
  readonly arrived: Money;
  /** Worker who owes a shortage; if unset, the operator bears it. */
  readonly owedBy: string | null;
  readonly reference: string | null;
  readonly occurredAt: Date;
}

/**
 * R6a to R6d, and R6e for non-cash collections: moves the received amount on, and books a shortage as owed by a worker or as a loss.
 * Arrival in the bank clears the whole collection, shortages included. Null if there is nothing left to move. At most two statements.
 */
export async function moveCollection(tx: Tx<LedgerServices>, move: CollectionMove): Promise<PostedEntry | null> {
  const lines = linesOf(move);
  const entry =
    lines.length === 0
      ? null
      : await postEntry(tx, {
          type: 'cod_handover',
          sourceType: COLLECTION_SOURCE,
          sourceId: move.collectionId,
          idempotencyKey: `cod-handover:${move.collectionId}:${move.to}`,
          occurredAt: move.occurredAt,
          description: 'Cash on delivery handed over',
          lines,
        });
  if (move.to === 'bank') await clearUncleared(tx, move.collectionId, move.occurredAt);
  return entry;
}

function linesOf({ from, to, expected, arrived, owedBy, ...move }: CollectionMove): Line[] {
  const { sellerId, shipmentId, orderId, orderReference, reference } = move;
  const detail: PostingDetail = { source: 'cod_collection', sellerId, shipmentId, orderId, orderReference, reference };
  const missing = subtract(expected, arrived);
  if (expected.minor === 0n) return [];
  const short =
    owedBy === null ? debit('shortageLoss', missing, detail) : debit('driverShortage', missing, { ...detail, workerId: owedBy });
  return [
    ...(arrived.minor > 0n ? [debit(to, arrived, detail)] : []),
    ...(missing.minor > 0n ? [short] : []),
    credit(from, expected, detail),
  ];
}
