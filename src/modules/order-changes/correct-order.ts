import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { RatingServices } from '../rating/index.js';
import type { UpdateOrderInput } from './order-change.types.js';
import type { OrderChangeServices } from './services.js';
import { updateLocked, type Locked, type OrderUpdate } from './update-order.js';

/** Corrects an order before another attempt. The caller has locked the shipment and the order. */
export async function correctOrder(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  locked: Locked,
  changes: UpdateOrderInput,
): Promise<OrderUpdate> {
  actor.require('order:update');
  return updateLocked(tx, actor, locked, { changes });
}
