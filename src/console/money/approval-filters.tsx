import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useFilters } from '../graph/use-filters.js';
import { SearchField } from '../ui/search-field.js';
import { APPROVAL_STATUSES, APPROVAL_TYPES, EVERY_STATUS, useApprovalFilter } from './approval-filter.js';

/** Filters of the list of requests. */
export function ApprovalFilters() {
  const { t } = useTranslation(['money', 'app']);
  const { set } = useFilters();
  const { status, type, subjectUserId, search } = useApprovalFilter();
  return (
    <Group gap="sm" role="search" aria-label={t('app:filter')} align="end">
      <SearchField label={t('approvals.search')} value={search ?? ''} search={(text) => set({ search: text })} />
      <Select
        label={t('status')}
        w={180}
        allowDeselect={false}
        value={status ?? EVERY_STATUS}
        onChange={(value) => set({ status: value })}
        data={[
          ...APPROVAL_STATUSES.map((each) => ({ value: each, label: t(`approvals.statuses.${each}`) })),
          { value: EVERY_STATUS, label: t('app:all') },
        ]}
      />
      <Select
        label={t('approvals.type')}
        w={220}
        allowDeselect={false}
        value={type ?? ''}
        onChange={(value) => set({ type: value })}
        data={[{ value: '', label: t('app:all') }, ...APPROVAL_TYPES.map((each) => ({ value: each, label: t(`approvals.types.${each}`) }))]}
      />
      <SellerChoice w={280} label={t('seller')} value={subjectUserId} onChange={(id) => set({ seller: id })} />
    </Group>
  );
}
