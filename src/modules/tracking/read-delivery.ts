import { secondsAfter } from '../../kernel/clock.js';
import type { Context } from '../../platform/work/context.js';
import { approachOf, type Approach } from '../fleet/index.js';
import { positionOf } from '../positions/index.js';
import type { Shipment } from '../shipments/index.js';
import { isNear, shownDelivery } from './tracking.rules.js';
import type { TrackingServices } from './services.js';
import type { TrackingDeliveryType } from './tracking.types.js';

/** An older position says nothing about where the driver is now. */
const FRESH_SECONDS = 15 * 60;

/** What can be in a run under way; no statement is spent on any other parcel. A return goes to a shop, which is no consignee. */
export const isOnTheRoad = ({ type, status, ownFleet }: Pick<Shipment, 'type' | 'status' | 'ownFleet'>): boolean =>
  type === 'outbound' && status === 'in_transit' && ownFleet;

export interface DeliveryNow {
  readonly runId: string;
  readonly delivery: TrackingDeliveryType;
}

/** A parcel and the zone in which its consignee reads the clock. */
export interface AwaitedParcel {
  readonly shipmentId: string;
  readonly timeZone: string;
}

/** A delivery under way as its consignee may see it, with its run; null when no driver is under way with it. */
export async function deliveryNow(
  { sql, services }: Context<TrackingServices>,
  { shipmentId, timeZone }: AwaitedParcel,
): Promise<DeliveryNow | null> {
  const approach = await approachOf(sql, shipmentId);
  if (!approach) return null;
  const { shareDriverPhone, map } = services.settings.tracking;
  const shown = shownDelivery(approach, { now: services.clock.now(), shareDriverPhone });
  const position = map && isNear(approach) ? await freshPosition({ sql, services }, approach) : null;
  return { runId: approach.runId, delivery: { ...shown, timeZone, position, map } };
}

async function freshPosition({ sql, services }: Pick<Context<TrackingServices>, 'sql' | 'services'>, { runId }: Approach) {
  const position = await positionOf(sql, runId);
  const isFresh = position !== null && secondsAfter(position.at, FRESH_SECONDS) > services.clock.now();
  return isFresh ? position : null;
}

export const readDelivery = async (
  context: Context<TrackingServices>,
  shipment: Shipment,
  timeZone: string,
): Promise<TrackingDeliveryType | null> =>
  isOnTheRoad(shipment) ? ((await deliveryNow(context, { shipmentId: shipment.id, timeZone }))?.delivery ?? null) : null;
