import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { OrderLineSchema, OrderSchema } from './order.entity.js';

export const db = tablesOf({ order: OrderSchema, orderLine: OrderLineSchema });

/** For modules that read orders. */
export type OrderTables = Readable<typeof db>;
