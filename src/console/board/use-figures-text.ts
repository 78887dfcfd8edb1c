import { useTranslation } from 'react-i18next';
import { localeOf } from '../ui/money.js';

interface FiguresText {
  readonly count: (value: number) => string;
  readonly hours: (value: number) => string;
  readonly day: (date: string) => string;
}

/** Formats numbers, hours and days in the user's language. */
export function useFiguresText(): FiguresText {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const count = new Intl.NumberFormat(locale);
  const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    count: (value) => count.format(value),
    hours: (value) => hours.format(value),
    day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
  };
}
