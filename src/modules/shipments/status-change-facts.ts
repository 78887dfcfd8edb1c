import type { RunSql } from '../../platform/db/sql.js';
import { reasonOf } from './reason-code.js';

interface Changed {
  readonly shipmentId: string;
  readonly transitionId: string;
}

/** What never changes about a step and its shipment, and so need not travel with the event. */
export interface StatusChangeFacts {
  readonly transitionId: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  /** Why the parcel did not move on, in words. */
  readonly reason: string | null;
}

interface FactsRow {
  readonly id: string;
  readonly order_reference: string | null;
  readonly shop_domain: string;
  readonly reason_code: string | null;
  readonly note: string | null;
}

const FACTS = `
  select t.id, o.order_reference, o.shop_domain, t.reason_code, t.note
  from unnest($1::uuid[], $2::uuid[]) as changed(shipment_id, transition_id)
  join timeline_entry t on t.id = changed.transition_id
  join shipment s on s.id = changed.shipment_id
  join "order" o on o.id = s.order_id`;

/** The facts of many changes in one statement. */
export async function statusChangeFacts(sql: RunSql, changes: readonly Changed[]): Promise<StatusChangeFacts[]> {
  const rows = await sql<FactsRow>(FACTS, [changes.map(({ shipmentId }) => shipmentId), changes.map(({ transitionId }) => transitionId)]);
  return rows.map((row) => ({
    transitionId: row.id,
    orderReference: row.order_reference,
    shopDomain: row.shop_domain,
    reason: row.note ?? (row.reason_code === null ? null : (reasonOf(row.reason_code)?.label ?? row.reason_code)),
  }));
}
