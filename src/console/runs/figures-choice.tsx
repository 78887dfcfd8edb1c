import { Group, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { ChoiceField } from '../ui/choice-field.js';
import { DateField } from '../ui/date-field.js';
import { HubChoice } from './hub-choice.js';
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
export function FiguresChoice({ day, from, to, by }: FiguresChoiceProps) {
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
        <DateField label={t('figures.from')} value={from} change={(typed) => typed !== '' && begin(typed)} />
        <DateField
          label={t('figures.to')}
          value={to}
          min={from}
          max={latest}
          change={(typed) => typed >= from && typed <= latest && set({ to: typed })}
        />
        <ChoiceField
          label={t('figures.by')}
          of={GROUPS}
          nameOf={(group) => t(`figures.groups.${group}`)}
          value={by}
          choose={(group) => set({ by: group === 'DRIVER' ? null : group })}
        />
        <HubChoice day={day} />
      </Group>
    </Paper>
  );
}
