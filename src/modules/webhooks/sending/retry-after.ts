const LONGEST_SECONDS = 3600;

/**
 * The seconds that a 429 or 503 asks us to wait, at most an hour; null when it asks for nothing that can be understood.
 * The header is a number of seconds or a date, which is measured by the receiver's own clock where it tells the time.
 */
export function retryAfterSeconds(status: number | null, headers: Readonly<Record<string, string>>, now: Date): number | null {
  const asked = headers['retry-after']?.trim();
  if ((status !== 429 && status !== 503) || asked === undefined) return null;
  if (/^\d+$/.test(asked)) return Math.min(Number(asked), LONGEST_SECONDS);
  const until = httpDate(asked);
  if (until === undefined) return null;
  const from = httpDate(headers['date'] ?? '') ?? now.getTime();
  return Math.min(Math.max(Math.ceil((until - from) / 1000), 0), LONGEST_SECONDS);
}

/** A date of HTTP begins with the name of a day; the parser of JavaScript would take much else for a date. */
function httpDate(text: string): number | undefined {
  const instant = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(instant) ? undefined : instant;
}
