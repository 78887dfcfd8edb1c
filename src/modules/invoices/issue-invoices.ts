import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { sellersById } from '../sellers/index.js';
import { draftInvoice, type InvoiceDraft } from './draft-invoice.js';
import { invoiceReference, isMonthOver, monthRange } from './invoice.rules.js';
import { readCharges, type Charge } from './read-charges.js';

export interface IssuedInvoices {
  readonly month: string;
  /** How many were issued now. */
  readonly issued: number;
  /** How many the month has in all. */
  readonly total: number;
}

/**
 * Issues what is missing of a month: one invoice per seller and currency. However often and by however many it is asked at once, each is
 * issued once and the numbers have no gaps: whoever comes second waits for the row of the last number, and finds nothing to do.
 */
export async function issueInvoices(tx: Tx, actor: Actor, month: string): Promise<IssuedInvoices> {
  actor.require('ledger:settle');
  const { invoicing } = tx.services.settings;
  if (invoicing.operatorName === null) throw refuse('INVOICING_NOT_SET_UP');
  const range = closedMonth(month, tx.services.clock.now());

  const last = await lockNumbers(tx.sql);
  const charges = await readCharges(tx.sql, range);
  const drafts = await draftsOf(tx, charges);
  await writeInvoices(tx, { drafts, last, from: range.from });
  return { month, issued: drafts.length, total: await countOf(tx.sql, range.from) };
}

function closedMonth(month: string, now: Date): { from: Date; before: Date } {
  const range = monthRange(month);
  if (!range) throw refuseFields([invalid('month', 'must be a month such as 2026-10')]);
  if (isMonthOver(range.before, now)) return range;
  const end = range.before.toISOString().slice(0, 10);
  throw refuseFields([invalid('month', `is not over: invoices can be issued from ${end} 00:10 UTC on`)]);
}

async function lockNumbers(sql: RunSql): Promise<number> {
  await sql('insert into invoice_number (id, last) values (1, 0) on conflict do nothing');
  const [row] = await sql<{ last: number }>('select last from invoice_number where id = 1 for update');
  return row?.last ?? 0;
}

/** In the order of sellers and currencies. Charges that cancel each other out to the last unit need no invoice. */
async function draftsOf(tx: Tx, charges: readonly Charge[]): Promise<InvoiceDraft[]> {
  const { invoicing } = tx.services.settings;
  const sellers = new Map(
    (await sellersById(tx.sql, [...new Set(charges.map(({ sellerId }) => sellerId))])).map((each) => [each.id, each]),
  );
  const drafts = [...Map.groupBy(charges, ({ sellerId, currency }) => `${sellerId} ${currency}`).values()].flatMap((of) => {
    const seller = sellers.get(of[0]?.sellerId ?? '');
    return seller ? [draftInvoice(seller, of, invoicing)] : [];
  });
  return drafts.filter(({ grossMinor }) => grossMinor !== 0n);
}

const insertInvoices = `
  insert into seller_invoice (id, number, reference, kind, seller_id, month, currency, net_minor, vat_minor, gross_minor, vat_basis_points,
                              document, issued_at)
  select i.id, i.number, i.reference, i.kind, i.seller_id, $2::date, i.currency, i.net_minor, i.vat_minor, i.gross_minor, $3, i.document, $4
    from jsonb_to_recordset($1::jsonb) as i (id uuid, number int, reference text, kind text, seller_id uuid, currency bpchar,
         net_minor bigint, vat_minor bigint, gross_minor bigint, document jsonb)
   order by i.number`;

async function writeInvoices(tx: Tx, { drafts, last, from }: { drafts: readonly InvoiceDraft[]; last: number; from: Date }): Promise<void> {
  if (drafts.length === 0) return;
  const { prefix, vatBasisPoints } = tx.services.settings.invoicing;
  const rows = drafts.map(({ sellerId, currency, document, ...amounts }, index) => ({
    id: newId(),
    number: last + index + 1,
    reference: invoiceReference(prefix, last + index + 1),
    kind: amounts.grossMinor < 0n ? 'credit_note' : 'invoice',
    seller_id: sellerId,
    currency,
    net_minor: String(amounts.netMinor),
    vat_minor: String(amounts.vatMinor),
    gross_minor: String(amounts.grossMinor),
    document,
  }));
  const month = from.toISOString().slice(0, 10);
  await tx.sql(insertInvoices, [JSON.stringify(rows), month, Number(vatBasisPoints), tx.services.clock.now()]);
  await tx.sql('update invoice_number set last = $1 where id = 1', [last + drafts.length]);
}

async function countOf(sql: RunSql, from: Date): Promise<number> {
  const [row] = await sql<{ count: string }>('select count(*) as count from seller_invoice where month = $1::date', [
    from.toISOString().slice(0, 10),
  ]);
  return Number(row?.count ?? 0);
}
