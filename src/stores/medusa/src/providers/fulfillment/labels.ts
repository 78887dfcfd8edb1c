import type { CreateFulfillmentResult } from '@medusajs/framework/types';
import type { ShipgraphModuleService } from '../../modules/shipgraph/service.js';
import { trackingUrl } from '../../orders/place-order.js';

interface Known {
  readonly awb?: string | null;
  readonly trackingUrl?: string | null;
}

/** The reference of a shipment opens its label and its page too, so all three are there before the carrier has given a number. */
export const labelsOf = (shipgraph: ShipgraphModuleService, shipmentId: string, known: Known = {}): CreateFulfillmentResult['labels'] => [
  {
    tracking_number: known.awb ?? shipmentId,
    tracking_url: known.trackingUrl ?? trackingUrl(shipgraph, shipmentId),
    label_url: `${shipgraph.settings.url}/api/awb/${encodeURIComponent(shipmentId)}`,
  },
];
