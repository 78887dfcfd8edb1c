/**
 * Changes that break callers of the released schema and are made on purpose: the path as `npm run check` prints it, and why.
 * Emptied by the release that carries them, together with `npm run schema:release`.
 */
const SIMULATED = 'Owners of a shop may simulate its test shipments as well: nobody who was permitted is refused now.';

export const acceptedChanges: Readonly<Record<string, string>> = {
  'Mutation.simulateShipment.@allow.to': SIMULATED,
  'Mutation.simulateShipment.@allow.scopes': SIMULATED,
  'Shipment.awb':
    'The number of a connected carrier is unknown until it has booked: a made-up one would be printed and scanned. Others keep theirs.',
};
