import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { missingEntry } from './archive/archived-entries.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { lockOrigin, owedToPayer, type Origin } from './entry-family.js';
import { db } from './ledger.tables.js';
import { postEntry } from './post-entry.js';
import { entryById, lastEntryByKey } from './read-entry.js';
import type { LedgerServices } from './services.js';

export interface PayerRefund {
  /** The entry of the surplus. */
  readonly entryId: string;
  readonly reference: string;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
}

const refundKey = (entryId: string): string => `payer:${entryId}`;

/**
 * R12, later: refunds an overpayment to its payer, in full and once. NOT_FOUND for an entry that is no surplus, ENTRY_ARCHIVED for one that
 * is archived, ENTRY_ALREADY_REVERSED for one that was reversed. Five statements.
 */
export async function refundPayer(
  tx: Tx<LedgerServices>,
  { entryId, reference, occurredAt, approvalRequestId }: PayerRefund,
): Promise<PostedEntry> {
  const origin = await lockOrigin(tx.sql, entryId);
  const surplus = await entryById(tx.sql, entryId);
  const owed = surplus?.postings.find(
    ({ account, direction }) => account === chartOfAccounts.refundsPayable.code && direction === 'credit',
  );
  if (!origin || !surplus || !owed) throw await missingEntry(tx.sql, entryId, 'NOT_FOUND.nothingOwed');
  const { shipmentId, invoiceId, amount } = owed;
  await assertPayable(tx, origin, { id: surplus.id, minor: amount.minor });
  const detail: PostingDetail = { source: 'refund', shipmentId, invoiceId, reference, approvalRequestId };
  return postEntry(tx, {
    type: 'payer_refunded',
    sourceType: 'journal_entry',
    sourceId: surplus.id,
    idempotencyKey: refundKey(surplus.id),
    occurredAt,
    description: 'Sent back to the payer',
    lines: [debit('refundsPayable', amount, detail), credit('bank', amount, detail)],
  });
}

/** Replays return an active refund, but not a reversed one: the payer no longer has that money. */
async function assertPayable(tx: Tx, origin: Origin, surplus: { readonly id: string; readonly minor: bigint }): Promise<void> {
  const refund = await lastEntryByKey(tx.sql, refundKey(surplus.id));
  if (refund?.isUndone) {
    throw refuse('ENTRY_ALREADY_REVERSED.refundReversed', { entry: refund.entry.id });
  }
  if (!refund && (await owedToPayer(tx.sql, origin)) < surplus.minor) throw refuse('ENTRY_ALREADY_REVERSED');
}

interface Overpayment {
  readonly invoiceId: string;
  readonly sellerId: string;
  /** Null for money that arrived for a test shipment, which no posting may name. */
  readonly shipmentId: string | null;
  readonly amount: Money;
  /** The provider's payment id; each payment is booked once. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/** R12: books a payment for an invoice that no longer requests money as owed back to its payer. One statement. */
export async function oweBack(
  tx: Tx<LedgerServices>,
  { invoiceId, sellerId, shipmentId, amount, reference, occurredAt }: Overpayment,
): Promise<PostedEntry> {
  const detail: PostingDetail = { source: 'refund', sellerId, shipmentId, invoiceId, reference };
  return postEntry(tx, {
    type: 'overpayment',
    sourceType: 'invoice',
    sourceId: invoiceId,
    idempotencyKey: `overpayment:${invoiceId}:${reference}`,
    occurredAt,
    description: 'Payment to be given back',
    lines: [debit('clearing', amount, detail), credit('refundsPayable', amount, detail)],
  });
}

const sumRefunds = statement(($: Named<{ shipmentId: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('posting')
      .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('refunded'))
      .where('shipmentId', '=', $.shipmentId)
      .where('source', '=', 'refund')
      .where('account', 'in', [chartOfAccounts.sellerReceivable.code, chartOfAccounts.sellerWallet.code])
      .as('refunded'),
    eb
      .selectFrom('ledgerShipmentTotal')
      .select(sql<bigint>`coalesce(sum(refunded_minor), 0)::bigint`.as('archived'))
      .where('shipmentId', '=', $.shipmentId)
      .as('archived'),
  ]),
);

/**
 * The amount refunded to a seller for a shipment, in minor units of its currency. Excludes waived fees, which go back to the operator. One
 * statement.
 */
export async function refundedMinor(on: RunSql, shipmentId: string): Promise<bigint> {
  const sums = await sumRefunds.first(on, { shipmentId });
  return (sums?.refunded ?? 0n) + (sums?.archived ?? 0n);
}
