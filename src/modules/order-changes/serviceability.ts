import { refuseErrors, type Refusal } from '../../kernel/errors.js';
import { money, type Money } from '../../kernel/money.js';
import type { CoreServices } from '../../platform/services.js';
import type { Address } from '../addresses/index.js';
import { cannotServe, type RatingServices } from '../rating/index.js';
import type { Rejection } from '../carriers/index.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { OrderState } from './changed-order.js';
import type { CheckedChanges } from './checked-changes.js';

interface Placed {
  readonly order: Order;
  readonly shipment: Shipment;
}

interface Amendment extends Placed {
  readonly changes: CheckedChanges;
  readonly after: OrderState;
}

/** VALIDATION_FAILED when the current service does not serve the new address or cannot collect the new amount. */
export function assertServed(services: CoreServices & RatingServices, { order, shipment, changes, after }: Amendment): void {
  const isOfMoney = changes.paymentStatus !== undefined || changes.collectionGiven !== undefined;
  if (!changes.destination && !isOfMoney) return;
  const collection = isOfMoney && after.paymentStatus === 'postpaid' ? money(after.collectionMinor, order.currency) : null;
  const rejected = rejectionOf(services, { order, shipment }, { origin: order.origin, destination: after.destination, collection });
  const isOfRoute = rejected?.code === 'ROUTE_NOT_SERVED';
  // Unless the destination changes, a route rejection is not caused by this request.
  if (!rejected || (isOfRoute && !changes.destination)) return;
  const ofMoney = changes.collectionGiven === undefined ? 'orderPaymentStatus' : 'collectionAmount';
  const field = isOfRoute ? 'destinationAddress' : ofMoney;
  throw unserved(field, rejected);
}

/** VALIDATION_FAILED when the current service does not pick up at the new origin, or does not serve the route from there. */
export function assertServedFrom(services: CoreServices & RatingServices, placed: Placed, origin: Address): void {
  const rejected = rejectionOf(services, placed, { origin, destination: placed.order.destination, collection: null });
  if (rejected) throw unserved('originAddress', rejected);
}

interface Carriage {
  readonly origin: Address;
  readonly destination: Address;
  readonly collection: Money | null;
}

const rejectionOf = (services: CoreServices & RatingServices, { order, shipment }: Placed, carriage: Carriage): Rejection | null =>
  cannotServe(services.rateBook.current(), {
    serviceCode: shipment.serviceCode,
    rateCardId: shipment.rate.rateCardId,
    parcel: { weightMg: Number(shipment.weightMg), volumeMm3: Number(shipment.volumeMm3), box: null },
    documents: shipment.documents,
    currency: order.currency,
    at: services.clock.now(),
    ...carriage,
  });

const unserved = (field: string, { serviceCode: _code, ...why }: Rejection): Refusal =>
  refuseErrors('VALIDATION_FAILED', [{ field, ...why }]);
