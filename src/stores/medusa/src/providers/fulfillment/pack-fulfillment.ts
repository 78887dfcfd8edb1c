import type { FulfillmentDTO, FulfillmentItemDTO, FulfillmentOrderDTO } from '@medusajs/framework/types';
import { MedusaError } from '@medusajs/framework/utils';
import type { MedusaAddress } from '../../address.js';
import { numberOf } from '../../currency.js';
import type { ShipgraphModuleService } from '../../modules/shipgraph/service.js';
import { orderRequestOf, type OrderRequest } from '../../orders/order-request.js';
import { readOrder, type Query } from '../../orders/read-order.js';
import { CHEAPEST } from '../../rates/price.js';

interface Packing {
  readonly shipgraph: ShipgraphModuleService;
  readonly query: Query;
  readonly data: Readonly<Record<string, unknown>>;
  readonly items: Partial<Omit<FulfillmentItemDTO, 'fulfillment'>>[];
  readonly order: Partial<FulfillmentOrderDTO> | undefined;
  readonly fulfillment: Partial<Omit<FulfillmentDTO, 'provider_id' | 'data' | 'items'>>;
}

interface Packed {
  readonly request: OrderRequest;
  readonly fulfillmentId: string;
  readonly orderId: string;
  readonly lineIds: readonly string[];
}

/** Reads what Medusa does not pass to providers: payments, taxes, sizes, and where the parcel is collected. */
export async function packFulfillment({ shipgraph, query, data, items, order: given, fulfillment }: Packing): Promise<Packed> {
  const { id, location_id: locationId, delivery_address: to } = fulfillment;
  if (!given?.id || !id) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Shipgraph ships orders: this fulfillment has none.');
  const order = await readOrder(query, given.id);
  const request = orderRequestOf({
    settings: shipgraph.settings,
    order,
    fulfillment: { id, delivery_address: to as MedusaAddress | undefined },
    items,
    service: typeof data['service'] === 'string' && data['service'] !== '' ? data['service'] : CHEAPEST,
    origin: await addressOfLocation(query, locationId),
    earlier: await earlierParcels(shipgraph, order.id),
  });
  const lineIds = items.flatMap(({ line_item_id: line }) => line ?? []);
  return { request, fulfillmentId: id, orderId: order.id, lineIds };
}

async function addressOfLocation(query: Query, id: string | undefined): Promise<MedusaAddress | undefined> {
  if (id === undefined) return undefined;
  const { data } = await query.graph({ entity: 'stock_location', filters: { id }, fields: ['address.*'] });
  return (data as { address?: MedusaAddress }[])[0]?.address;
}

async function earlierParcels(shipgraph: ShipgraphModuleService, orderId: string): Promise<{ parcels: number; collected: number }> {
  const rows = await shipgraph.listShipgraphShipments({ order_id: orderId, is_return: false });
  const live = rows.filter(({ status }) => status !== 'cancelled');
  return { parcels: live.length, collected: live.reduce((sum, row) => sum + numberOf(row.collection_amount), 0) };
}
