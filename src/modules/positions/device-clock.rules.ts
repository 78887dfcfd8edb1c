const MINUTE_MS = 60_000;
/** Two thousand years: beyond this a clock shows nonsense. */
const MAX_MINUTES = 1_000_000_000;

/**
 * How many minutes the device's clock is behind ours, given what it showed when it sent the request. Stays as it was while it is right to a
 * minute, so that points sent one after another keep their order, however long each request took.
 */
export function clockOffset(sentAt: Date | null, { now, before }: { now: Date; before: number }): number {
  if (!sentAt) return 0;
  const behind = (now.getTime() - sentAt.getTime()) / MINUTE_MS;
  if (Math.abs(behind - before) <= 1) return before;
  return Math.abs(behind) > MAX_MINUTES ? 0 : Math.round(behind);
}
