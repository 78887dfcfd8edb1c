import { useTranslation } from 'react-i18next';
import { localeOf } from './money.js';

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
/** Older instants are shown as a date. */
const RECENT_SECONDS = 6 * 86_400;

export function useInstantText(timeZone?: string): (at: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (at) => format.format(new Date(at));
}

interface InstantProps {
  readonly at: string | null | undefined;
  readonly ago?: boolean;
  /** IANA time zone; that of the user if absent. */
  readonly zone?: string | undefined;
}

/** Instant in the user's time zone, or another, with the full UTC value in a tooltip. */
export function Instant({ at, ago = false, zone }: InstantProps) {
  const text = useInstantText(zone);
  const { i18n } = useTranslation();
  if (!at) return <span>–</span>;
  const shown = ago ? (sinceText(at, i18n.language) ?? text(at)) : text(at);
  return (
    <time dateTime={at} title={`${text(at)} (${zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone})\n${at} UTC`}>
      {shown}
    </time>
  );
}

function sinceText(at: string, language: string): string | undefined {
  const seconds = (Date.parse(at) - Date.now()) / 1_000;
  if (Math.abs(seconds) > RECENT_SECONDS) return undefined;
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return format.format(Math.round(seconds / length), unit);
}

/** A calendar day as text, which has no time zone. */
export function useDayText(): (day: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** A calendar day, which has no time zone. */
export function Day({ of }: { readonly of: string | null | undefined }) {
  const text = useDayText();
  return of ? <time dateTime={of}>{text(of)}</time> : <span>–</span>;
}

/** A range of calendar days. */
export function Days({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  const { i18n } = useTranslation();
  if (from === null || to === null || from === to) return <Day of={from ?? to} />;
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return <span>{format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))}</span>;
}
