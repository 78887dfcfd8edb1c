import { refuse, type Refusal } from '../../kernel/errors.js';
import { formatMoney } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { archivedByKey, type ArchivedEntry, entryArchived } from './archive/archived-entries.js';
import { chainBalances, shortageOf, type ChainedLine, type SellerAccount, type Shortage } from './balances.rules.js';
import type { EntryDraft, JournalEntry, PostedEntry, Posting, Line } from './entry.js';
import { lockSellerAccounts } from './lock-seller-accounts.js';
import { entryByKey } from './read-entry.js';
import { writeEntry } from './write-entry.js';
import type { LedgerServices } from './services.js';
import './services.js';

/**
 * Posts one entry. Idempotent by key: a repeated call returns the first entry, even if it was archived, and writes nothing. Throws
 * INSUFFICIENT_BALANCE before writing if a wallet would be overdrawn. Two statements; one if no seller is involved, one more to return a
 * replay or to refuse, two if it may be archived, two more for an account's first posting.
 */
export async function postEntry(tx: Tx<LedgerServices>, draft: EntryDraft): Promise<PostedEntry> {
  const accounts = await lockSellerAccounts(tx, draft.lines);

  const spendUncleared = draft.spendUncleared ?? tx.services.settings.spendUnclearedOnShipping;
  const shortage = shortageOf(draft.lines, accounts, { ...draft, spendUncleared });
  // The wallet may be short because this very entry has already been posted: a replay is never short.
  if (shortage) return replayOr(tx, draft, insufficient(shortage));

  const entry = entryOf(tx, draft, accounts);
  if (await writeEntry(tx, entry)) {
    for (const listen of tx.services.postingListeners) await listen(tx, entry);
    return { ...entry, replayed: false };
  }
  return replayOr(tx, draft, refuse('ENTRY_ALREADY_REVERSED'));
}

async function replayOr(tx: Tx, draft: EntryDraft, refusal: Refusal): Promise<PostedEntry> {
  const existing = await entryByKey(tx.sql, draft.idempotencyKey);
  if (existing) return { ...existing, replayed: true };
  const archived = await archivedByKey(tx.sql, draft.idempotencyKey);
  if (!archived) throw refusal;
  return archivedReplay(draft, archived);
}

/** The journal knows only the id of an archived entry; the rest is what the caller says again. */
const archivedReplay = (draft: EntryDraft, { entryId, month }: ArchivedEntry): PostedEntry => ({
  id: entryId,
  type: draft.type,
  sourceType: draft.sourceType,
  sourceId: draft.sourceId,
  idempotencyKey: draft.idempotencyKey,
  occurredAt: draft.occurredAt,
  requestId: null,
  reversesEntryId: draft.reversesEntryId ?? null,
  description: draft.description,
  postings: [],
  replayed: true,
  archivedIn: month,
});

const insufficient = ({ spendable, needed }: Shortage): Refusal =>
  refuse('INSUFFICIENT_BALANCE.short', { spendable: `${formatMoney(spendable)} ${spendable.currency}`, needed: formatMoney(needed) });

const entryOf = (tx: Tx, draft: EntryDraft, accounts: readonly SellerAccount[]): JournalEntry => ({
  id: newId(),
  type: draft.type,
  sourceType: draft.sourceType,
  sourceId: draft.sourceId,
  idempotencyKey: draft.idempotencyKey,
  occurredAt: draft.occurredAt,
  requestId: tx.requestId,
  reversesEntryId: draft.reversesEntryId ?? null,
  description: draft.description,
  postings: chainBalances(draft.lines, accounts).map((chained, index) => postingOf(chained, index, draft)),
});

const postingOf = ({ line, balanceBefore, balanceAfter }: ChainedLine, index: number, draft: EntryDraft): Posting => ({
  id: newId(),
  line: index + 1,
  account: line.account,
  direction: line.direction,
  amount: line.amount,
  balanceBefore,
  balanceAfter,
  source: line.source,
  sellerId: line.sellerId ?? null,
  workerId: line.workerId ?? null,
  shipmentId: line.shipmentId ?? null,
  orderId: line.orderId ?? null,
  orderReference: line.orderReference ?? null,
  invoiceId: line.invoiceId ?? null,
  approvalRequestId: line.approvalRequestId ?? null,
  reference: line.reference ?? null,
  description: line.description ?? draft.description,
  reversesPostingId: line.reversesPostingId ?? null,
});

/**
 * Posts an entry whose key comes from outside and may be reused for a different payment. Returning the first entry would then lose the
 * second: IDEMPOTENCY_KEY_REUSED. What an archived entry said is not known here: ENTRY_ARCHIVED. Statements as `postEntry`.
 */
export async function postOnce(tx: Tx<LedgerServices>, draft: EntryDraft): Promise<PostedEntry> {
  const entry = await postEntry(tx, draft);
  assertNotArchived(entry);
  if (entry.replayed && !isSame(entry, draft)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return entry;
}

/** Throws ENTRY_ARCHIVED for the replay of an archived entry, which cannot be compared with the request. */
export function assertNotArchived({ id, archivedIn }: PostedEntry): void {
  if (archivedIn !== undefined) throw entryArchived({ entryId: id, month: archivedIn });
}

const isSame = (entry: PostedEntry, draft: EntryDraft): boolean =>
  entry.type === draft.type &&
  entry.sourceId === draft.sourceId &&
  entry.postings.length === draft.lines.length &&
  entry.postings.every((posting, index) => isSameLine(posting, draft.lines[index]));

const isSameLine = ({ account, direction, amount }: Line, other: Line | undefined): boolean =>
  account === other?.account &&
  direction === other.direction &&
  amount.minor === other.amount.minor &&
  amount.currency === other.amount.currency;
