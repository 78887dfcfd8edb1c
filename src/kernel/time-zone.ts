const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Names of the time zone database, keyed by their lower-case form. */
const known = new Map(['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => [name.toLowerCase(), name]));

/** Finds a time zone by its IANA name, such as Asia/Dubai; undefined if there is none. */
export function timeZoneOf(name: string): string | undefined {
  return known.get(name.toLowerCase()) ?? (NAME.test(name) && isUnderstood(name) ? name : undefined);
}

/** Old names, such as Asia/Calcutta, are not listed but supported. */
function isUnderstood(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
