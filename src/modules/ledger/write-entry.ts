import type { Tx } from '../../platform/db/unit-of-work.js';
import { movements, type Movement } from './balances.rules.js';
import type { JournalEntry, Posting } from './entry.js';

/**
 * Entry, postings and balances in one statement. Without the entry, because its key exists already, the other two
 * find nothing to join and nothing is written at all.
 */
const insertEntry = `
  with entry as (
    insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, request_id, reverses_entry_id, description,
                               posted_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $12)
    on conflict do nothing
    returning id, occurred_at
  ), lines as (
    insert into posting (id, entry_id, line, account, seller_id, worker_id, direction, amount_minor, currency, balance_before_minor,
                         balance_after_minor, source, shipment_id, order_id, order_reference, invoice_id, approval_request_id, reference,
                         description, occurred_at, reverses_posting_id)
    select l.id, entry.id, l.line, l.account, l.seller_id, l.worker_id, l.direction, l.amount_minor, l.currency, l.balance_before_minor,
           l.balance_after_minor, l.source, l.shipment_id, l.order_id, l.order_reference, l.invoice_id, l.approval_request_id, l.reference,
           l.description, entry.occurred_at, l.reverses_posting_id
      from entry cross join jsonb_to_recordset($10::jsonb) as l (
           id uuid, line smallint, account text, seller_id uuid, worker_id uuid, direction text, amount_minor bigint, currency text,
           balance_before_minor bigint, balance_after_minor bigint, source text, shipment_id uuid, order_id uuid, order_reference text,
           invoice_id uuid, approval_request_id uuid, reference text, description text, reverses_posting_id uuid)
     order by l.line
  ), balances as (
    update seller_account a
       set balance_minor = a.balance_minor + m.delta_minor, posting_count = a.posting_count + m.postings, version = a.version + 1, updated_at = $12
      from entry cross join jsonb_to_recordset($11::jsonb) as m (seller_id uuid, kind text, currency bpchar, delta_minor bigint, postings int)
     where a.seller_id = m.seller_id and a.kind = m.kind and a.currency = m.currency
  )
  select id from entry`;

/** Writes the entry unless its idempotency key, or a reversal of the same entry, exists. One statement; true when it was written. */
export async function writeEntry(tx: Tx, entry: JournalEntry): Promise<boolean> {
  const written = await tx.sql(insertEntry, [
    entry.id,
    entry.type,
    entry.sourceType,
    entry.sourceId,
    entry.idempotencyKey,
    entry.occurredAt,
    entry.requestId,
    entry.reversesEntryId,
    entry.description,
    JSON.stringify(entry.postings.map(postingColumns)),
    JSON.stringify([...movements(entry.postings).values()].map(movementColumns)),
    tx.services.clock.now(),
  ]);
  return written.length === 1;
}

// Amounts travel as text: a JSON number would lose digits beyond 2^53.
const postingColumns = (posting: Posting) => ({
  id: posting.id,
  line: posting.line,
  account: posting.account,
  seller_id: posting.sellerId,
  worker_id: posting.workerId,
  direction: posting.direction,
  amount_minor: posting.amount.minor.toString(),
  currency: posting.amount.currency,
  balance_before_minor: posting.balanceBefore?.minor.toString(),
  balance_after_minor: posting.balanceAfter?.minor.toString(),
  source: posting.source,
  shipment_id: posting.shipmentId,
  order_id: posting.orderId,
  order_reference: posting.orderReference,
  invoice_id: posting.invoiceId,
  approval_request_id: posting.approvalRequestId,
  reference: posting.reference,
  description: posting.description,
  reverses_posting_id: posting.reversesPostingId,
});

const movementColumns = (movement: Movement) => ({
  seller_id: movement.sellerId,
  kind: movement.kind,
  currency: movement.currency,
  delta_minor: movement.deltaMinor.toString(),
  postings: movement.postings,
});
