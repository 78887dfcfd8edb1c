import type { Actor } from '../../kernel/actor.js';
import { refuseFields, invalid } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Address } from '../addresses/index.js';
import { correctOrder, correctOrigin, type OrderChangeServices } from '../order-changes/index.js';
import { addressesOfOrder, lockOrder, type OrderWarning } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import type { Shipment } from '../shipments/index.js';
import type { RetryAction } from './reattempt.entity.js';
import type { AddressCorrectionInput } from './reattempt.types.js';

export interface Correction {
  readonly action: RetryAction;
  readonly address?: AddressCorrectionInput | null;
  readonly phone?: string | null;
}

/** Corrects the contact for the next attempt: the recipient of a delivery, or the sender's address of a pickup. Returns warnings. */
export async function correctContact(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  shipment: Shipment,
  { action, address, phone }: Correction,
): Promise<readonly OrderWarning[]> {
  if (!address && !phone) return [];
  // A return has its own copies of the parties, which are immutable.
  if (shipment.type === 'return') throw refuseFields([invalid(address ? 'address' : 'phone', 'returnContact')]);
  const { origin, destination } = await addressesOfOrder(tx.sql, shipment.orderId);
  const before = action === 'retry_pickup' ? origin : destination;
  const after = address && corrected(before, address);
  // Values that are already set are no change: a repeated request writes nothing.
  const place = after && !stands(before, after) ? after : null;
  if (action === 'retry_pickup') return place ? correctOrigin(tx, actor, shipment, place) : [];
  const isNewPhone = phone && phone !== shipment.receiverPhone;
  if (!place && !isNewPhone) return [];
  const order = await lockOrder(tx, shipment);
  const changes = { ...(place && { destinationAddress: place }), ...(isNewPhone && { customer: { phone } }) };
  return (await correctOrder(tx, actor, { shipment, order }, changes)).warnings;
}

const PLACE = ['address', 'city', 'state', 'zip', 'lat', 'lng'] as const;

const stands = (before: Address, after: ReturnType<typeof corrected>): boolean =>
  PLACE.every((key) => after[key] === undefined || after[key] === before[key]);

/** Absent fields keep their values. The landmark is appended to the street. */
function corrected(before: { readonly address: string; readonly city: string }, given: AddressCorrectionInput) {
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
