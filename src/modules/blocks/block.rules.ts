import { deliveryAttemptsLeft, pickupAttemptsLeft, type AttemptLimits, type Shipment } from '../shipments/index.js';

/** Still with its sender, and to be paid from a wallet when pickup is booked. */
export const isUnbilled = ({ status, billingStatus, billingRole, feeWaived, actualRateMinor }: Shipment): boolean =>
  (status === 'new' || status === 'fulfilled') &&
  billingStatus === 'unpaid' &&
  billingRole === 'prepaid' &&
  !feeWaived &&
  actualRateMinor > 0n;

/** At the stage where a weight adjustment blocks the parcel. Later it is still owed, but the parcel has moved on. */
export const waitsAtHub = ({ status, heldFrom }: Shipment): boolean =>
  status === 'verified' || (status === 'on_hold' && heldFrom === 'verified');

export function attemptsUsedUp(shipment: Shipment, limits: AttemptLimits): boolean {
  const { status, heldBy } = shipment;
  if (status === 'pickup_failed' || status === 'not_collected') return pickupAttemptsLeft(shipment, limits) === 0;
  return status === 'on_hold' && heldBy === 'fail_attempt' && deliveryAttemptsLeft(shipment, limits) === 0;
}

/** Delivered, with an unconfirmed collection. The amount to collect is on the order. */
export const mayOweCollection = ({ status, type, paymentStatus, codStage }: Shipment): boolean =>
  status === 'delivered' && type === 'outbound' && paymentStatus === 'postpaid' && codStage == null;
