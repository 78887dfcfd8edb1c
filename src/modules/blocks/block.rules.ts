import type { Shipment } from '../shipments/index.js';

export interface AttemptLimits {
  readonly maxPickupAttempts: number;
  readonly maxDeliveryAttempts: number;
}

/** Still with its sender, and to be paid from a wallet when pickup is booked. */
export const isUnbilled = ({ status, billingStatus, billingRole, feeWaived, actualRateMinor }: Shipment): boolean =>
  (status === 'new' || status === 'fulfilled') &&
  billingStatus === 'unpaid' &&
  billingRole === 'prepaid' &&
  !feeWaived &&
  actualRateMinor > 0n;

/** At the stage where a weight difference blocks the parcel. Later it is still owed, but the parcel has moved on. */
export const waitsAtHub = ({ status, heldFrom }: Shipment): boolean =>
  status === 'verified' || (status === 'on_hold' && heldFrom === 'verified');

export function attemptsUsedUp(shipment: Shipment, { maxPickupAttempts, maxDeliveryAttempts }: AttemptLimits): boolean {
  const { status, heldBy, pickupAttempts, deliveryAttempts } = shipment;
  if (status === 'pickup_failed' || status === 'not_collected') return pickupAttempts >= maxPickupAttempts;
  return status === 'on_hold' && heldBy === 'fail_attempt' && deliveryAttempts >= maxDeliveryAttempts;
}

/** Delivered, with an unconfirmed collection. The amount to collect is on the order. */
export const mayOweCollection = ({ status, type, paymentStatus, codStage }: Shipment): boolean =>
  status === 'delivered' && type === 'outbound' && paymentStatus === 'postpaid' && codStage == null;
