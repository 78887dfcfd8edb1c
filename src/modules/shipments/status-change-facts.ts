import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { OrderTables } from '../orders/index.js';
import { reasonOf } from './reason-code.js';
import { db } from './shipments.tables.js';

interface Changed {
  readonly shipmentId: string;
  readonly transitionId: string;
}

/** Immutable facts about a step and its shipment, which the event therefore does not carry. */
export interface StatusChangeFacts {
  readonly transitionId: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  /** Why the parcel did not move on, as text. */
  readonly reason: string | null;
}

const findFacts = statement(($: Named<{ transitionIds: readonly string[] }>) =>
  db
    .reading<OrderTables>()
    .selectFrom('timelineEntry as t')
    .innerJoin('shipment as s', 's.id', 't.shipmentId')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .select(['t.id', 't.reasonCode', 't.note', 'o.orderReference', 'o.shopDomain'])
    .where('t.id', '=', anyOf($.transitionIds)),
);

/** Loads the facts of many changes in one statement. */
export async function statusChangeFacts(on: RunSql, changes: readonly Changed[]): Promise<StatusChangeFacts[]> {
  const rows = await findFacts(on, { transitionIds: changes.map(({ transitionId }) => transitionId) });
  return rows.map(({ id, orderReference, shopDomain, reasonCode, note }) => ({
    transitionId: id,
    orderReference,
    shopDomain,
    reason: note ?? (reasonCode === null ? null : (reasonOf(reasonCode)?.label ?? reasonCode)),
  }));
}
