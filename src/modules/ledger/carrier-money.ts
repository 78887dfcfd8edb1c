import { sql } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { db } from './ledger.tables.js';
import { postEntry, postOnce } from './post-entry.js';
import type { LedgerServices } from './services.js';

/** Type of the entries that correct a booked cost to what the carrier has billed. */
export const CARRIER_BILLED = 'carrier_billed';

export interface BilledLine {
  readonly lineId: string;
  /** Counts the corrections of this line; each is booked once. */
  readonly revision: number;
  readonly carrierCode: string;
  /** Number of the carrier's invoice. */
  readonly invoice: string;
  /** Null if the carrier billed a parcel that is not ours. */
  readonly parcel: { readonly shipmentId: string; readonly orderId: string; readonly kind: 'shipment' | 'return' } | null;
  /** Added to the cost; negative if the carrier billed less, or credits something. */
  readonly difference: Money;
  readonly occurredAt: Date;
}

/** R15: corrects the cost of a parcel by the difference to the carrier's bill. Null for a difference of zero. One statement. */
export async function bookCarrierBill(tx: Tx<LedgerServices>, billed: BilledLine): Promise<PostedEntry | null> {
  const { lineId, revision, carrierCode, invoice, parcel, difference, occurredAt } = billed;
  if (difference.minor === 0n) return null;
  return postEntry(tx, {
    type: CARRIER_BILLED,
    sourceType: 'carrier_invoice_line',
    sourceId: lineId,
    idempotencyKey: `carrier-bill:${lineId}:${revision}`,
    occurredAt,
    description: `Billed by ${carrierCode}, invoice ${invoice}`,
    lines: linesOf(difference, { source: parcel?.kind ?? 'shipment', reference: invoice, ...placeOf(parcel) }),
  });
}

const placeOf = (parcel: BilledLine['parcel']) => (parcel ? { shipmentId: parcel.shipmentId, orderId: parcel.orderId } : {});

function linesOf({ minor, currency }: Money, detail: PostingDetail) {
  const amount = money(minor < 0n ? -minor : minor, currency);
  return minor > 0n
    ? [debit('carrierCost', amount, detail), credit('carrierPayable', amount, detail)]
    : [debit('carrierPayable', amount, detail), credit('carrierCost', amount, detail)];
}

const sumCosts = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('posting')
        .select(['shipmentId', 'currency'])
        .select(sql<bigint>`case direction when 'debit' then amount_minor else -amount_minor end`.as('cost'))
        .where('shipmentId', '=', anyOf($.shipmentIds))
        .where('account', '=', chartOfAccounts.carrierCost.code)
        .unionAll(
          eb
            .selectFrom('ledgerShipmentTotal')
            .select(['shipmentId', 'currency', 'costMinor as cost'])
            .where('shipmentId', '=', anyOf($.shipmentIds)),
        )
        .as('part'),
    )
    .select(['shipmentId', 'currency', sql<bigint>`sum(cost)::bigint`.as('cost')])
    .groupBy(['shipmentId', 'currency']),
);

export interface BookedCarrierCost {
  readonly shipmentId: string;
  readonly cost: Money;
}

/** What is booked as the cost of shipments, less corrections; one row per shipment and currency. One statement. */
export async function carrierCostsOf(on: RunSql, shipmentIds: readonly string[]): Promise<BookedCarrierCost[]> {
  const sums = await sumCosts(on, { shipmentIds });
  return sums.flatMap(({ shipmentId, currency, cost }) => (shipmentId === null ? [] : [{ shipmentId, cost: money(cost, currency) }]));
}

interface CarriedShipment {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly carrierCode: string;
  readonly kind: 'shipment' | 'return';
  readonly amount: Money;
  readonly occurredAt: Date;
}

/** R10: books the cost owed to a carrier that has taken over a shipment, once. Touches no seller's account. One statement. */
export async function bookCarrierCost(
  tx: Tx<LedgerServices>,
  { shipmentId, orderId, carrierCode, kind, amount, occurredAt }: CarriedShipment,
): Promise<PostedEntry | null> {
  if (amount.minor === 0n) return null;
  const detail: PostingDetail = { source: kind, shipmentId, orderId };
  return postEntry(tx, {
    type: 'carrier_cost',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: `carrier-cost:${shipmentId}`,
    occurredAt,
    description: `Carried by ${carrierCode}`,
    lines: [debit('carrierCost', amount, detail), credit('carrierPayable', amount, detail)],
  });
}

interface OutgoingPayment {
  /** Payee or purpose, as recorded in the books. */
  readonly subject: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly reference: string | null;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
}

/** R10b: books a bank payment to a carrier. One statement. */
export async function payCarrier(
  tx: Tx<LedgerServices>,
  { subject, amount, idempotencyKey, reference, occurredAt, approvalRequestId }: OutgoingPayment,
): Promise<PostedEntry> {
  const detail: PostingDetail = { source: 'payout', reference, approvalRequestId };
  return postOnce(tx, {
    type: 'carrier_paid',
    sourceType: 'carrier',
    sourceId: subject,
    idempotencyKey: `carrier:${idempotencyKey}`,
    occurredAt,
    description: `Paid to the carrier ${subject}`,
    lines: [debit('carrierPayable', amount, detail), credit('bank', amount, detail)],
  });
}
