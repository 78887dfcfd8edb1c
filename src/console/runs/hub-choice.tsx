import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import type { Day } from './use-day.js';
import { inOneLine } from '../ui/isolated.js';

/** The hub of the view, or all of them. */
export function HubChoice({ day: { hubs, hubId } }: { readonly day: Day }) {
  const { t } = useTranslation('runs');
  const { set } = useFilters();
  return (
    <Select
      label={t('hub')}
      placeholder={t('allHubs')}
      data={hubs.map(({ id, code, name }) => ({ value: id, label: inOneLine(code, name) }))}
      value={hubId}
      onChange={(hub) => set({ hub })}
      clearable
      clearButtonProps={{ 'aria-label': t('allHubs') }}
    />
  );
}
