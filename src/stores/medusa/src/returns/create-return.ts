import { MedusaError } from '@medusajs/framework/utils';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { trackingUrl } from '../orders/place-order.js';
import type { Query } from '../orders/read-order.js';
import { refusalOf } from '../refusal.js';

interface Returning {
  readonly shipgraph: ShipgraphModuleService;
  readonly query: Query;
  /** The return fulfilment, with the items that come back. */
  readonly fulfillment: Readonly<Record<string, unknown>>;
}

export interface ReturnShipment {
  readonly [key: string]: unknown;
  readonly shipment_id: string;
  readonly original_shipment_id: string;
  readonly tracking: string;
}

/** Sends the parcel that brought these items back the way that it came. */
export async function createReturn({ shipgraph, query, fulfillment }: Returning): Promise<ReturnShipment> {
  const lines = lineIdsOf(fulfillment['items']);
  const original = await originalOf(query, lines);
  try {
    const created = await shipgraph.store.createReturn({ shipment_id: original.shipmentId });
    await shipgraph.createShipgraphShipments({
      id: created.shipment_id,
      fulfillment_id: String(fulfillment['id']),
      order_id: original.orderId,
      is_return: true,
      service: created.carrier,
    });
    return {
      shipment_id: created.shipment_id,
      original_shipment_id: original.shipmentId,
      tracking: trackingUrl(shipgraph, created.shipment_id),
    };
  } catch (error) {
    throw refusalOf(error, `The return of ${original.shipmentId} was not created`);
  }
}

const lineIdsOf = (items: unknown): string[] => {
  const list: unknown[] = Array.isArray(items) ? items : Array.from((items ?? []) as Iterable<unknown>);
  return list.flatMap((item) => {
    const id = typeof item === 'object' && item !== null && 'line_item_id' in item ? item.line_item_id : undefined;
    return typeof id === 'string' ? [id] : [];
  });
};

interface Fulfilled {
  readonly id: string;
  readonly fulfillments?: readonly {
    readonly canceled_at?: unknown;
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly items?: readonly { readonly line_item_id?: string | null }[];
  }[];
}

/** One return brings one parcel back: its items must have come in one. */
async function originalOf(query: Query, lineIds: readonly string[]): Promise<{ shipmentId: string; orderId: string }> {
  const { data: lines } = await query.graph({ entity: 'order_line_item', filters: { id: [...lineIds] }, fields: ['id', 'order.id'] });
  const orderId = (lines as { order?: { id: string } }[])[0]?.order?.id;
  if (orderId === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The order of this return was not found.');
  const fields = ['id', 'fulfillments.data', 'fulfillments.canceled_at', 'fulfillments.items.line_item_id'];
  const { data: orders } = await query.graph({ entity: 'order', filters: { id: orderId }, fields });
  const parcels = ((orders as unknown as Fulfilled[])[0]?.fulfillments ?? []).filter(
    ({ canceled_at: cancelled, data }) => !cancelled && typeof data?.['shipment_id'] === 'string',
  );
  const withAll = parcels.find(({ items = [] }) => lineIds.every((id) => items.some(({ line_item_id: line }) => line === id)));
  if (!withAll) {
    const message = 'No single shipment of shipgraph has brought all of these items. Create a return for each shipment.';
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
  }
  return { shipmentId: String(withAll.data?.['shipment_id']), orderId };
}
