import * as books from './mappers/books.js';
import {
  DownloadSellerInvoiceDocument,
  ExportLedgerDocument,
  ListSellerInvoicesDocument,
  ReadTrialBalanceDocument,
  StatementSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/books.js';
import { params as sellerParams } from './replies/sellers.js';
import { route, type Route } from './legacy-route.js';

const common = { method: 'GET', door: 'erpToken', errors: 'erp' } as const;

/** The ledger for accounting systems, and the invoices of sellers. */
export const erpBookRoutes: readonly Route[] = [
  route({
    ...common,
    path: '/api/erp/ledger/export',
    document: ExportLedgerDocument,
    input: books.exportInput,
    output: books.exportOutput,
    next: books.nextExportInput,
    fieldName: books.exportFieldName,
    summary: 'The journal of some days as CSV, for spreadsheets, Odoo or QuickBooks Online.',
    docs: {
      reply: { mediaType: 'text/csv', description: 'The rows, the earliest posting date first.' },
      query: replies.exportQuery,
      refusals: ['DATE_RANGE_TOO_LARGE'],
      sends: ['Content-Disposition'],
    },
  }),
  route({
    ...common,
    path: '/api/erp/ledger/trial-balance',
    document: ReadTrialBalanceDocument,
    input: books.trialBalanceInput,
    output: books.trialBalanceOutput,
    summary: 'Every account at the end of a day, by currency.',
    docs: { reply: replies.trialBalance, query: replies.trialBalanceQuery },
  }),
  route({
    ...common,
    path: '/api/erp/sellers/:id/invoices',
    document: ListSellerInvoicesDocument,
    subject: StatementSubjectDocument,
    input: books.invoicesInput,
    output: books.invoicesOutput,
    summary: 'The monthly invoices of a seller, the latest first.',
    docs: { reply: replies.invoices, query: replies.invoicesQuery, params: sellerParams },
  }),
  route({
    ...common,
    path: '/api/erp/invoices/:id/pdf',
    document: DownloadSellerInvoiceDocument,
    input: books.invoiceFileInput,
    output: books.invoiceFileOutput,
    summary: 'A monthly invoice as a PDF, in English or Arabic.',
    docs: {
      reply: { mediaType: 'application/pdf', description: 'One page of A4.' },
      params: replies.invoiceParams,
      query: replies.invoiceFileQuery,
      sends: ['Content-Disposition'],
    },
  }),
];
