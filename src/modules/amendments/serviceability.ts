import { refuse } from '../../kernel/errors.js';
import { money } from '../../kernel/money.js';
import type { Services } from '../../platform/services.js';
import { cannotServe } from '../carriers/index.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { OrderState } from './amended-order.js';
import type { CheckedChanges } from './checked-changes.js';

interface Amendment {
  readonly order: Order;
  readonly shipment: Shipment;
  readonly changes: CheckedChanges;
  readonly after: OrderState;
}

/** VALIDATION_FAILED when the service that has the order does not go to the new address or does not collect the new amount. */
export function assertServed(services: Services, { order, shipment, changes, after }: Amendment): void {
  const isOfMoney = changes.paymentStatus !== undefined || changes.collectionGiven !== undefined;
  if (!changes.destination && !isOfMoney) return;
  const rejected = cannotServe(services.rateBook.current(), {
    serviceCode: shipment.serviceCode,
    rateCardId: shipment.rate.rateCardId,
    origin: order.origin,
    destination: after.destination,
    parcel: { weightMg: Number(shipment.weightMg), volumeMm3: Number(shipment.volumeMm3), box: null },
    documents: shipment.documents,
    collection: isOfMoney && after.paymentStatus === 'postpaid' ? money(after.collection, order.currency) : null,
    currency: order.currency,
    at: services.clock.now(),
  });
  const isOfRoute = rejected?.code === 'ROUTE_NOT_SERVED';
  // An order that goes where it went is never in the wrong place.
  if (!rejected || (isOfRoute && !changes.destination)) return;
  const ofMoney = changes.collectionGiven === undefined ? 'orderPaymentStatus' : 'collectionAmount';
  const field = isOfRoute ? 'destinationAddress' : ofMoney;
  throw refuse('VALIDATION_FAILED', { message: rejected.message, errors: [{ field, code: rejected.code, message: rejected.message }] });
}
