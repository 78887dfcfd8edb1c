import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table.js';
import { sumsOf } from '../ui/exact-amounts.js';
import { Money } from '../ui/money.js';
import { AccountNames, useEntryColumns } from './entry-cells.js';
import type { JournalLineFragment, JournalRowFragment } from './operations.generated.js';

/** Journal entries with the accounts they debit and credit. */
export function JournalTable({ entries }: { readonly entries: readonly JournalRowFragment[] }) {
  const { t } = useTranslation('ledger');
  return (
    <DataTable
      caption={t('journal.title')}
      rows={entries}
      idOf={({ id }) => id}
      columns={[
        ...useEntryColumns(),
        { key: 'debit', title: t('columns.debit'), cell: ({ postings }) => <AccountNames lines={onSide(postings, 'DEBIT')} /> },
        { key: 'credit', title: t('columns.credit'), cell: ({ postings }) => <AccountNames lines={onSide(postings, 'CREDIT')} /> },
        { key: 'amount', title: t('journal.amount'), end: true, cell: ({ postings }) => <Money of={amountOf(postings)} /> },
      ]}
    />
  );
}

export const onSide = (lines: readonly JournalLineFragment[], side: JournalLineFragment['direction']): JournalLineFragment[] =>
  lines.filter(({ direction }) => direction === side);

/** Sum of the debits in the currency of the first one. */
const amountOf = (postings: readonly JournalLineFragment[]) => sumsOf(onSide(postings, 'DEBIT').map(({ amount }) => amount))[0];
