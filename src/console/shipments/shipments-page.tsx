import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileImport, IconFileText, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { usePages, type Pages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { FoldedActions } from '../ui/folded-actions.js';
import { ListBar } from '../ui/list-bar.js';
import { NewShipment } from '../ui/new-shipment.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import type { Selection } from '../ui/rows.js';
import { Stale } from '../ui/stale.js';
import { useListColumns } from '../ui/use-list-columns.js';
import type { ListRow } from './attention-columns.js';
import { BulkBar } from './bulk-bar.js';
import { showsNextStep, useColumns } from './columns.js';
import { ExportAll } from './export.js';
import { FilterBar, FilterFields } from './filter-bar.js';
import { isAttention, useFilters, type Filter } from './filters.js';
import { ShipmentListDocument, ShipmentsMovedDocument, type ShipmentRowFragment } from './operations.generated.js';
import { ScanAction } from './scan-action.js';
import { ShipmentPreview } from './shipment-preview.js';
import { useFixedViews } from './views.js';

/** Shipment list with filters and bulk actions. */
export default function ShipmentsPage() {
  const { t } = useTranslation(['shipments', 'app']);
  const { isOperator } = useSession();
  const { filter, count } = useFilters();
  const needsAttention = isAttention(filter);
  const columns = useListColumns(needsAttention ? 'shipments-attention' : 'shipments', useColumns(needsAttention));
  const asked = { ...filter, isOperator, needsAttention: needsAttention || showsNextStep(columns.shown) };
  const pages = usePages(ShipmentListDocument, asked, ({ shipments }) => shipments);
  const { ids, chosen, choose, clear } = useTicked(pages.page.data?.nodes ?? []);
  const { isLive, unseen, show } = useMoves(pages, ids.size > 0);
  return (
    <Page title={t('title')} actions={<Actions filter={filter} total={pages.page.data?.totalCount ?? 0} />}>
      <ListBar list="shipments" columns={columns} fixed={useFixedViews()} filters={<FilterBar />} sheet={<FilterFields />} />
      {unseen > 0 && <Unseen count={unseen} show={show} />}
      {chosen.length > 0 && (
        // What is done with rows waits until the list is right.
        <Stale isStale={pages.page.isPlaceholderData}>
          <BulkBar
            rows={chosen}
            clear={() => {
              clear();
              show();
            }}
          />
        </Stale>
      )}
      <Paged pages={pages} empty={<Nothing isFiltered={count > 0} />}>
        {(rows) => <Shipments rows={rows} columns={columns.shown} selection={{ ids, choose }} isLive={isLive} />}
      </Paged>
    </Page>
  );
}

interface ShipmentsProps {
  readonly rows: readonly ListRow[];
  readonly columns: readonly Column<ListRow>[];
  readonly selection: Selection;
  readonly isLive: boolean;
}

function Shipments({ rows, columns, selection, isLive }: ShipmentsProps) {
  const { t } = useTranslation(['shipments', 'app']);
  return (
    <Stack gap={4}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        selection={selection}
        preview={shipmentPreview}
      />
      <Text size="xs" c="dimmed">
        {isLive ? t('app:live') : t('app:notLive')}
      </Text>
    </Stack>
  );
}

const shipmentPreview = {
  title: ({ reference }: ShipmentRowFragment) => reference,
  to: ({ reference }: ShipmentRowFragment) => `/shipments/${reference}`,
  content: ({ id }: ShipmentRowFragment) => <ShipmentPreview id={id} />,
};

/** Ticked rows, also those of other pages. */
function useTicked(rows: readonly ShipmentRowFragment[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, ShipmentRowFragment>>(new Map());
  return {
    ids: new Set(ticked.keys()),
    chosen: [...ticked.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row),
    choose: (ids: ReadonlySet<string>): void => {
      const elsewhere = [...ticked].filter(([id]) => !rows.some((row) => row.id === id));
      setTicked(new Map([...elsewhere, ...rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row] as const)]));
    },
    clear: (): void => setTicked(new Map()),
  };
}

/** Shows moves as they happen, or counts them while the user selects rows, which must not move then. */
function useMoves({ page }: Pages<ShipmentRowFragment>, isTicking: boolean) {
  const { filter } = useFilters();
  const [unseen, setUnseen] = useState(0);
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
    void page.refetch();
  };
  return { isLive, unseen, show };
}

function Actions({ filter, total }: { readonly filter: Filter; readonly total: number }) {
  const { can } = useSession();
  return (
    <>
      {can('order:create') && <NewShipment />}
      <ScanAction />
      <FoldedActions>
        <ImportLinks />
        <ExportAll filter={filter} total={total} />
      </FoldedActions>
    </>
  );
}

function Unseen({ count, show }: { readonly count: number; readonly show: () => void }) {
  const { t } = useTranslation('shipments');
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{t('unseen', { count })}</Text>
      <Button size="xs" variant="light" leftSection={<IconRefresh size={14} aria-hidden />} onClick={show}>
        {t('show')}
      </Button>
    </Group>
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

/** Ways to shipments without a plug-in: orders from a file, and drafts to finish. */
export function ImportLinks() {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  if (!can('order:create')) return null;
  return (
    <>
      <Button component={Link} to="/shipments/import" variant="default" leftSection={<IconFileImport size={16} aria-hidden />}>
        {t('importOrders')}
      </Button>
      <Button component={Link} to="/shipments/drafts" variant="default" leftSection={<IconFileText size={16} aria-hidden />}>
        {t('drafts')}
      </Button>
    </>
  );
}
