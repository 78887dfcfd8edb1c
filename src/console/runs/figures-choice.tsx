import { Group, Paper, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { dayAfter } from './texts.js';
import type { Day } from './use-day.js';

const GROUPS = ['DRIVER', 'HUB', 'DAY'] as const;
export type FigureGroup = (typeof GROUPS)[number];

/** The service gives figures of at most 92 days. */
const MOST_DAYS_AFTER = 91;

interface FiguresChoiceProps {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly by: FigureGroup;
}

/** Days, hub and group of the figures. */
export function FiguresChoice({ day: { hubs, hubId }, from, to, by }: FiguresChoiceProps) {
  const { t } = useTranslation('runs');
  const { set } = useFilters();
  const latest = dayAfter(from, MOST_DAYS_AFTER);
  const begin = (day: string): void => {
    const end = dayAfter(day, MOST_DAYS_AFTER);
    set({ from: day, to: to < day ? day : to > end ? end : to });
  };
  return (
    <Paper withBorder p="sm" component="search" aria-label={t('figures.choice')}>
      <Group align="flex-end" gap="sm">
        <TextInput
          type="date"
          label={t('figures.from')}
          value={from}
          onChange={({ currentTarget: { value } }) => value !== '' && begin(value)}
        />
        <TextInput
          type="date"
          label={t('figures.to')}
          value={to}
          min={from}
          max={latest}
          onChange={({ currentTarget: { value } }) => value >= from && value <= latest && set({ to: value })}
        />
        <Select
          label={t('figures.by')}
          data={GROUPS.map((group) => ({ value: group, label: t(`figures.groups.${group}`) }))}
          value={by}
          onChange={(group) => set({ by: group === 'DRIVER' ? null : group })}
          allowDeselect={false}
        />
        <Select
          label={t('hub')}
          placeholder={t('allHubs')}
          data={hubs.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
          value={hubId}
          onChange={(hub) => set({ hub })}
          clearable
          clearButtonProps={{ 'aria-label': t('allHubs') }}
        />
      </Group>
    </Paper>
  );
}
