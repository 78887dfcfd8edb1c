import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { BulkBar } from './bulk-bar.js';
import { useColumns } from './columns.js';
import { ExportAll } from './export.js';
import { FilterBar } from './filter-bar.js';
import { useFilters } from './filters.js';
import { ShipmentListDocument, ShipmentsMovedDocument, type ShipmentRowFragment } from './operations.generated.js';
import { Views } from './views.js';
import { ImportLinks } from './import-links.js';
import { ScanAction } from './scan-action.js';

/** Shipment list with filters and bulk actions. */
export default function ShipmentsPage() {
  const { t } = useTranslation(['shipments', 'app']);
  const { isOperator, can } = useSession();
  const { filter, count } = useFilters();
  const columns = useColumns();
  const pages = usePages(ShipmentListDocument, { ...filter, isOperator }, ({ shipments }) => shipments);
  const [ticked, setTicked] = useState<ReadonlyMap<string, ShipmentRowFragment>>(new Map());
  const [unseen, setUnseen] = useState(0);

  // Rows must not move while the user is selecting.
  const isTicking = ticked.size > 0;
  const isLive = useLive(
    ShipmentsMovedDocument,
    { sellerId: filter.sellerId ?? null },
    {
      reads: isTicking ? [] : [ShipmentListDocument],
      heard: () => setUnseen((before) => (isTicking ? before + 1 : 0)),
    },
  );
  const show = (): void => {
    setUnseen(0);
    void pages.page.refetch();
  };
  const clear = (): void => {
    setTicked(new Map());
    show();
  };

  const rows = pages.page.data?.nodes ?? [];
  const chosen = [...ticked.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row);
  // Keep the selection on other pages.
  const choose = (ids: ReadonlySet<string>): void => {
    const elsewhere = [...ticked].filter(([id]) => !rows.some((row) => row.id === id));
    setTicked(new Map([...elsewhere, ...rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row] as const)]));
  };
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {can('order:create') && (
            <Button component={Link} to="/shipments/new" leftSection={<IconPlus size={16} aria-hidden />}>
              {t('app:newShipment')}
            </Button>
          )}
          <ScanAction />
          <ImportLinks />
          <ExportAll filter={filter} total={pages.page.data?.totalCount ?? 0} />
        </>
      }
    >
      <Views />
      <FilterBar />
      {unseen > 0 && (
        <Group gap="xs" role="status">
          <Text size="sm">{t('unseen', { count: unseen })}</Text>
          <Button size="xs" variant="light" leftSection={<IconRefresh size={14} aria-hidden />} onClick={show}>
            {t('show')}
          </Button>
        </Group>
      )}
      {chosen.length > 0 && <BulkBar rows={chosen} clear={clear} />}
      <Paged pages={pages} empty={<Nothing isFiltered={count > 0} />}>
        {(shown) => (
          <Stack gap={4}>
            <DataTable
              caption={t('title')}
              columns={columns}
              rows={shown}
              idOf={({ id }) => id}
              nameOf={({ reference }) => reference}
              selection={{ ids: new Set(ticked.keys()), choose }}
            />
            <Text size="xs" c="dimmed">
              {isLive ? t('app:live') : t('app:notLive')}
            </Text>
          </Stack>
        )}
      </Paged>
    </Page>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('shipments');
  const { clear } = useFilters();
  const { can } = useSession();
  if (!isFiltered && !can('order:read')) return <Empty title={t('empty.noneAssigned')} advice={t('empty.noneAssignedAdvice')} />;
  if (!isFiltered) return <Empty title={t('empty.none')} advice={t('empty.noneAdvice')} to="/shops" action={t('empty.shops')} />;
  return (
    <>
      <Empty title={t('empty.filtered')} advice={t('empty.filteredAdvice')} />
      <Anchor component="button" type="button" onClick={clear} ta="center">
        {t('filters.remove')}
      </Anchor>
    </>
  );
}
