import type { Actor } from '../../kernel/actor.js';
import { refuseFields, invalid } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { correctOrigin, updateOrder } from '../amendments/index.js';
import { addressesOfOrder } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { GivenCorrection } from './retry-request.rules.js';
import type { RetryAction } from './shipment-retry.entity.js';

export interface Correction {
  readonly action: RetryAction;
  readonly address?: GivenCorrection | null;
  readonly phone?: string | null;
}

/** Puts right where the driver goes next, and whom to call: the receiver of a delivery, the sender's address of a pickup. */
export async function correctContact(tx: Tx, actor: Actor, shipment: Shipment, { action, address, phone }: Correction): Promise<void> {
  if (!address && !phone) return;
  // Its parties are copies of their own, which nobody changes.
  if (shipment.type === 'return') throw refuseFields([invalid(address ? 'address' : 'phone', 'of a return cannot be corrected')]);
  const { origin, destination } = await addressesOfOrder(tx.sql, shipment.orderId);
  if (action === 'retry_pickup') {
    if (address) await correctOrigin(tx, actor, shipment, corrected(origin, address));
    return;
  }
  const destinationAddress = address && corrected(destination, address);
  await updateOrder(tx, actor, {
    orderId: shipment.orderId,
    changes: { ...(destinationAddress && { destinationAddress }), ...(phone && { customer: { phone } }) },
  });
}

/** What is not given stays. A landmark is told to the driver behind the street. */
function corrected(before: { readonly address: string; readonly city: string }, given: GivenCorrection) {
  const { landmark, address, city, state, zip, lat, lng } = given;
  const street = address ?? before.address;
  const suffix = landmark?.trim() ? ` (${landmark.trim()})` : '';
  return {
    address: street.endsWith(suffix) ? street : street + suffix,
    city: city ?? before.city,
    ...(state != null && { state }),
    ...(zip != null && { zip }),
    ...(lat != null && lng != null && { lat, lng }),
  };
}
