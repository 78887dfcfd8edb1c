import { Group, Select, Stack } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters, type Filters } from '../graph/use-filters.js';
import { send } from '../graph/send.js';
import { usePages } from '../graph/use-pages.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Empty } from '../ui/empty.js';
import { FoldedFilters } from '../ui/filter-sheet.js';
import { InvoiceTable } from '../ui/invoice-table.js';
import { notice } from '../ui/notices.js';
import { Paged } from '../ui/paged.js';
import { InvoiceFileDocument, InvoicesDocument, IssueInvoicesDocument } from './operations.generated.js';
import { type SellerInvoiceKind } from '../../schema-types.generated.js';
import { DateField } from '../ui/date-field.js';

const kinds = ['INVOICE', 'CREDIT_NOTE'] as const satisfies readonly SellerInvoiceKind[];

/** Monthly seller invoices. */
export function InvoicesTab() {
  const { t } = useTranslation(['ledger', 'app']);
  const { can } = useSession();
  const { get, set } = useFilters();
  const kind = kinds.find((each) => each === get('kind')) ?? null;
  const wanted = { sellerId: get('seller'), month: get('month'), kind };
  const pages = usePages(InvoicesDocument, wanted, ({ sellerInvoices }) => sellerInvoices);
  return (
    <Stack>
      <Group align="end" gap="sm">
        <FoldedFilters>
          <Group align="end" gap="sm" role="search" aria-label={t('filters.title')}>
            <MonthField label={t('invoices.month')} value={get('month') ?? ''} choose={(month) => set({ month })} />
            <SellerChoice label={t('filters.seller')} w={220} value={get('seller')} onChange={(seller) => set({ seller })} />
            <KindChoice kind={kind} set={set} />
          </Group>
        </FoldedFilters>
        {can('ledger:settle') && <Issue />}
      </Group>
      <Paged pages={pages} empty={<Empty title={t('app:invoices.empty')} advice={t('app:invoices.emptyAdvice')} />}>
        {(invoices) => (
          <InvoiceTable
            invoices={invoices}
            ofMany
            read={async (id, language) => (await send(InvoiceFileDocument, { id, language })).sellerInvoiceFile}
          />
        )}
      </Paged>
    </Stack>
  );
}

interface KindChoiceProps {
  readonly kind: SellerInvoiceKind | null;
  readonly set: Filters['set'];
}

function KindChoice({ kind, set }: KindChoiceProps) {
  const { t } = useTranslation(['ledger', 'app']);
  return (
    <Select
      label={t('invoices.kind')}
      w={160}
      placeholder={t('app:all')}
      clearable
      clearButtonProps={{ 'aria-label': `${t('invoices.kind')}: ${t('app:all')}` }}
      data={kinds.map((value) => ({ value, label: t(`app:invoices.kinds.${value}`) }))}
      value={kind}
      onChange={(chosen) => set({ kind: chosen })}
    />
  );
}

/** The previous month, in UTC. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

function Issue() {
  const { t } = useTranslation('ledger');
  const [month, setMonth] = useState(lastMonth);
  const issue = useWrite(IssueInvoicesDocument, ({ issueSellerInvoices: { issued, total } }) =>
    notice(t('invoices.done', { issued, total })),
  );
  return (
    <Action
      name={t('invoices.issue')}
      consequences={t('invoices.consequences')}
      icon={<IconFileInvoice size={16} aria-hidden />}
      begin={() => setMonth(lastMonth())}
      run={() => issue.mutateAsync({ month })}
    >
      <MonthField label={t('invoices.month')} value={month} choose={(chosen) => setMonth(chosen ?? '')} required />
    </Action>
  );
}

interface MonthFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (month: string | null) => void;
  readonly required?: boolean;
}

const MonthField = ({ label, value, choose, required = false }: MonthFieldProps) => (
  <DateField type="month" label={label} w={180} required={required} value={value} change={(typed) => choose(typed === '' ? null : typed)} />
);
