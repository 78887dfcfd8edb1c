import { z } from 'zod';
import { languageOf } from './negotiate.js';
import {
  DownloadSellerInvoiceDocument,
  DownloadSellerStatementDocument,
  ExportInvoiceChargesDocument,
  ExportLedgerDocument,
  ExportSellerStatementDocument,
  ListInvoiceChargesDocument,
  ListSellerInvoicesDocument,
  ReadSellerStatementDocument,
  ReadTrialBalanceDocument,
  StatementSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/books.js';
import { erpPage, erpReply } from './reply/envelopes.js';
import { each } from './reply/part.js';
import { pages } from './request/pages.js';
import { none, query, queryOf, word } from './request/source.js';
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

const INVOICES = { limit: 50, max: 100 };
const LANGUAGE = z.enum(['en', 'ar']).optional().describe('Language; by default that of the request.');

/** The ledger and the sellers' invoices, for accounting systems. */
export const erpBookRoutes: readonly Route[] = [
  erp.get('/api/erp/ledger/export', ExportLedgerDocument, {
    variables: {
      startDate: query('from'),
      endDate: query('to'),
      format: word('format', { csv: 'csv', odoo: 'odoo', quickbooks: 'quickbooks' }, 'csv'),
      after: none,
    },
    reply: replies.journal,
    next: ({ ledgerExport: { hasNextPage, endCursor } }, variables) => (hasNextPage ? { ...variables, after: endCursor } : undefined),
    summary: 'The journal of a date range as CSV, for spreadsheets, Odoo or QuickBooks Online.',
    docs: { refusals: ['DATE_RANGE_TOO_LARGE', 'PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/ledger/trial-balance', ReadTrialBalanceDocument, {
    reply: erpReply('trialBalance', each(replies.trialBalance)),
    summary: 'The trial balance at the end of a day: every account, by currency.',
  }),
  erp.get('/api/erp/sellers/:id/invoices', ListSellerInvoicesDocument, {
    subject: StatementSubjectDocument,
    variables: pages(INVOICES),
    reply: erpPage('sellerInvoices', replies.invoice, INVOICES),
    summary: 'The monthly invoices of a seller, the latest first.',
  }),
  erp.get('/api/erp/invoices/:id/charges', ListInvoiceChargesDocument, {
    variables: pages(INVOICES),
    reply: erpPage('sellerInvoiceCharges', replies.charge, INVOICES),
    summary: 'What an invoice charges, parcel by parcel.',
    docs: { refusals: ['PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/invoices/:id/charges/csv', ExportInvoiceChargesDocument, {
    variables: { after: none },
    reply: replies.chargesCsv,
    next: ({ sellerInvoiceChargesCsv: { hasNextPage, endCursor } }, variables) =>
      hasNextPage ? { ...variables, after: endCursor } : undefined,
    summary: 'The same list as CSV.',
    docs: { refusals: ['PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/sellers/:id/statements/:month', ReadSellerStatementDocument, {
    reply: erpReply('sellerStatement', replies.statement),
    summary: "The accounts of a seller in a month (YYYY-MM) of the seller's time zone: opening, movements by reason, closing.",
    docs: { refusals: ['PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/sellers/:id/statements/:month/csv', ExportSellerStatementDocument, {
    variables: { after: none },
    reply: replies.statementCsv,
    next: ({ sellerStatementCsv: { hasNextPage, endCursor } }, variables) => (hasNextPage ? { ...variables, after: endCursor } : undefined),
    summary: 'The same with every movement as CSV.',
    docs: { refusals: ['PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/sellers/:id/statements/:month/pdf', DownloadSellerStatementDocument, {
    variables: { language: queryOf('lang', LANGUAGE, languageOf) },
    reply: replies.statementFile,
    summary: 'The same with every movement as a PDF, in English or Arabic.',
    docs: { refusals: ['PERIOD_ARCHIVED'] },
  }),
  erp.get('/api/erp/invoices/:id/pdf', DownloadSellerInvoiceDocument, {
    variables: { language: queryOf('lang', LANGUAGE, languageOf) },
    reply: replies.invoiceFile,
    summary: 'A monthly invoice as a PDF, in English or Arabic.',
  }),
];
