import { sql } from 'kysely';
import type { Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { shipmentArchived } from './archive/archived-entries.js';
import { credit, debit, type Line, type PostedEntry, type PostingDetail, type SpendingLimit } from './entry.js';
import { reversalKey, mirrorLines } from './mirror.rules.js';
import { db } from './ledger.tables.js';
import { postEntry } from './post-entry.js';
import { entryById, START, withReversals } from './read-entry.js';
import type { LedgerServices } from './services.js';

/** A shipment with a weight adjustment, and its payer. */
export interface AdjustedShipment {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  /** Prepaid sellers pay from the wallet; contract sellers owe the amount. */
  readonly payer: 'wallet' | 'receivable';
}

export interface AdjustmentCharge extends AdjustedShipment, Pick<SpendingLimit, 'creditLimitMinor'> {
  readonly invoiceId: string;
  readonly approvalRequestId: string | null;
  readonly amount: Money;
  readonly occurredAt: Date;
}

/**
 * R7: charges an adjustment invoice to the seller, once. INSUFFICIENT_BALANCE leaves everything unchanged. Two statements, as `postEntry`.
 */
export async function chargeAdjustment(tx: Tx<LedgerServices>, charge: AdjustmentCharge): Promise<PostedEntry> {
  const { invoiceId, amount, occurredAt, approvalRequestId, creditLimitMinor } = charge;
  const detail: PostingDetail = { ...about(charge), invoiceId, approvalRequestId };
  return postEntry(tx, {
    type: 'adjustment',
    sourceType: 'adjustment_invoice',
    sourceId: invoiceId,
    idempotencyKey: `adjustment:${invoiceId}`,
    occurredAt,
    description: 'Weight adjustment',
    lines: [debit(accountOf(charge), amount, detail), credit('adjustmentRevenue', amount, detail)],
    creditLimitMinor,
  });
}

export interface AdjustmentPayment extends AdjustedShipment {
  readonly invoiceId: string;
  readonly amount: Money;
  readonly reference: string;
  readonly occurredAt: Date;
}

/** R7b: books a payment by link of an adjustment invoice; the wallet is not involved. One statement. */
export async function receiveAdjustmentPayment(tx: Tx<LedgerServices>, payment: AdjustmentPayment): Promise<PostedEntry> {
  const { invoiceId, amount, reference, occurredAt } = payment;
  const detail: PostingDetail = { ...about(payment), invoiceId, reference };
  return postEntry(tx, {
    type: 'adjustment',
    sourceType: 'adjustment_invoice',
    sourceId: invoiceId,
    idempotencyKey: `adjustment:${invoiceId}`,
    occurredAt,
    description: 'Weight adjustment, paid by link',
    lines: [debit('clearing', amount, detail), credit('adjustmentRevenue', amount, detail)],
  });
}

export interface AdjustmentCredit extends AdjustedShipment {
  readonly amount: Money;
  /** Distinguishes repeated measurements of a parcel. */
  readonly sequence: number;
  readonly occurredAt: Date;
}

/** R7c: credits the difference to the seller of a parcel that is lighter than declared. */
export async function creditAdjustment(tx: Tx<LedgerServices>, given: AdjustmentCredit): Promise<PostedEntry> {
  const { shipmentId, amount, sequence, occurredAt } = given;
  const detail = about(given);
  const lines: Line[] = [debit('shippingRevenue', amount, detail), credit(accountOf(given), amount, detail)];
  return postEntry(tx, {
    type: 'adjustment_credit',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: `adjustment-credit:${shipmentId}:${sequence}`,
    occurredAt,
    description: 'Weight adjustment in favour of the seller',
    lines,
  });
}

/** A row for a shipment with archived entries, whose credits are not known. */
const ARCHIVED = sql<string>`null::uuid`;

/** Finds active credits, and the reversals of reversals that restored one. */
const findOpenCredits = statement(($: Named<{ shipmentId: string }>) =>
  withReversals(
    db
      .selectFrom('journalEntry')
      .select(START)
      .where('sourceType', '=', 'shipment')
      .where('sourceId', '=', $.shipmentId)
      .where('type', '=', 'adjustment_credit'),
  )
    .selectFrom('chain as c')
    .select('c.id')
    .where(sql<boolean>`c.distance % 2 = 0`)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('journalEntry as r').select('r.id').whereRef('r.reversesEntryId', '=', 'c.id'))))
    .unionAll(
      db
        .selectFrom('ledgerShipmentTotal')
        .select(ARCHIVED.as('id'))
        .where(sql<boolean>`shipment_id = ${$.shipmentId}::text::uuid`),
    ),
);

/**
 * Reverses R7c credits before a parcel is measured again. ENTRY_ARCHIVED if entries of the shipment are archived. One statement if there
 * is none.
 */
export async function takeBackAdjustmentCredit(tx: Tx<LedgerServices>, shipmentId: string, occurredAt: Date): Promise<void> {
  const description = 'Measured again: weight adjustment taken back';
  const open: readonly { readonly id: string | null }[] = await findOpenCredits(tx.sql, { shipmentId });
  const ids = open.map(({ id }) => id).filter((id) => id !== null);
  if (ids.length < open.length) throw shipmentArchived();
  for (const id of ids) {
    const given = await entryById(tx.sql, id);
    if (!given) continue;
    await postEntry(tx, {
      type: 'reversal',
      sourceType: 'shipment',
      sourceId: shipmentId,
      idempotencyKey: reversalKey(given.id),
      occurredAt,
      description,
      reversesEntryId: given.id,
      lines: mirrorLines(given, 'reversal', description),
      force: true,
    });
  }
}

const about = ({ sellerId, shipmentId, orderId }: AdjustedShipment): PostingDetail => ({
  source: 'adjustment',
  sellerId,
  shipmentId,
  orderId,
});

const accountOf = ({ payer }: AdjustedShipment) => (payer === 'wallet' ? 'sellerWallet' : 'sellerReceivable');
