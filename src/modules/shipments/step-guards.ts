import type { AttemptLimits, Guard, ShipmentFacts } from './step-table.js';
import { isBeforePickup } from './shipment.machine.js';

/** How many more deliveries can fail before no further attempt can be booked. Reports and super administrators may exceed the limit. */
export const deliveryAttemptsLeft = (
  { deliveryAttempts }: Pick<ShipmentFacts, 'deliveryAttempts'>,
  { maxDeliveryAttempts }: Pick<AttemptLimits, 'maxDeliveryAttempts'>,
): number => Math.max(0, maxDeliveryAttempts - deliveryAttempts);

/** How many more pickups can fail before no further one can be booked. */
export const pickupAttemptsLeft = (
  { pickupAttempts }: Pick<ShipmentFacts, 'pickupAttempts'>,
  { maxPickupAttempts }: Pick<AttemptLimits, 'maxPickupAttempts'>,
): number => Math.max(0, maxPickupAttempts - pickupAttempts);

const guard = (says: string, isOpen: Guard['isOpen'], code: Guard['code'] = 'INVALID_TRANSITION'): Guard => ({ says, isOpen, code });

export const pickupAttemptsRemain = guard(
  'pickup attempts are left: RETRY_LIMIT otherwise',
  (facts, limits) => pickupAttemptsLeft(facts, limits) > 0,
  'RETRY_LIMIT',
);
export const heldByFailedAttempt = guard('the hold came from a failed attempt', ({ heldBy }) => heldBy === 'fail_attempt');
export const deliveryAttemptsRemain = guard(
  'delivery attempts are left: RETRY_LIMIT otherwise',
  (facts, limits) => deliveryAttemptsLeft(facts, limits) > 0,
  'RETRY_LIMIT',
);
export const heldByOperations = guard('the hold came from operations', ({ heldBy, heldFrom }) => heldBy === 'hold' && heldFrom !== null);
export const noAdjustmentDue: Guard = {
  ...guard('no adjustment is due: it was paid, approved or never opened', ({ adjustmentDue }) => !adjustmentDue),
  postings: ['R7', 'R7b', 'R7c'],
};
export const serviceSkipsHub = guard('the service skips the hub', ({ skipHub }) => skipHub);
export const ownFleetCarries = guard('the own fleet carries it', ({ ownFleet }) => ownFleet);
export const heldAfterPickup = guard('if it is on hold, it was picked up before', (facts) => !isHeld(facts) || !wasHeldBeforePickup(facts));
export const heldBeforePickup = guard(
  'if it is on hold, it was not picked up yet',
  (facts) => !isHeld(facts) || wasHeldBeforePickup(facts),
);
/** A paid-for parcel must be delivered, or the money reversed first. */
export const noConfirmedCash = guard('no cash on delivery is confirmed', ({ codConfirmed }) => !codConfirmed, 'COD_ALREADY_CONFIRMED');
export const notHandedBack = guard('it is not handed back yet', ({ rtsCompletedAt }) => rtsCompletedAt === null);

const isHeld = ({ status }: ShipmentFacts): boolean => status === 'on_hold';
const wasHeldBeforePickup = ({ heldFrom }: ShipmentFacts): boolean => heldFrom !== null && isBeforePickup(heldFrom);
