/** Statuses in which the carrier has the parcel, or had it. */
const COLLECTED: ReadonlySet<string> = new Set([
  'picked_up',
  'at_sorting',
  'verified',
  'ready_to_book',
  'booked',
  'in_transit',
  'failed',
  'return_to_sender',
  'delivered',
]);

export const isCollected = (status: string): boolean => COLLECTED.has(status);

const PROBLEMS: Readonly<Record<string, string>> = {
  pickup_failed: 'The parcel could not be picked up.',
  not_collected: 'The parcel was not ready for pickup.',
  on_hold: 'The parcel is on hold.',
  failed: 'The delivery attempt has failed.',
  return_to_sender: 'The parcel was not delivered and comes back.',
};

/** What an admin should know about a status; null when all is well. */
export const problemOf = (status: string, reason: string | null): string | null => {
  const problem = PROBLEMS[status];
  return problem === undefined ? null : [problem, reason].filter(Boolean).join(' ');
};
