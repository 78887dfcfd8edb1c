import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { ADJUSTMENT_STATUSES, EVERY_STATUS, OPEN_ONES, useAdjustmentFilter } from './adjustment-filter.js';

/** Filters of the list of adjustments. */
export function AdjustmentFilters() {
  const { t } = useTranslation(['money', 'app']);
  const { isOperator } = useSession();
  const { set } = useFilters();
  const { chosen, sellerId } = useAdjustmentFilter();
  return (
    <Group gap="sm" role="search" aria-label={t('app:filter')} align="end">
      <Select
        label={t('status')}
        w={220}
        allowDeselect={false}
        value={chosen}
        onChange={(value) => set({ status: value })}
        data={[
          { value: OPEN_ONES, label: t('adjustments.open') },
          ...ADJUSTMENT_STATUSES.map((each) => ({ value: each, label: t(`adjustments.statuses.${each}`) })),
          { value: EVERY_STATUS, label: t('app:all') },
        ]}
      />
      {isOperator && <SellerChoice w={280} label={t('seller')} value={sellerId} onChange={(id) => set({ seller: id })} />}
    </Group>
  );
}
