import { contentAnswer } from '../answer.js';
import type {
  DownloadSellerInvoiceQuery,
  DownloadSellerStatementQuery,
  ListInvoiceChargesQuery,
  ListSellerInvoicesQuery,
  ReadSellerStatementQuery,
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

const c = fields<ListInvoiceChargesQuery['sellerInvoiceCharges']['nodes'][number]>('SellerInvoiceCharge');
export const charge = c.shape(
  'SellerInvoiceCharge',
  {
    id: c.uuid('id'),
    kind: c.field('kind'),
    shipmentId: c.field('shipmentReference'),
    shipmentDetailId: c.field('shipmentId'),
    ...c.same('orderReference', 'serviceName', 'destination', 'description'),
    amount: c.amount('amount'),
    currency: c.currency('amount'),
    bookedAt: c.field('createdAt'),
  },
  'One charge or credit of an invoice.',
);

type Statement = ReadSellerStatementQuery['sellerStatement'];

const k = fields<Statement['accounts'][number]['kinds'][number]>('SellerStatementKind');
const kind = k.shape('StatementKind', { reason: k.word('source'), ...k.same('movements'), ...k.amounts('amount') });

const s = fields<Statement['accounts'][number]>('SellerStatementAccount');
const statementAccount = s.shape('StatementAccount', {
  account: s.word('account'),
  ...s.same('currency', 'movements'),
  ...s.amounts('opening', 'credits', 'debits', 'closing'),
  kinds: s.many('kinds', kind),
});

const m = fields<Statement>('SellerStatement');
export const statement = m.shape('SellerStatement', {
  sellerId: m.uuid('sellerId'),
  ...m.same('month', 'timeZone', 'from', 'before', 'isFinal'),
  accounts: m.many('accounts', statementAccount),
});

const fileHeaders = (mediaType: string, fileName: string) => ({
  'Content-Type': mediaType,
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Cache-Control': 'private, no-store',
});
const sends = ['Content-Disposition'];

export const invoiceFile = content(
  [{ status: 200, mediaType: 'application/pdf', description: 'One page of A4.', sends }],
  ({ sellerInvoiceFile: { fileName, content: pdf } }: DownloadSellerInvoiceQuery) =>
    contentAnswer(pdf, fileHeaders('application/pdf', fileName)),
);

const csvOf = <Name extends string>(name: Name, description: string) =>
  content(
    [{ status: 200, mediaType: 'text/csv', description, sends }],
    (data: Readonly<Record<Name, { readonly fileName: string; readonly text: string }>>) =>
      contentAnswer(data[name].text, fileHeaders('text/csv; charset=utf-8', data[name].fileName)),
  );

export const journal = csvOf('ledgerExport', 'The rows, earliest posting date first.');
export const statementCsv = csvOf('sellerStatementCsv', 'Opening balances, every movement, closing balances.');
export const chargesCsv = csvOf('sellerInvoiceChargesCsv', 'One row per charge or credit.');

export const statementFile = content(
  [{ status: 200, mediaType: 'application/pdf', description: 'Pages of A4.', sends }],
  ({ sellerStatementFile: { fileName, content: pdf } }: DownloadSellerStatementQuery) =>
    contentAnswer(pdf, fileHeaders('application/pdf', fileName)),
);
