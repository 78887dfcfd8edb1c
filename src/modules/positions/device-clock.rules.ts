/** Clocks that differ by less are not corrected: the difference is mostly the time of the request. */
const STEP_MS = 60_000;

/**
 * How many milliseconds the device's clock is behind ours, in whole minutes, given what it showed when it sent the request. Stays as it was
 * while it is right to a minute, so that points sent one after another keep their order, however long each request took.
 */
export function clockOffset(sentAt: Date | null, { now, before }: { now: Date; before: number }): number {
  if (!sentAt) return 0;
  const behind = now.getTime() - sentAt.getTime();
  return Math.abs(behind - before) <= STEP_MS ? before : STEP_MS * Math.round(behind / STEP_MS);
}
