import { contentAnswer } from '../answer.js';
import type {
  DownloadSellerInvoiceQuery,
  ExportLedgerQuery,
  ListSellerInvoicesQuery,
  ReadTrialBalanceQuery,
} from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { content } from '../reply/reply.js';

type Balance = ReadTrialBalanceQuery['trialBalance'][number];

const a = fields<Balance['accounts'][number]>('LedgerAccount');
const account = a.shape(
  'TrialBalanceAccount',
  { ...a.same('code', 'title'), type: a.word('type'), ...a.amounts('debit', 'credit', 'debitBalance', 'creditBalance') },
  'One account of a trial balance.',
);

const b = fields<Balance>('TrialBalance');
export const trialBalance = b.shape('TrialBalance', {
  ...b.same('at', 'currency'),
  ...b.amounts('debit', 'credit', 'debitBalance', 'creditBalance'),
  accounts: b.many('accounts', account),
});

type Invoice = ListSellerInvoicesQuery['sellerInvoices']['nodes'][number];

const l = fields<Invoice['lines'][number]>('SellerInvoiceLine');
const line = l.group({ ...l.same('kind', 'quantity'), net: l.number('net'), vat: l.number('vat'), gross: l.number('gross') });

const i = fields<Invoice>('SellerInvoice');
export const invoice = i.shape('SellerInvoice', {
  id: i.uuid('id'),
  sellerId: i.uuid('sellerId'),
  ...i.same('month', 'issuedAt'),
  number: i.field('reference'),
  kind: i.word('kind'),
  currency: i.currency('net'),
  vatPercent: i.number('vatPercent'),
  ...i.amounts('net', 'vat', 'gross', 'due'),
  lines: i.many('lines', line),
});

const fileHeaders = (mediaType: string, fileName: string) => ({
  'Content-Type': mediaType,
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Cache-Control': 'private, no-store',
});
const sends = ['Content-Disposition'];

export const journal = content(
  [{ status: 200, mediaType: 'text/csv', description: 'The rows, earliest posting date first.', sends }],
  ({ ledgerExport: { fileName, text } }: ExportLedgerQuery) => contentAnswer(text, fileHeaders('text/csv; charset=utf-8', fileName)),
);

export const invoiceFile = content(
  [{ status: 200, mediaType: 'application/pdf', description: 'One page of A4.', sends }],
  ({ sellerInvoiceFile: { fileName, content: pdf } }: DownloadSellerInvoiceQuery) =>
    contentAnswer(pdf, fileHeaders('application/pdf', fileName)),
);
