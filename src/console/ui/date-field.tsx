import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localeOf } from './money.js';
import './date-field.css';

type DateType = 'date' | 'datetime-local' | 'month';

/** What the page shows of a value of the browser: `2026-11-27`, `2026-11-27T09:30`, `2026-11`. */
const FORMATS: Readonly<Record<DateType, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  'datetime-local': { dateStyle: 'medium', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
};

interface DateFieldProps extends Omit<TextInputProps, 'onChange' | 'type' | 'value'> {
  readonly type?: DateType;
  /** Empty for none. */
  readonly value: string;
  readonly change: (typed: string) => void;
}

/** A day, month or time in the format of the page. While it has the focus, the browser shows its own fields for typing. */
export function DateField({ type = 'date', value, change, ...field }: DateFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const text = value === '' ? t(`noDate.${type}`) : textOf(type, value, i18n.language);
  return (
    <TextInput
      {...field}
      type={type}
      value={value}
      classNames={{ wrapper: 'date-field', section: 'date-field-text' }}
      leftSection={<span data-empty={value === '' || undefined}>{text}</span>}
      leftSectionProps={{ 'aria-hidden': true }}
      leftSectionPointerEvents="none"
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** Values have no time zone, so they are read and shown as UTC. */
function textOf(type: DateType, value: string, language: string): string {
  const at = new Date(type === 'datetime-local' ? `${value}Z` : value);
  return Number.isNaN(at.getTime()) ? value : new Intl.DateTimeFormat(localeOf(language), { ...FORMATS[type], timeZone: 'UTC' }).format(at);
}
