import { staffRoles } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';

export interface Deliverer {
  readonly shipmentId: string;
  readonly id: string;
  readonly name: string;
}

/** The latest delivery counts; one that was set by force says nothing about who stood at the door. */
const DELIVERERS = `
  select distinct on (e.shipment_id) e.shipment_id as "shipmentId", s.id, s.name
    from timeline_entry e join staff s on s.id::text = e.actor_id
   where e.shipment_id = any($1::uuid[]) and e.applied and not e.forced and e.to_status = 'delivered' and e.actor_type = any($2::text[])
   order by e.shipment_id, e.seq desc`;

/** The members of staff who delivered these parcels; nothing where a carrier, a token or the system reported it. One statement. */
export const deliverersOf = (sql: RunSql, shipmentIds: readonly string[]): Promise<Deliverer[]> =>
  sql<Deliverer>(DELIVERERS, [shipmentIds, staffRoles]);
