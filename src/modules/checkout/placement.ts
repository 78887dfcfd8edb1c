import { money, type Money } from '../../kernel/money.js';
import type { OrderPlacementType } from './checkout.types.js';
import type { OrderingShop } from './ordering-shop.js';
import type { PricedOrder } from './price-order.js';

/** Result of placing an order. */
export interface Placement extends Readonly<OrderPlacementType> {
  readonly actualRate: Money;
  readonly displayRate: Money | null;
  readonly collectionAmount: Money;
  readonly codFee: Money;
}

export interface PlacedFacts {
  readonly orderId: string;
  readonly shipmentId: string;
  readonly reference: string;
  readonly shop: OrderingShop;
  readonly priced: PricedOrder;
}

export const placementOf = ({ orderId, shipmentId, reference, shop, priced }: PlacedFacts): Placement => ({
  orderId,
  orderReference: priced.order.orderReference,
  shipmentId,
  shipmentReference: reference,
  shopDomain: shop.domain,
  serviceCode: priced.quote.service.code,
  serviceName: priced.quote.service.name,
  carrierAutoSelected: priced.carrierAutoSelected,
  actualRate: priced.quote.actualRate,
  displayRate: priced.quote.displayRate,
  collectionAmount: money(priced.collectionMinor, priced.order.currency),
  codFee: money(priced.codFeeMinor, priced.order.currency),
  warnings: priced.warnings,
  replayed: false,
});
