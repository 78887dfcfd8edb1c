const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Names as the time zone database writes them, by their small letters. */
const known = new Map(['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => [name.toLowerCase(), name]));

/** A time zone by its name in the IANA database, such as Asia/Dubai; undefined when there is none of that name. */
export function timeZoneOf(name: string): string | undefined {
  return known.get(name.toLowerCase()) ?? (NAME.test(name) && isUnderstood(name) ? name : undefined);
}

/** Old names, such as Asia/Calcutta, are not listed but understood. */
function isUnderstood(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
