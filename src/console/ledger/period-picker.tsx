import { ActionIcon, Group, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { Reasoned } from '../ui/reasoned.js';
import { DateField } from '../ui/date-field.js';
import { asMonth, daysOfMonth, monthAfter, monthOf, monthsBack, rangeText, readRange, type DayRange } from './days.js';
import { useMonthName } from './range-name.js';

const OTHER = 'other';

/** The range of days in the address; the current month if there is none. */
export function useRange(today: string): DayRange {
  return readRange(useFilters().get('days')) ?? daysOfMonth(monthOf(today));
}

interface PeriodPickerProps {
  readonly range: DayRange;
  readonly today: string;
  /** The day of the first posting. */
  readonly firstDay: string | null;
  readonly timeZone: string;
}

/** Picks a month, or any other range of days. */
export function PeriodPicker({ range, today, firstDay, timeZone }: PeriodPickerProps) {
  const { t } = useTranslation('ledger');
  const { get, set } = useFilters();
  const month = get(OTHER) === null ? asMonth(range) : null;
  const months = monthsBack(monthOf(firstDay ?? today), monthOf(today));
  // Figures of another period belong to other entries: what is open beside them closes.
  const choose = (days: DayRange, other: '1' | null) =>
    set({ days: rangeText(days), other, account: null, currency: null, side: null, shown: null });
  return (
    <Group align="end" gap="sm">
      {month !== null && (
        <MonthStep month={monthAfter(month, -1)} months={months} choose={(chosen) => choose(daysOfMonth(chosen), null)} isBack />
      )}
      <MonthChoice
        value={month}
        months={months}
        choose={(chosen) => (chosen === null ? choose(range, '1') : choose(daysOfMonth(chosen), null))}
      />
      {month !== null && <MonthStep month={monthAfter(month, 1)} months={months} choose={(chosen) => choose(daysOfMonth(chosen), null)} />}
      {month === null && <OwnDays range={range} choose={(days) => choose(days, '1')} />}
      <Text size="xs" c="dimmed" pb={8}>
        {t('period.zone', { zone: timeZone })}
      </Text>
    </Group>
  );
}

interface MonthChoiceProps {
  readonly value: string | null;
  readonly months: readonly string[];
  /** Null for another range of days. */
  readonly choose: (month: string | null) => void;
}

function MonthChoice({ value, months, choose }: MonthChoiceProps) {
  const { t } = useTranslation('ledger');
  const nameOf = useMonthName();
  const known = value === null || months.includes(value) ? months : [value, ...months];
  return (
    <Select
      label={t('period.month')}
      w={190}
      searchable
      allowDeselect={false}
      data={[...known.map((month) => ({ value: month, label: nameOf(month) })), { value: OTHER, label: t('period.other') }]}
      value={value ?? OTHER}
      onChange={(chosen) => choose(chosen === OTHER ? null : chosen)}
    />
  );
}

interface MonthStepProps {
  readonly month: string;
  readonly months: readonly string[];
  readonly choose: (month: string) => void;
  readonly isBack?: boolean;
}

/** To the month before or after, as far as there are entries. */
function MonthStep({ month, months, choose, isBack = false }: MonthStepProps) {
  const { t } = useTranslation('ledger');
  const Icon = isBack ? IconChevronLeft : IconChevronRight;
  return (
    <Reasoned why={months.includes(month) ? null : t(isBack ? 'period.first' : 'period.last')}>
      {(blocked) => (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t(isBack ? 'period.before' : 'period.after')}
          onClick={() => choose(month)}
          {...blocked}
        >
          <Icon size={16} aria-hidden className="points" />
        </ActionIcon>
      )}
    </Reasoned>
  );
}

interface OwnDaysProps {
  readonly range: DayRange;
  readonly choose: (range: DayRange) => void;
}

/** A cleared day is ignored, and a day behind the other takes it along. */
function OwnDays({ range: { from, to }, choose }: OwnDaysProps) {
  const { t } = useTranslation('ledger');
  return (
    <>
      <DateField
        required
        label={t('filters.from')}
        w={160}
        value={from}
        change={(day) => day !== '' && choose({ from: day, to: day > to ? day : to })}
      />
      <DateField
        required
        label={t('filters.to')}
        w={160}
        value={to}
        change={(day) => day !== '' && choose({ from: day < from ? day : from, to: day })}
      />
    </>
  );
}
