import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { missingEntry, refuseArchived } from './archive/archived-entries.js';
import { billKey } from './bill-shipment.js';
import { COLLECTION_SOURCE, collectionKey } from './book-collection.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import type { JournalEntry, PostedEntry, SpendingLimit } from './entry.js';
import { lockOrigin, owedToPayer, type Origin } from './entry-family.js';
import { db } from './ledger.tables.js';
import { mirrorLines, reversalKey } from './mirror.rules.js';
import { postEntry } from './post-entry.js';
import { entryById, lastEntryByKey } from './read-entry.js';
import type { LedgerServices } from './services.js';
import { reverseUncleared } from './uncleared-credits.js';

export interface EntryReversal extends Pick<SpendingLimit, 'creditLimitMinor' | 'force'> {
  readonly entryId: string;
  readonly occurredAt: Date;
  /** Why the entry was wrong; shown on the statement. */
  readonly reason: string;
}

/**
 * R11: reverses an entry with its mirror image; the entry itself stays. Throws NOT_FOUND, ENTRY_ARCHIVED, ENTRY_ALREADY_REVERSED,
 * COD_ALREADY_CONFIRMED, or INSUFFICIENT_BALANCE if it would take money that the wallet no longer has. Four statements, one more for a
 * surplus or to refuse.
 */
export async function reverseEntry(tx: Tx<LedgerServices>, { entryId, ...reversal }: EntryReversal): Promise<PostedEntry> {
  const origin = await lockOrigin(tx.sql, entryId);
  const wrong = await entryById(tx.sql, entryId);
  if (!origin || !wrong) throw await missingEntry(tx.sql, entryId);
  // A collection has several entries: reversing one of them would leave its money on an account without a holder. Reversing a reversal
  // would restore a credit that no longer awaits cash, while the parcel can be collected for again.
  if (origin.sourceType === COLLECTION_SOURCE) throw refuse('COD_ALREADY_CONFIRMED.partOfCollection');
  await assertStillOwed(tx, origin, wrong);
  return reverseKnown(tx, wrong, reversal);
}

/** Money already refunded to a payer cannot be deducted from the surplus again. */
async function assertStillOwed(tx: Tx, origin: Origin, { postings }: JournalEntry): Promise<void> {
  const surplus = postings.find(({ account, direction }) => account === chartOfAccounts.refundsPayable.code && direction === 'credit');
  if (surplus && (await owedToPayer(tx.sql, origin)) < surplus.amount.minor) throw refuse('ENTRY_ALREADY_REVERSED.notOwed');
}

/** Reverses an entry that was already read. The caller holds the family lock, or knows that no other transaction can touch the entry. */
async function reverseKnown(
  tx: Tx<LedgerServices>,
  wrong: JournalEntry,
  { occurredAt, reason, ...limit }: Omit<EntryReversal, 'entryId'>,
): Promise<PostedEntry> {
  const reversal = await postEntry(tx, {
    ...limit,
    type: 'reversal',
    sourceType: 'journal_entry',
    sourceId: wrong.id,
    idempotencyKey: reversalKey(wrong.id),
    occurredAt,
    description: reason,
    reversesEntryId: wrong.id,
    lines: mirrorLines(wrong, 'reversal', reason),
  });
  if (reversal.replayed) throw refuse('ENTRY_ALREADY_REVERSED');
  return reversal;
}

interface CollectionReversal extends Omit<EntryReversal, 'entryId' | 'force'> {
  readonly collectionId: string;
}

const findStanding = statement(($: Named<{ collectionId: string }>) =>
  db
    .selectFrom('journalEntry as e')
    .select('e.id')
    .where('e.sourceType', '=', COLLECTION_SOURCE)
    .where('e.sourceId', '=', $.collectionId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('journalEntry as r').select('r.id').whereRef('r.reversesEntryId', '=', 'e.id'))))
    .orderBy('e.id', 'desc'),
);

/**
 * R11: reverses all postings of a collection, latest first, so that no account keeps money that is elsewhere. ENTRY_ARCHIVED if they are
 * archived, and INSUFFICIENT_BALANCE if the wallet no longer has it; by then something is written, so the transaction must roll back.
 */
export async function reverseCollection(tx: Tx<LedgerServices>, { collectionId, ...reversal }: CollectionReversal): Promise<PostedEntry[]> {
  await reverseUncleared(tx, collectionId);
  const entries = await findStanding(tx.sql, { collectionId });
  if (entries.length === 0) await refuseArchived(tx.sql, collectionKey(collectionId));
  const reversed: PostedEntry[] = [];
  for (const { id } of entries) {
    const entry = await entryById(tx.sql, id);
    if (entry) reversed.push(await reverseKnown(tx, entry, reversal));
  }
  return reversed;
}

export interface ShipmentRefund {
  readonly shipmentId: string;
  readonly occurredAt: Date;
}

const description = 'Refund of a cancelled shipment';

/**
 * R4: refunds a shipment's bill to its payer, once. Returns the refunding entry, even if that was a correction; null for a shipment that
 * was never billed. If a correction of the bill was itself reversed, mirrors the entry that restored the bill. ENTRY_ARCHIVED if the bill is
 * archived. Three statements; two if never billed; one if already refunded.
 */
export async function refundShipment(tx: Tx<LedgerServices>, { shipmentId, occurredAt }: ShipmentRefund): Promise<PostedEntry | null> {
  const last = await lastEntryByKey(tx.sql, billKey(shipmentId));
  if (!last) {
    await refuseArchived(tx.sql, billKey(shipmentId));
    return null;
  }
  const { entry: bill, isUndone } = last;
  if (isUndone) return { ...bill, replayed: true };

  return postEntry(tx, {
    type: 'refund',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: reversalKey(bill.id),
    occurredAt,
    description,
    reversesEntryId: bill.id,
    lines: mirrorLines(bill, 'refund', description),
    force: true,
  });
}
