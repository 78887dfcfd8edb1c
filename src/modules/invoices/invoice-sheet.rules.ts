import { withoutTrailing } from '../../kernel/text.js';
import { formatScaled } from '../../kernel/decimal.js';
import { printedMoney } from '../../kernel/money.js';
import type { InvoiceSheet } from '../../platform/pdf/invoice-sheet.js';
import type { InvoiceParty } from './invoice-document.js';
import { invoiceWords } from './invoice-words.js';
import type { InvoiceLanguage } from './invoices.enums.js';
import type { SellerInvoice } from './read-invoices.js';

/** Renders an invoice in one language, only from the content stored at issue. */
export function invoiceSheet(invoice: SellerInvoice, language: InvoiceLanguage): InvoiceSheet {
  const words = invoiceWords[language];
  const { document, currency, kind, reference } = invoice;
  const amount = (minor: string | bigint): string => printedMoney({ minor: BigInt(minor), currency });
  const rate = `${withoutTrailing(withoutTrailing(formatScaled(BigInt(invoice.vatBasisPoints), 2), '0'), '.')}%`;
  const numbered = (party: InvoiceParty): string[] => (party.vatNumber === null ? [] : [`${words.vatNumber}: ${party.vatNumber}`]);
  const { operator, seller } = document;
  return {
    rtl: language === 'ar',
    heading: words.heading[kind],
    number: reference,
    facts: [
      [words.number, reference],
      [words.issued, dayOf(invoice.issuedAt)],
      [words.period, periodOf(invoice.month)],
      [words.currency, currency],
    ],
    issuer: { name: operator.name, lines: [...operator.address, ...numbered(operator)] },
    customer: {
      caption: words.billedTo,
      name: seller.name,
      lines: [...(seller.contact === null ? [] : [seller.contact]), ...seller.address, ...numbered(seller)],
    },
    columns: { description: words.description, figures: [words.quantity, words.net, `${words.vat} ${rate}`, words.gross] },
    rows: document.lines.map((line) => ({
      description: words.lines[line.kind],
      figures: [String(line.quantity), amount(line.net), amount(line.vat), amount(line.gross)],
    })),
    totals: totalsOf(invoice, { language, amount, rate }),
    notes: [
      invoice.vatBasisPoints === 0 ? words.zeroRated : words.included,
      words.basis,
      ...(kind === 'credit_note' ? [words.correction] : []),
    ],
    footer: [operator.name, ...numbered(operator), reference].join(' · '),
    date: invoice.issuedAt,
  };
}

function totalsOf(
  { document: { settled }, currency, net, vat, gross }: SellerInvoice,
  { language, amount, rate }: { language: InvoiceLanguage; amount: (minor: string | bigint) => string; rate: string },
): InvoiceSheet['totals'] {
  const words = invoiceWords[language];
  const ways = (['wallet', 'link', 'account'] as const).filter((way) => settled[way] !== '0');
  return [
    { name: words.net, value: amount(net.minor), marked: false },
    { name: `${words.vat} (${rate})`, value: amount(vat.minor), marked: false },
    { name: `${words.total} ${currency}`, value: amount(gross.minor), marked: true },
    ...ways.map((way) => ({ name: words[way], value: amount(settled[way]), marked: false })),
  ];
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The first and last day of a month. */
function periodOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${month}-01 – ${dayOf(new Date(Date.UTC(year ?? 0, number ?? 1, 0)))}`;
}
