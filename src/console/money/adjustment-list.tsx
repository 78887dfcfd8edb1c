import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { ListBar } from '../ui/list-bar.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { Stale } from '../ui/stale.js';
import { useIsPhone } from '../ui/use-is-phone.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { useAdjustmentColumns } from './adjustment-columns.js';
import { useAdjustmentFilter } from './adjustment-filter.js';
import { AdjustmentFilters } from './adjustment-filters.js';
import { BulkCharge } from './bulk-charge.js';
import { AdjustmentsDocument } from './operations.generated.js';
import { useTicks } from './use-ticks.js';

/** Shipments whose measurements differ from the declared values. */
export function AdjustmentList() {
  const { t } = useTranslation('money');
  const { can, isOperator } = useSession();
  const { adjustmentStatus, sellerId } = useAdjustmentFilter();
  const columns = useListColumns('adjustments', useAdjustmentColumns());
  const isPhone = useIsPhone();
  const { ids, choose, done } = useTicks();
  const pages = usePages(AdjustmentsDocument, { adjustmentStatus, sellerId }, ({ shipments }) => shipments);
  const mayCharge = isOperator && can('adjustment:charge');
  const ticked = (pages.page.data?.nodes ?? []).filter(({ id }) => ids.has(id));
  return (
    <Page title={t('adjustments.title')}>
      <Text size="sm" c="dimmed">
        {t(isOperator ? 'adjustments.intro' : 'adjustments.introSeller')}
      </Text>
      <ListBar columns={columns} filters={<AdjustmentFilters />} />
      {mayCharge && (ticked.length > 0 || !isPhone) && (
        <Stale isStale={pages.page.isPlaceholderData}>
          <Group justify="flex-end">
            <BulkCharge of={ticked} done={done} />
          </Group>
        </Stale>
      )}
      <Paged pages={pages} empty={<NoAdjustments />}>
        {(rows) => (
          <DataTable
            caption={t('adjustments.title')}
            columns={columns.shown}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ reference }) => reference}
            selection={mayCharge ? { ids, choose } : undefined}
          />
        )}
      </Paged>
    </Page>
  );
}

function NoAdjustments() {
  const { t } = useTranslation('money');
  const { isOperator } = useSession();
  return (
    <Empty
      title={t('adjustments.empty')}
      advice={t(isOperator ? 'adjustments.emptyAdvice' : 'adjustments.emptySeller')}
      to="/adjustments?status=ALL"
      action={t('adjustments.showAll')}
    />
  );
}
