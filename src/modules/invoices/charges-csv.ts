import { csvRows, textCell } from '../../kernel/csv.js';
import { formatMoney } from '../../kernel/money.js';
import { decodeCursor, encodeCursor } from '../../kernel/page.js';
import type { Context } from '../../platform/work/context.js';
import { chargesOf, readInvoiceCharges, type ChargesRequest, type InvoiceCharge } from './invoice-charges.js';
import type { SellerInvoice } from './read-invoices.js';

export interface ChargesCsvPage {
  readonly fileName: string;
  readonly text: string;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Charges per page, so that no file is ever held in memory as a whole. */
const PAGE = 2_000;

/** The same in every language, so that programs can rely on them. */
const COLUMNS = ['invoice', 'kind', 'booked_at', 'shipment', 'order', 'service', 'destination', 'description', 'amount', 'currency'];

/** What an invoice charges as CSV, page by page. SELLER_INVOICE_NOT_FOUND, PERIOD_ARCHIVED. */
export async function chargesCsv(context: Context, request: ChargesRequest & { after?: string | null }): Promise<ChargesCsvPage> {
  const { invoice, found } = await chargesOf(context, request);
  const after = request.after == null ? null : decodeCursor(request.after).id;
  const rows = await readInvoiceCharges(context.sql, found, { limit: PAGE + 1, offset: 0, after });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const name = [invoice.reference.replaceAll('/', '-'), invoice.month, request.kind].filter(Boolean).join('_');
  return {
    fileName: `${name}.csv`,
    text: csvRows([...(after === null ? [COLUMNS] : []), ...page.map((charge) => csvRow(invoice, charge))]),
    hasNextPage: rows.length > PAGE,
    endCursor: last ? encodeCursor(last) : null,
  };
}

const csvRow = ({ reference }: SellerInvoice, charge: InvoiceCharge): string[] => [
  reference,
  charge.kind,
  charge.createdAt.toISOString(),
  charge.shipmentReference ?? '',
  textCell(charge.orderReference),
  textCell(charge.serviceName),
  textCell(charge.destination),
  textCell(charge.description),
  formatMoney(charge.amount),
  charge.amount.currency,
];
