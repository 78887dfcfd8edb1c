import { useTranslation } from 'react-i18next';
import { isolatedLtr } from '../ui/isolated.js';
import { localeOf } from '../ui/money.js';

/** Hours and minutes in the user's time zone. */
export function useTimeText(): (at: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (at) => format.format(new Date(at));
}

/** A time window such as 14:00–16:00; null without one. */
export function useWindowText(): (window: { windowFrom: string | null; windowTo: string | null }) => string | null {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  return ({ windowFrom, windowTo }) => {
    if (windowFrom && windowTo) return isolatedLtr(`${time(windowFrom)}–${time(windowTo)}`);
    if (windowTo) return t('window.until', { time: time(windowTo) });
    return windowFrom ? t('window.from', { time: time(windowFrom) }) : null;
  };
}

/** An instant as the value of a date and time field, in the time zone of the browser. */
export function fieldOf(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const instantOf = (field: string): string | null => (field === '' ? null : new Date(field).toISOString());

/** Today in a time zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());

/** The day some days after another. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A reason code in the user's language, in the words of the page of the shipment. */
export function useReasonText(): (code: string) => string {
  const { t, i18n } = useTranslation('shipments');
  return (code) => (i18n.exists(`reasons.${code}`, { ns: 'shipments' }) ? t(`reasons.${code}` as 'reasons.other') : code);
}
