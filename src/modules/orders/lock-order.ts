import { LockMode } from '@mikro-orm/core';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { Order } from './order.entity.js';

/** The order of a shipment that the caller has locked: always in this order, so that nobody waits in a circle. */
export const lockOrder = (tx: Tx, { orderId }: { readonly orderId: string }): Promise<Order> =>
  tx.em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
