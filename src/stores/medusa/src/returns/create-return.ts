import { MedusaError } from '@medusajs/framework/utils';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { trackingUrl } from '../orders/place-order.js';
import { refusalOf } from '../refusal.js';

interface Returning {
  readonly shipgraph: ShipgraphModuleService;
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
export async function createReturn({ shipgraph, fulfillment }: Returning): Promise<ReturnShipment> {
  const original = await originalOf(shipgraph, lineIdsOf(fulfillment['items']));
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

/** One return brings one parcel back: its items must have come in one. */
async function originalOf(shipgraph: ShipgraphModuleService, lineIds: readonly string[]): Promise<Original> {
  const original = await shipgraph.shipmentWith(lineIds);
  if (original) return original;
  const message = 'No single shipment of shipgraph has brought all of these items. Create a return for each shipment.';
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
}

type Original = NonNullable<Awaited<ReturnType<ShipgraphModuleService['shipmentWith']>>>;
