import { sql, type RawBuilder } from 'kysely';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { runOnce, statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { journalSpanOf, postedAt, refuseArchivedRange } from '../ledger/index.js';
import { isRevenueAccount, kindOfLine, lineKinds, monthRange, type InvoiceLineKind, type RevenueAccount } from './invoice.rules.js';
import { db } from './invoices.tables.js';
import { findInvoice, type SellerInvoice } from './read-invoices.js';

/** One charge or credit of an invoice. */
export interface InvoiceCharge {
  /** UUID of the posting. */
  readonly id: string;
  readonly kind: InvoiceLineKind;
  readonly shipmentId: string | null;
  readonly shipmentReference: string | null;
  readonly serviceName: string | null;
  readonly destination: string | null;
  readonly orderReference: string | null;
  readonly description: string;
  /** Negative for a credit. */
  readonly amount: Money;
  readonly createdAt: Date;
}

export interface ChargesRequest {
  readonly invoiceId: string;
  readonly kind?: string | null;
}

const allKinds = Object.values(lineKinds).flat();
const isKind = (kind: string): kind is InvoiceLineKind => allKinds.some((each) => each === kind);

/**
 * Lists what an invoice charges, in the order in which it was booked: as many as its lines say, with the same sums. SELLER_INVOICE_NOT_FOUND,
 * PERIOD_ARCHIVED.
 */
export async function listCharges(context: Context, { invoiceId, kind, ...page }: PageArgs & ChargesRequest): Promise<Page<InvoiceCharge>> {
  const { invoice, found } = await chargesOf(context, { invoiceId, kind });
  const counted = invoice.document.lines.filter((line) => kind == null || line.kind === kind);
  return readPage(page, {
    count: () => Promise.resolve(counted.reduce((total, { quantity }) => total + quantity, 0)),
    rows: ({ limit, after, offset }) => readInvoiceCharges(context.sql, found, { limit, offset, after: after?.id ?? null }),
  });
}

/** The invoice, and where its charges are. */
export async function chargesOf(context: Context, { invoiceId, kind }: ChargesRequest) {
  const invoice = await findInvoice(context, invoiceId);
  if (kind != null && !isKind(kind)) throw refuseFields([invalid('kind', 'oneOf', { allowed: allKinds.join(', ') }, allKinds)]);
  const range = monthRange(invoice.month);
  if (!range) throw new Error(`The invoice ${invoice.reference} has no month.`);
  await refuseArchivedRange(context.sql, range, context.services.clock.now());
  const span = await journalSpanOf(context.sql, range);
  return { invoice, found: chargesWhere(invoice, { ...range, ...span, kind: kind ?? null }) };
}

interface Wanted {
  readonly from: Date;
  readonly before: Date;
  readonly after: bigint;
  readonly until: bigint;
  readonly kind: InvoiceLineKind | null;
}

const REVENUE = sql`p.account in ('4100', '4110', '4120', '4130') and p.seller_id is not null`;

/** The same charges as those of which invoices are made: what was waived is none. */
function chargesWhere({ sellerId, currency }: SellerInvoice, { from, before, after, until, kind }: Wanted): RawBuilder<boolean> {
  const side =
    kind === null ? sql`true` : sql`p.account = ${accountOf(kind)} and p.direction = ${kind.endsWith('_credit') ? 'debit' : 'credit'}`;
  return sql`${REVENUE} and p.seller_id = ${sellerId} and p.currency = ${currency} and p.seq > ${after} and p.seq < ${until} and ${side}
    and ${postedAt} >= ${from} and ${postedAt} < ${before}
    and exists (select 1 from posting o where o.entry_id = p.entry_id and o.account in ('2100', '1200', '1140'))`;
}

const accountOf = (kind: InvoiceLineKind): RevenueAccount | undefined =>
  Object.keys(lineKinds).filter(isRevenueAccount).find((account) => lineKinds[account].some((each) => each === kind)); // prettier-ignore

interface Window {
  readonly limit: number;
  readonly offset: number;
  /** The last charge of the page before. */
  readonly after: string | null;
}

const findPlace = statement(($: Named<{ id: string }>) => db.selectFrom('posting').select('seq').where('id', '=', $.id));

export async function readInvoiceCharges(
  on: RunSql,
  found: RawBuilder<boolean>,
  { limit, offset, after }: Window,
): Promise<InvoiceCharge[]> {
  const behind = after === null ? 0n : ((await findPlace.first(on, { id: after }))?.seq ?? 0n);
  const rows = await runOnce(
    on,
    db
      .selectFrom('posting as p')
      .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
      .leftJoin('shipment as s', 's.id', 'p.shipmentId')
      .leftJoin('order as o', 'o.id', 'p.orderId')
      .select(['p.id', 'p.account', 'p.direction', 'p.amountMinor', 'p.currency', 'p.shipmentId', 'p.description'])
      .select(['s.reference as shipmentReference', 's.serviceName', postedAt.as('createdAt')])
      .select(sql<string | null>`s.destination_city || ', ' || s.destination_country_code`.as('destination'))
      .select((eb) => eb.fn.coalesce('p.orderReference', 'o.orderReference').as('orderReference'))
      .where(found)
      .where('p.seq', '>', behind)
      .orderBy('p.seq')
      .limit(limit)
      .offset(offset),
  );
  return rows.flatMap(({ account, direction, amountMinor, currency, ...charge }) => {
    if (!isRevenueAccount(account)) return [];
    const amount = money(direction === 'credit' ? amountMinor : -amountMinor, currency);
    return [{ ...charge, kind: kindOfLine(account, direction), amount }];
  });
}
