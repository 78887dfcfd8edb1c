import { localDay } from '../../kernel/local-time.js';
import type { Context } from '../../platform/work/context.js';
import { standingChoiceOf } from '../consignee-choices/index.js';
import { pendingRetryOf } from '../reattempts/index.js';
import type { Shipment, ShipmentStatus } from '../shipments/index.js';

/** Where a delivery may come next. Out for delivery, the day is today. */
const BEFORE_DELIVERY: ReadonlySet<ShipmentStatus> = new Set([
  'picked_up',
  'at_sorting',
  'verified',
  'ready_to_book',
  'booked',
  'on_hold',
  'failed',
]);

/** The day of the next delivery at the destination: as booked, else as the consignee chose. */
export async function nextDayOf(context: Context, shipment: Shipment, timeZone: string): Promise<string | null> {
  if (shipment.type !== 'outbound' || !BEFORE_DELIVERY.has(shipment.status)) return null;
  const isHeld = shipment.status === 'on_hold' || shipment.status === 'failed';
  const [retry, choice] = await Promise.all([
    isHeld ? pendingRetryOf(context, shipment.id) : undefined,
    standingChoiceOf(context, shipment.id),
  ]);
  const today = localDay(context.services.clock.now(), timeZone);
  const booked = retry?.action === 'redeliver' ? retry.scheduledDate : null;
  if (booked !== null) return booked >= today ? booked : null;
  const chosen = choice?.day ?? null;
  // What was chosen for an attempt that failed is over.
  const isAhead = chosen !== null && chosen >= today && !(isHeld && chosen <= localDay(shipment.statusAt, timeZone));
  return isAhead ? chosen : null;
}
