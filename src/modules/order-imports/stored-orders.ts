import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { DraftContent } from '../order-drafts/index.js';
import { assignedNumbers, isOtherName, namedOrder, referencesOf, type NamedOrder } from '../orders/index.js';
import { db } from './order-imports.tables.js';

/** How a stored row names its order: its name is the reference. */
export const namedContent = ({ order }: DraftContent): NamedOrder => namedOrder(order?.orderReference ?? '');

const findOrders = statement(($: Named<{ shopId: string; references: readonly string[]; numbers: readonly bigint[] }>) =>
  db
    .selectFrom('order')
    .select(['id', 'orderNumber', 'orderReference', 'contentHash', 'placement'])
    .select(['currency', 'collectionMinor', 'customer', 'destination'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('shipment as s')
            .select('s.id')
            .whereRef('s.orderId', '=', 'order.id')
            .where('s.type', '=', 'outbound')
            .where('s.status', '=', 'cancelled'),
        )
        .$castTo<boolean>()
        .as('isCancelled'),
    )
    .where('shopId', '=', $.shopId)
    .where((eb) => eb.or([eb('orderReference', '=', anyOf($.references)), eb('orderNumber', '=', anyOf($.numbers))]))
    .orderBy('createdAt'),
);

export type StoredOrder = RowOf<typeof findOrders>;

/** Finds the stored orders of a shop that files may name. */
export async function storedOrders(sql: RunSql, shopId: string, named: readonly NamedOrder[]): Promise<StoredOrders> {
  const references = new Set(named.flatMap((order) => referencesOf(order)));
  const numbers = new Set(named.flatMap(({ name, number }) => [...(number === null ? [] : [number]), ...assignedNumbers(name)]));
  return new StoredOrders(await findOrders(sql, { shopId, references: [...references], numbers: [...numbers] }));
}

/** The orders of a shop by name and by number. */
export class StoredOrders {
  private readonly byReference: ReadonlyMap<string, StoredOrder>;
  private readonly byNumber: ReadonlyMap<bigint, StoredOrder>;

  constructor(orders: readonly StoredOrder[]) {
    const newestFirst = orders.toReversed();
    this.byReference = new Map(newestFirst.map((order) => [order.orderReference, order]));
    this.byNumber = new Map(newestFirst.map((order) => [order.orderNumber, order]));
  }

  /** The order with this name, no matter who has placed it. */
  find(order: NamedOrder): StoredOrder | undefined {
    const named = referencesOf(order).map((reference) => this.byReference.get(reference));
    const found = named.find((each) => each !== undefined);
    if (found || order.number === null) return found;
    const numbered = this.byNumber.get(order.number);
    return numbered && !isOtherName(numbered.orderReference, order.number) ? numbered : undefined;
  }

  /** The number that the order has, or gets: that of its name where no other order has it, else one that follows from the name. */
  numberOf(order: NamedOrder): bigint {
    const found = this.find(order);
    if (found) return found.orderNumber;
    const free = [...(order.number === null ? [] : [order.number]), ...assignedNumbers(order.name)].find(
      (number) => !this.byNumber.has(number),
    );
    if (free === undefined) throw new Error(`No order number is free for ${order.name}.`);
    return free;
  }
}
