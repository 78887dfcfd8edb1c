import { textCell } from '../../kernel/csv.js';
import { formatMoney, money } from '../../kernel/money.js';
import { ledgerAccounts } from '../ledger/index.js';
import type { EntryPosting } from './journal.js';
import type { JournalEntry } from './read-journal.js';
import type { ExportFormat } from './accounting.enums.js';

interface ExportedEntry extends JournalEntry {
  /** Its posting date, as YYYY-MM-DD. */
  readonly day: string;
}

interface Layout {
  readonly columns: readonly string[];
  /** The rows of one entry, in posting order. */
  readonly rows: (entry: ExportedEntry, postings: readonly EntryPosting[]) => readonly (readonly string[])[];
}

const amountOn = (side: 'debit' | 'credit', row: EntryPosting): string =>
  row.direction === side ? formatMoney(money(row.amountMinor, row.currency)) : '';

const titleOf = ({ account }: EntryPosting): string => ledgerAccounts.get(account)?.title ?? account;

const csv: Layout = {
  columns: [
    'entry_id', 'posting_date', 'occurred_at', 'type', 'entry_description', 'line', 'account', 'account_name', 'debit', 'credit', 'currency',
    'source', 'seller_id', 'seller', 'worker_id', 'worker', 'shipment', 'order_reference', 'reference', 'description', 'reverses_entry_id',
  ], // prettier-ignore
  rows: (entry, postings) =>
    postings.map((row) => [
      entry.id,
      entry.day,
      entry.occurredAt.toISOString(),
      entry.type,
      textCell(entry.description),
      String(row.line),
      row.account,
      titleOf(row),
      amountOn('debit', row),
      amountOn('credit', row),
      row.currency,
      row.source,
      row.sellerId ?? '',
      textCell(row.sellerName),
      row.workerId ?? '',
      textCell(row.workerName),
      row.shipmentReference ?? '',
      textCell(row.orderReference),
      textCell(row.reference),
      textCell(row.description),
      entry.reversesEntryId ?? '',
    ]),
};

/** Reason and subject in one cell, for systems without columns for them. */
const labelOf = (row: EntryPosting): string =>
  [row.description, row.sellerName, row.workerName, row.shipmentReference, row.orderReference, row.reference]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** Odoo takes the fields of a journal entry from its first row; leave them empty in the others. */
const odoo: Layout = {
  columns: [
    'id', 'date', 'journal_id', 'ref', 'line_ids/account_id', 'line_ids/partner_id', 'line_ids/name', 'line_ids/debit', 'line_ids/credit',
    'line_ids/currency_id',
  ], // prettier-ignore
  rows: (entry, postings) =>
    postings.map((row, index) => [
      ...(index === 0
        ? [`shipgraph_${entry.id.replaceAll('-', '')}`, entry.day, ODOO_JOURNAL, textCell(`${entry.description} ${entry.id}`)]
        : ['', '', '', '']),
      row.account,
      row.account === '1200' || row.account === '2100' ? textCell(row.sellerName) : '',
      textCell(labelOf(row)),
      amountOn('debit', row) || '0',
      amountOn('credit', row) || '0',
      row.currency,
    ]),
};

/** The default journal that Odoo creates for every company. */
const ODOO_JOURNAL = 'Miscellaneous Operations';

/** QuickBooks Online treats rows with the same number as one entry. Numbers have at most 21 characters. */
const quickbooks: Layout = {
  columns: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
  rows: (entry, postings) => {
    const number = `SG-${postings[0]?.seq ?? ''}`;
    const [year = '', month = '', day = ''] = entry.day.split('-');
    return postings.map((row) => [
      number,
      `${month}/${day}/${year}`,
      titleOf(row),
      amountOn('debit', row),
      amountOn('credit', row),
      textCell(`${entry.type}: ${labelOf(row)}`),
      '',
      row.currency,
    ]);
  },
};

export const layouts: Readonly<Record<ExportFormat, Layout>> = { csv, odoo, quickbooks };
