import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { ListBar } from '../ui/list-bar.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { SearchField } from '../ui/search-field.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { useBillColumns } from './bill-columns.js';
import { BillingCarrierChoice } from './billing-carriers.js';
import { BooksOnly } from './books-only.js';
import { ImportBill } from './import-bill.js';
import { LineFilters, useLineFilter } from './line-filters.js';
import { CarrierBillsDocument } from './operations.generated.js';

/** What carriers bill, and how it compares with what was booked. */
export default function BillsPage() {
  const { t } = useTranslation('carrier-bills');
  const { can } = useSession();
  const from = useFilters().get('account');
  return (
    <Page title={t('title')} actions={can('ledger:settle') && <ImportBill from={from} />}>
      <BooksOnly>
        <Text size="sm" c="dimmed" maw={760}>
          {t('intro')}
        </Text>
        <Bills />
      </BooksOnly>
    </Page>
  );
}

function Bills() {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const filters = useFilters();
  const [account, number] = [filters.get('account'), filters.get('number')];
  const { kind, state } = useLineFilter();
  const columns = useListColumns('carrier-bills', useBillColumns());
  const pages = usePages(CarrierBillsDocument, { account, number, kind, state }, ({ carrierInvoices }) => carrierInvoices);
  const isFiltered = account !== null || number !== null || kind !== null || state !== null;
  return (
    <>
      <ListBar columns={columns} filters={<BillFilters account={account} number={number} />} />
      <Paged
        pages={pages}
        empty={
          isFiltered ? (
            <Empty title={t('noMatch.title')} advice={t('noMatch.advice')} to="/carriers/bills" action={t('noMatch.all')} />
          ) : (
            <Empty title={t('empty.title')} advice={t('empty.advice')} />
          )
        }
      >
        {(rows) => (
          <DataTable caption={t('title')} columns={columns.shown} rows={rows} idOf={({ id }) => id} nameOf={({ number: name }) => name} />
        )}
      </Paged>
    </>
  );
}

function BillFilters({ account, number }: { readonly account: string | null; readonly number: string | null }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const filters = useFilters();
  return (
    <Group align="end" role="search" aria-label={t('app:filter')}>
      <BillingCarrierChoice label={t('columns.carrier')} clearable value={account} choose={(value) => filters.set({ account: value })} />
      <SearchField
        label={t('filters.number')}
        placeholder={t('filters.exact')}
        value={number ?? ''}
        search={(text) => filters.set({ number: text })}
      />
      <LineFilters />
    </Group>
  );
}
