import type { Context } from '../../../platform/work/context.js';
import type { Heard, LiveServices } from '../../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../../platform/live/topic.js';
import { heldBy } from '../assignments/held-by.js';
import { findShipmentId } from '../find-shipment.js';
import type { ShipmentStatus } from '../shipment.machine.js';

/** A status change, with the data that decides who receives it. */
export interface ShipmentChange extends LiveChange {
  readonly sellerId: string;
  readonly shopId: string;
  readonly shipmentId: string;
  readonly reference: string;
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus;
  readonly sequence: number;
}

export interface ShipmentChangeFilter {
  readonly id?: string | null;
  readonly sellerId?: string | null;
  readonly status?: readonly ShipmentStatus[] | null;
  readonly after?: string | null;
}

const shipmentChanges: EventTopic<ShipmentChange, ShipmentChangeFilter> = {
  permission: 'shipment:read',
  events: ['shipment.status_changed'],
  read: (event) => {
    if (event.type !== 'shipment.status_changed' || event.ownerId === null) return null;
    const { shopId, reference, from, to, sequence } = event.data;
    return { ...changeOf(event), shopId, reference, from, to, sequence, shipmentId: event.subjectId, sellerId: event.ownerId };
  },
  concerns: (change, actor, { id, sellerId, status }) =>
    actor.owns(change) &&
    (id == null || change.shipmentId === id) &&
    (sellerId == null || change.sellerId === sellerId) &&
    (status == null || status.includes(change.to)),
};

/** Streams the changes of shipments that the caller can see. SHIPMENT_NOT_FOUND for an id outside its scope. */
export async function watchShipments(
  context: Context<LiveServices>,
  filter: ShipmentChangeFilter,
): Promise<AsyncIterable<Heard<ShipmentChange>>> {
  const id = filter.id == null ? null : await findShipmentId(context.sql, context.actor, filter.id);
  const changes = await context.services.live.watch(shipmentChanges, context.caller, { ...filter, id });
  return context.actor.seesAssignedOnly ? heldChanges(context, changes) : changes;
}

/** Filters a stream of changes to shipments that the driver holds when each change arrives. */
async function* heldChanges<Told extends { readonly change: { readonly shipmentId: string } }>(
  { sql, actor }: Context,
  changes: AsyncIterable<Told>,
): AsyncGenerator<Told> {
  for await (const told of changes) {
    const { shipmentId } = told.change;
    if ((await heldBy(sql, actor, [shipmentId])).has(shipmentId)) yield told;
  }
}
