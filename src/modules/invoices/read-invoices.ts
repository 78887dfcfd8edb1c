import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { FieldChecks, refuse } from '../../kernel/errors.js';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { likeAny, searchPatterns } from '../../platform/db/search-terms.js';
import { runOnce, statement, type Named } from '../../platform/db/statement.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import { SellerInvoicesArgs } from './invoice.types.js';
import { monthRange } from './invoice.rules.js';
import { db, type InvoiceTables } from './invoices.tables.js';
import type { InvoiceKind } from './invoices.enums.js';

export interface InvoiceFilter {
  readonly sellerId?: string | null;
  /** YYYY-MM. */
  readonly month?: string | null;
  readonly kind?: InvoiceKind | null;
  readonly search?: string | null;
}

const invoices = () =>
  db
    .selectFrom('sellerInvoice')
    .select([
      'id',
      'reference',
      'kind',
      'sellerId',
      'currency',
      'netMinor',
      'vatMinor',
      'grossMinor',
      'vatBasisPoints',
      'document',
      'issuedAt',
    ])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'));

const findById = statement(($: Named<{ id: string }>) => invoices().where('id', '=', $.id));
const findByReference = statement(($: Named<{ reference: string }>) => invoices().where('reference', '=', $.reference));

const sellerInvoiceOf = ({ netMinor, vatMinor, grossMinor, ...invoice }: Awaited<ReturnType<typeof findById>>[number]) => ({
  ...invoice,
  net: money(netMinor, invoice.currency),
  vat: money(vatMinor, invoice.currency),
  gross: money(grossMinor, invoice.currency),
  createdAt: invoice.issuedAt,
});

export type SellerInvoice = ReturnType<typeof sellerInvoiceOf>;

/** Lists invoices, latest first. Sellers see their own; SELLER_NOT_FOUND for another seller's. */
export async function listInvoices({ sql: on, actor }: Context, args: PageArgs & InvoiceFilter): Promise<Page<SellerInvoice>> {
  if (actor.sellerId !== undefined && args.sellerId != null && args.sellerId !== actor.sellerId) throw refuse('SELLER_NOT_FOUND');
  const found = matches({ ...args, sellerId: actor.sellerId ?? args.sellerId });
  return readPage(args, {
    count: async () => {
      const [row] = await runOnce(
        on,
        db
          .selectFrom('sellerInvoice')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where(found),
      );
      return Number(row?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const page = invoices().where(found).orderBy('issuedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
      const behind = after && page.where((eb) => eb(eb.refTuple('issuedAt', 'id'), '<', eb.tuple(after.createdAt, after.id)));
      return (await runOnce(on, behind ?? page)).map(sellerInvoiceOf);
    },
  });
}

const invoice = expressionBuilder<InvoiceTables, 'sellerInvoice'>();

function matches({ sellerId, month, kind, search }: InvoiceFilter): Expression<SqlBool> {
  const checks = new FieldChecks();
  if (month != null && !monthRange(month)) checks.fail('month', 'month', { example: '2026-10' });
  checks.atMost('search', search, maxOf(SellerInvoicesArgs, 'search'));
  checks.settle();
  return invoice.and([
    ...(sellerId == null ? [] : [invoice('sellerId', '=', uuidOrNone(sellerId))]),
    ...(month == null ? [] : [invoice('month', '=', `${month}-01`)]),
    ...(kind ? [invoice('kind', '=', kind)] : []),
    ...(search?.trim() ? [searched(search.trim())] : []),
  ]);
}

/** The number of an invoice, as digits after any prefix. */
const NUMBER = /^[^\d]{0,20}0{0,8}(?<digits>[1-9]\d{0,8})$/;

function searched(term: string): Expression<SqlBool> {
  const digits = NUMBER.exec(term)?.groups?.['digits'];
  const ofSeller = sql<SqlBool>`seller_id in (select s.id from seller s where ${likeAny('s.words', searchPatterns(term))})`;
  return digits === undefined ? ofSeller : invoice.or([invoice('number', '=', Number(digits)), ofSeller]);
}

/** Finds an invoice by UUID or number. SELLER_INVOICE_NOT_FOUND also for another seller's. */
export async function findInvoice({ sql: on, actor }: Context, id: string): Promise<SellerInvoice> {
  const row = isUuid(id) ? await findById.first(on, { id }) : await byReference(on, id);
  const found = row && sellerInvoiceOf(row);
  if (!found || !actor.owns(found) || actor.shopId !== undefined) throw refuse('SELLER_INVOICE_NOT_FOUND');
  return found;
}

/** Longer than any invoice number; longer input is rejected without a lookup. */
const MAX_REFERENCE = 36;

const byReference = async (on: RunSql, reference: string) =>
  reference.length <= MAX_REFERENCE ? findByReference.first(on, { reference }) : undefined;
