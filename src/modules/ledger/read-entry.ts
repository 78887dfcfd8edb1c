import { money, type Money } from '../../kernel/money.js';
import { instantOf, type RunSql } from '../../platform/db/sql.js';
import type { AccountCode } from './chart-of-accounts.js';
import type { Direction, JournalEntry, Posting, PostingSource } from './entry.js';

const entryColumns = `e.type, e.source_type, e.source_id, e.idempotency_key, e.occurred_at, e.request_id, e.reverses_entry_id,
         e.description as entry_description, p.*`;
const selectEntry = `
  select ${entryColumns}
    from journal_entry e
    join posting p on p.entry_id = e.id`;
const byKey = `${selectEntry} where e.idempotency_key = $1 order by p.line`;
const byId = `${selectEntry} where e.id = $1 order by p.line`;

/**
 * The common table `chain`: from the entries that a condition finds to their reversals, the reversals of those, and so on. At an odd
 * distance from its beginning an entry takes the money of the first one back, at an even distance it brings it again.
 */
export const reversalChain = (condition: string): string => `
  with recursive chain as (
    select id, 0 as distance from journal_entry where ${condition}
     union all
    select r.id, c.distance + 1 from chain c join journal_entry r on r.reverses_entry_id = c.id
  )`;

/** The last of the chain, which is not reversed. */
const lastByKey = `${reversalChain('idempotency_key = $1')}
  select ${entryColumns}, l.distance
    from (select * from chain order by distance desc limit 1) l
    join journal_entry e on e.id = l.id
    join posting p on p.entry_id = e.id
   order by p.line`;

interface EntryRow {
  readonly type: string;
  readonly source_type: string;
  readonly source_id: string;
  readonly idempotency_key: string;
  readonly occurred_at: string;
  readonly request_id: string | null;
  readonly reverses_entry_id: string | null;
  readonly entry_description: string;
  readonly id: string;
  readonly entry_id: string;
  readonly line: number;
  readonly account: AccountCode;
  readonly seller_id: string | null;
  readonly worker_id: string | null;
  readonly direction: Direction;
  readonly amount_minor: string;
  readonly currency: string;
  readonly balance_before_minor: string | null;
  readonly balance_after_minor: string | null;
  readonly source: PostingSource;
  readonly shipment_id: string | null;
  readonly order_id: string | null;
  readonly order_reference: string | null;
  readonly invoice_id: string | null;
  readonly approval_request_id: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly reverses_posting_id: string | null;
}

/** One statement. */
export const entryByKey = async (sql: RunSql, idempotencyKey: string): Promise<JournalEntry | undefined> =>
  toEntry(await sql<EntryRow>(byKey, [idempotencyKey]));

/** One statement. */
export const entryById = async (sql: RunSql, id: string): Promise<JournalEntry | undefined> => toEntry(await sql<EntryRow>(byId, [id]));

export interface LastInChain {
  /** The entry itself when it was never reversed. */
  readonly entry: JournalEntry;
  /** Whether the money of the first entry was given back; a reversal that was itself reversed gives nothing back. */
  readonly isUndone: boolean;
}

/** What became of an entry: the last of its chain of reversals. One statement. */
export async function lastEntryByKey(sql: RunSql, idempotencyKey: string): Promise<LastInChain | undefined> {
  const rows = await sql<EntryRow & { distance: number }>(lastByKey, [idempotencyKey]);
  const entry = toEntry(rows);
  return entry && { entry, isUndone: rows.some(({ distance }) => distance % 2 === 1) };
}

function toEntry(rows: readonly EntryRow[]): JournalEntry | undefined {
  const [row] = rows;
  if (!row) return undefined;
  return {
    id: row.entry_id,
    type: row.type,
    sourceType: row.source_type,
    sourceId: row.source_id,
    idempotencyKey: row.idempotency_key,
    occurredAt: instantOf(row.occurred_at),
    requestId: row.request_id,
    reversesEntryId: row.reverses_entry_id,
    description: row.entry_description,
    postings: rows.map(toPosting),
  };
}

const toPosting = (row: EntryRow): Posting => ({
  id: row.id,
  line: row.line,
  account: row.account,
  sellerId: row.seller_id,
  workerId: row.worker_id,
  direction: row.direction,
  amount: money(BigInt(row.amount_minor), row.currency),
  balanceBefore: moneyOrNull(row.balance_before_minor, row.currency),
  balanceAfter: moneyOrNull(row.balance_after_minor, row.currency),
  source: row.source,
  shipmentId: row.shipment_id,
  orderId: row.order_id,
  orderReference: row.order_reference,
  invoiceId: row.invoice_id,
  approvalRequestId: row.approval_request_id,
  reference: row.reference,
  description: row.description,
  reversesPostingId: row.reverses_posting_id,
});

const moneyOrNull = (minor: string | null, currency: string): Money | null => (minor === null ? null : money(BigInt(minor), currency));
