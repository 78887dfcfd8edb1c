import { Actor } from '../../kernel/actor.js';
import type { OrderImport } from './order-import.entity.js';

/** Who asked for the orders, as the actor of what a worker does. What the scopes of a token allow was decided when it asked. */
export const requestedBy = ({ requestedBy: { type, id, sellerId } }: OrderImport): Actor =>
  new Actor({ type, id, ...(sellerId !== undefined && { sellerId }), ...(type === 'erp' && { scopes: ['erp:*'] }) });
