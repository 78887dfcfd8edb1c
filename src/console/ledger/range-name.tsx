import { useTranslation } from 'react-i18next';
import { Days } from '../ui/instant.js';
import { localeOf } from '../ui/money.js';
import { asMonth, type DayRange } from './days.js';

/** Formats a month (YYYY-MM), such as October 2026. */
export function useMonthName(): (month: string) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month by its name, any other range by its days. */
export function RangeName({ of: range }: { readonly of: DayRange }) {
  const month = asMonth(range);
  const nameOf = useMonthName();
  return month === null ? <Days from={range.from} to={range.to} /> : <span>{nameOf(month)}</span>;
}
