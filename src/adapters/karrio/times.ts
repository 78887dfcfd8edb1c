type Fields = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 40;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s?([AP])M)?$/i;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * When an event happened: its ISO timestamp with a zone, else its date and time. Those two have no zone in karrio and are read as UTC, which
 * is the hours of the zone off. Undefined if neither can be read.
 */
export function instantOf(event: Fields): Date | undefined {
  return fromTimestamp(shortText(event['timestamp'])) ?? fromParts(shortText(event['date']), shortText(event['time']));
}

const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_LENGTH ? value.trim() : undefined;

function fromTimestamp(text: string | undefined): Date | undefined {
  const match = text === undefined ? null : ISO.exec(text);
  if (!match) return undefined;
  return valid(new Date(match[1] === undefined ? `${match[0]}Z` : match[0]));
}

function fromParts(date: string | undefined, time: string | undefined): Date | undefined {
  if (date === undefined || !DAY.test(date)) return undefined;
  const day = valid(new Date(`${date}T00:00:00Z`));
  return day && new Date(day.getTime() + (millisecondsOf(time) ?? 0));
}

/** The time of day in the carrier's words, if it is one that cannot be read: the scan is then the first of its day. */
export const unreadTimeOf = (event: Fields): string | undefined => {
  const time = shortText(event['time']);
  return time && fromTimestamp(shortText(event['timestamp'])) === undefined && millisecondsOf(time) === undefined ? time : undefined;
};

function millisecondsOf(time: string | undefined): number | undefined {
  const [, hours, minutes, seconds, half] = (time === undefined ? null : TIME.exec(time)) ?? [];
  if (hours === undefined || Number(hours) > (half === undefined ? 23 : 12) || Number(minutes) > 59 || Number(seconds ?? 0) > 59)
    return undefined;
  const isAfternoon = half?.toUpperCase() === 'P';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return ((hour * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1000;
}

const valid = (date: Date): Date | undefined => (Number.isNaN(date.getTime()) ? undefined : date);
