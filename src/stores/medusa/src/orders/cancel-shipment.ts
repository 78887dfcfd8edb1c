import type { Logger } from '@medusajs/framework/types';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { refusalOf } from '../refusal.js';
import { isUnknownOrder } from './place-order.js';

interface Cancelling {
  readonly shipgraph: ShipgraphModuleService;
  readonly logger: Logger;
  readonly shipment: string;
  readonly orderNumber: number;
}

/** Marked before, because the event may be here sooner than the answer. */
export async function cancelShipment({ shipgraph, logger, shipment, orderNumber }: Cancelling): Promise<void> {
  await shipgraph.markCancelling(shipment, true);
  try {
    await shipgraph.store.cancelOrder({ orderNumber });
  } catch (error) {
    if (isUnknownOrder(error)) {
      logger.warn(`Order ${orderNumber} of shipment ${shipment} is not known to shipgraph, so there was nothing to cancel.`);
      return;
    }
    await shipgraph.markCancelling(shipment, false);
    throw refusalOf(error, `Shipment ${shipment} was not cancelled`);
  }
}
