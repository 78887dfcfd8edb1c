import type { MedusaContainer } from '@medusajs/framework/types';
import { capturePaymentWorkflow } from '@medusajs/medusa/core-flows';
import { numberOf } from '../currency.js';
import type { Following } from '../modules/shipgraph/leases.js';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { isCashOnDelivery, paymentsOf } from '../orders/collection.js';
import type { MedusaOrder, OrderPayment } from '../orders/read-order.js';

/** The driver has collected with the delivery: the payment of the order is captured up to what its delivered parcels have brought. */
export async function captureCash(container: MedusaContainer, order: MedusaOrder, shipment: Following): Promise<void> {
  const shipgraph: ShipgraphModuleService = container.resolve('shipgraph');
  const cash = paymentsOf(order).filter((payment) => isCashOnDelivery(payment, shipgraph.settings.codProviders));
  const parcels = await shipgraph.listShipgraphShipments({ order_id: order.id, is_return: false });
  let due = parcels
    .filter(({ id, status }) => status === 'delivered' || id === shipment.id)
    .reduce((sum, parcel) => sum + numberOf(parcel.collection_amount), 0);
  for (const payment of cash) {
    const captured = capturedOf(payment);
    const amount = Math.min(due - captured, numberOf(payment.amount) - captured);
    due -= captured + Math.max(amount, 0);
    if (amount > 0) await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id, amount } });
  }
}

const capturedOf = ({ captures }: OrderPayment): number => (captures ?? []).reduce((sum, { amount }) => sum + numberOf(amount), 0);
