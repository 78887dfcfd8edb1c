import type { Context } from '../../platform/work/context.js';
import type { Heard, LiveServices } from '../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../platform/live/topic.js';

export interface OrderImportChange extends LiveChange {
  readonly importId: string;
  readonly sellerId: string;
  readonly shopId: string;
}

export interface OrderImportFilter {
  readonly importId?: string | null;
  readonly after?: string | null;
}

const orderImportChanges: EventTopic<OrderImportChange, OrderImportFilter> = {
  permission: 'order:read',
  events: ['order_import.changed'],
  read: (event) => {
    if (event.type !== 'order_import.changed' || event.ownerId === null) return null;
    return { ...changeOf(event), importId: event.subjectId, sellerId: event.ownerId, shopId: event.data.shopId };
  },
  concerns: (change, actor, { importId }) => actor.owns(change) && (importId == null || change.importId === importId),
};

/** Streams the progress of imports that the caller can see. */
export function watchOrderImports(
  context: Context<LiveServices>,
  filter: OrderImportFilter,
): Promise<AsyncIterable<Heard<OrderImportChange>>> {
  return context.services.live.watch(orderImportChanges, context.caller, filter);
}
