import type { OrderProcess, OrderState, VendureConfig } from '@vendure/core';

const ON_ITS_WAY: OrderState[] = ['PartiallyShipped', 'Shipped', 'PartiallyDelivered', 'Delivered'];

/** In Vendure an order ships once it is paid. One with cash on delivery is paid when it has arrived. */
const codOrderProcess: OrderProcess<string> = {
  transitions: { PaymentAuthorized: { to: ON_ITS_WAY, mergeStrategy: 'merge' } },
};

/**
 * It holds for every authorised payment: Vendure does not ask a process about a single order before it moves that along with its parcels.
 * A shop that ships orders with authorised payments already keeps its own rule.
 */
export function shipUnpaidOrders({ orderOptions }: Pick<VendureConfig, 'orderOptions'>): void {
  if (orderOptions === undefined) return;
  const processes = orderOptions.process ?? [];
  const shipsAlready = processes.some(({ transitions }) => transitions?.PaymentAuthorized?.to.includes('Shipped'));
  if (!shipsAlready) orderOptions.process = [...processes, codOrderProcess];
}
