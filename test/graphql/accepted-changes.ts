/**
 * Changes that break callers of the released schema and are made on purpose: the path as `npm run check` prints it, and why.
 * Emptied by the release that carries them, together with `npm run schema:release`.
 */
export const acceptedChanges: Readonly<Record<string, string>> = {
  'Mutation.schedulePickup.@allow.to': 'Sellers may book the pickup of their own parcels as well; everyone who could before still can.',
};
