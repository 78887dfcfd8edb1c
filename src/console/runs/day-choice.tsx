import { ActionIcon, Button, Group, Paper } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { DateField } from '../ui/date-field.js';
import { HubChoice } from './hub-choice.js';
import { dayAfter } from './texts.js';
import type { Day } from './use-day.js';

/** Day and hub of the view, with the actions for them. */
export function DayChoice({ day, children }: { readonly day: Day; readonly children?: ReactNode }) {
  const { t } = useTranslation('runs');
  const { set } = useFilters();
  const { date, today } = day;
  const go = (to: string): void => set({ date: to === today ? null : to });
  return (
    <Paper withBorder p="sm" component="search" aria-label={t('choice')}>
      <Group align="flex-end" gap="sm">
        <Group gap={4} align="flex-end" wrap="nowrap">
          <ActionIcon size={36} variant="default" onClick={() => go(dayAfter(date, -1))} aria-label={t('dayBefore')}>
            <IconChevronLeft size={16} aria-hidden className="points" />
          </ActionIcon>
          <DateField label={t('day')} value={date} change={(typed) => typed && go(typed)} />
          <ActionIcon size={36} variant="default" onClick={() => go(dayAfter(date, 1))} aria-label={t('dayAfter')}>
            <IconChevronRight size={16} aria-hidden className="points" />
          </ActionIcon>
        </Group>
        {date !== today && (
          <Button variant="default" onClick={() => go(today)}>
            {t('today')}
          </Button>
        )}
        <HubChoice day={day} />
        {children}
      </Group>
    </Paper>
  );
}
