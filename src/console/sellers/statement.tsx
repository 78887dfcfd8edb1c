import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePages } from '../graph/use-pages.js';
import { Empty } from '../ui/empty.js';
import { Paged } from '../ui/paged.js';
import { SearchField } from '../ui/search-field.js';
import { ExportStatement } from './export-statement.js';
import { StatementDocument } from './operations.generated.js';
import { Choice, DayField } from './seller-filter-bar.js';
import { directions, sources, transactionStatuses, useStatementFilters } from './statement-filters.js';
import { StatementTable } from './statement-table.js';
import { TransactionDialog } from './transaction-dialog.js';

interface StatementProps {
  readonly sellerId: string;
  /** Seller name for the file name of an export. */
  readonly name: string;
}

/** All transactions on a seller's accounts, with the balance before and after each. */
export function Statement({ sellerId, name }: StatementProps) {
  const { t } = useTranslation('sellers');
  const { wanted } = useStatementFilters();
  const pages = usePages(StatementDocument, { sellerId, ...wanted }, ({ transactions }) => transactions);
  const isNarrowed = Object.values(wanted).some((value) => value !== null);
  return (
    <>
      <StatementFilterBar sellerId={sellerId} name={name} total={pages.page.data?.totalCount ?? 0} />
      <Paged
        pages={pages}
        empty={<Empty title={t('statement.empty')} advice={isNarrowed ? t('statement.emptyFiltered') : t('statement.emptyAdvice')} />}
      >
        {(lines) => <StatementTable lines={lines} />}
      </Paged>
      <TransactionDialog />
    </>
  );
}

const NONE = { search: null, type: null, source: null, status: null, from: null, to: null } as const;

function StatementFilterBar({ sellerId, name, total }: StatementProps & { readonly total: number }) {
  const { t } = useTranslation('sellers');
  const { get, set, wanted } = useStatementFilters();
  const isNarrowed = Object.keys(NONE).some((filter) => get(filter) !== null);
  return (
    <Group align="end" gap="sm" role="search" aria-label={t('statement.filters')}>
      <SearchField label={t('statement.search')} value={get('search') ?? ''} search={(search) => set({ search })} />
      <Choice
        label={t('statement.type')}
        value={get('type')}
        choose={(type) => set({ type })}
        options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
      />
      <Choice
        label={t('statement.source')}
        value={get('source')}
        choose={(source) => set({ source })}
        options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <Choice
        label={t('statement.status')}
        value={get('status')}
        choose={(status) => set({ status })}
        options={transactionStatuses.map((value) => ({ value, label: t(`transactionStatuses.${value}`) }))}
      />
      <DayField label={t('statement.from')} value={get('from')} choose={(from) => set({ from })} />
      <DayField label={t('statement.to')} value={get('to')} choose={(to) => set({ to })} />
      {isNarrowed && (
        <Button variant="subtle" onClick={() => set(NONE)}>
          {t('filters.clear')}
        </Button>
      )}
      <ExportStatement sellerId={sellerId} name={name} wanted={wanted} total={total} />
    </Group>
  );
}
