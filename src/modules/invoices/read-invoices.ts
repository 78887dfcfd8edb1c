import { FieldChecks } from '../../kernel/field-checks.js';
import { refuse } from '../../kernel/errors.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { isUuid } from '../../platform/ids.js';
import { monthRange } from './invoice.rules.js';
import { sellerInvoiceOf, type InvoiceKind, type SellerInvoice, type SellerInvoiceRow } from './seller-invoice.entity.js';

export interface InvoiceFilter {
  readonly sellerId?: string | null;
  /** YYYY-MM. */
  readonly month?: string | null;
  readonly kind?: InvoiceKind | null;
}

const COLUMNS = `id, reference, kind, seller_id, to_char(month, 'YYYY-MM') as month, currency, net_minor, vat_minor, gross_minor,
  vat_basis_points, document, issued_at`;

/** Invoices, the latest issued first. Sellers see their own; SELLER_NOT_FOUND for those of others. */
export async function listInvoices({ sql, actor }: Context, args: PageArgs & InvoiceFilter): Promise<Page<SellerInvoice>> {
  actor.require('wallet:read');
  if (actor.sellerId !== undefined && args.sellerId != null && args.sellerId !== actor.sellerId) throw refuse('SELLER_NOT_FOUND');
  const where = whereOf({ ...args, sellerId: actor.sellerId ?? args.sellerId });
  const n = where.values.length;
  return readPage(args, {
    count: async () => {
      const [row] = await sql<{ count: string }>(`select count(*) as count from seller_invoice where true${where.text}`, where.values);
      return Number(row?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const keyset = after ? ` and (issued_at, id) < ($${n + 3}, $${n + 4}::uuid)` : '';
      const rows = await sql<SellerInvoiceRow>(
        `select ${COLUMNS} from seller_invoice where true${where.text}${keyset} order by issued_at desc, id desc limit $${n + 1} offset $${n + 2}`,
        [...where.values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
      );
      return rows.map(sellerInvoiceOf);
    },
  });
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

function whereOf({ sellerId, month, kind }: InvoiceFilter): { text: string; values: unknown[] } {
  const checks = new FieldChecks();
  const range = month == null ? undefined : monthRange(month);
  if (month != null && !range) checks.fail('month', 'must be a month such as 2026-10');
  checks.settle();
  const values: unknown[] = [];
  const texts: string[] = [];
  const demand = (condition: string, value: unknown): void => {
    values.push(value);
    texts.push(` and ${condition.replace('?', `$${values.length}`)}`);
  };
  if (sellerId != null) demand('seller_id = ?', isUuid(sellerId) ? sellerId : NOBODY);
  if (month != null) demand('month = ?::date', `${month}-01`);
  if (kind) demand('kind = ?', kind);
  return { text: texts.join(''), values };
}

/** One invoice by its UUID or number. SELLER_INVOICE_NOT_FOUND also for those of other sellers. */
export async function findInvoice({ sql, actor }: Context, id: string): Promise<SellerInvoice> {
  actor.require('wallet:read');
  const text = `select ${COLUMNS} from seller_invoice where ${isUuid(id) ? 'id = $1' : 'reference = $1'}`;
  const [row] = id.length <= 36 ? await sql<SellerInvoiceRow>(text, [id]) : [];
  const invoice = row && sellerInvoiceOf(row);
  if (!invoice || !actor.owns(invoice) || actor.shopId !== undefined) throw refuse('SELLER_INVOICE_NOT_FOUND');
  return invoice;
}
