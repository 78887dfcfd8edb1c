import { languageOf } from '../negotiate.js';
import type {
  DownloadSellerInvoiceQuery,
  ExportLedgerQuery,
  ListSellerInvoicesQuery,
  ReadTrialBalanceQuery,
} from '../operations.generated.js';
import { contentAnswer, type Answer, type RestRequest } from '../legacy-route.js';
import { amountOut } from './json.js';
import { ListQuery } from './list-query.js';
import { pageInput, paginationOf } from './pages.js';

const FORMATS = { csv: 'csv', odoo: 'odoo', quickbooks: 'quickbooks' } as const;

export function exportInput(request: RestRequest): { readonly [name: string]: unknown } {
  const query = new ListQuery(request);
  return {
    startDate: query.text('from'),
    endDate: query.text('to'),
    format: query.word('format', FORMATS) ?? 'csv',
    currency: query.text('currency'),
  };
}

/** The variables of the next part of the file, if there is one. */
export const nextExportInput = ({ ledgerExport }: ExportLedgerQuery, request: RestRequest): unknown =>
  ledgerExport.hasNextPage ? { ...exportInput(request), after: ledgerExport.endCursor } : undefined;

export const exportOutput = ({ ledgerExport: { fileName, text } }: ExportLedgerQuery): Answer =>
  contentAnswer(text, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });

/** Fields of the document as the query of this interface names them. */
export const exportFieldName = (field: string): string => ({ startDate: 'from', endDate: 'to' })[field] ?? field;

export function trialBalanceInput(request: RestRequest): unknown {
  const query = new ListQuery(request);
  return { at: query.text('at'), currency: query.text('currency') };
}

export const trialBalanceOutput = ({ trialBalance }: ReadTrialBalanceQuery): unknown => ({
  status: 'success',
  data: trialBalance.map(({ accounts, ...sums }) => ({
    ...sums,
    ...columnsOut(sums),
    accounts: accounts.map((account) => ({ ...account, type: account.type.toLowerCase(), ...columnsOut(account) })),
  })),
});

type Columns = Pick<ReadTrialBalanceQuery['trialBalance'][number], 'debit' | 'credit' | 'debitBalance' | 'creditBalance'>;

const columnsOut = ({ debit, credit, debitBalance, creditBalance }: Columns) => ({
  debit: amountOut(debit),
  credit: amountOut(credit),
  debitBalance: amountOut(debitBalance),
  creditBalance: amountOut(creditBalance),
});

const PAGE = { limit: 50, max: 100 };

export const invoicesInput = (request: RestRequest): unknown => ({
  ...pageInput(request, PAGE),
  id: request.params['id'],
  month: new ListQuery(request).text('month'),
});

export const invoicesOutput = ({ sellerInvoices }: ListSellerInvoicesQuery, request: RestRequest): unknown => ({
  status: 'success',
  data: sellerInvoices.nodes.map(({ net, vat, gross, due, lines, vatPercent, kind, reference, ...invoice }) => ({
    ...invoice,
    number: reference,
    kind: kind.toLowerCase(),
    currency: net.currency,
    vatPercent: Number(vatPercent),
    net: amountOut(net),
    vat: amountOut(vat),
    gross: amountOut(gross),
    due: amountOut(due),
    lines: lines.map((line) => ({ ...line, net: Number(line.net), vat: Number(line.vat), gross: Number(line.gross) })),
  })),
  pagination: paginationOf(sellerInvoices, request, PAGE),
});

export const invoiceFileInput = (request: RestRequest): unknown => ({
  id: request.params['id'],
  language: languageOf(request),
});

export const invoiceFileOutput = ({ sellerInvoiceFile: { fileName, content } }: DownloadSellerInvoiceQuery): Answer =>
  contentAnswer(content, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
