import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { ShopTables } from '../shops/index.js';
import { ShipmentAssignmentSchema } from './assignments/shipment-assignment.entity.js';
import { ShipmentDayTallySchema } from './lists/shipment-day-tally.entity.js';
import { ShipmentSearchSchema } from './lists/shipment-search.entity.js';
import { ShipmentTallySchema } from './lists/shipment-tally.entity.js';
import { OperatorActionSchema } from './operator-action.entity.js';
import { ShipmentNoteSchema } from './shipment-note.entity.js';
import { ShipmentSchema, TimelineEntrySchema } from './shipment.entity.js';
import { sql } from 'kysely';
import { shipmentMachine } from './shipment.machine.js';

export const db = tablesOf({
  shipment: ShipmentSchema,
  timelineEntry: TimelineEntrySchema,
  shipmentNote: ShipmentNoteSchema,
  operatorAction: OperatorActionSchema,
  shipmentSearch: ShipmentSearchSchema,
  shipmentTally: ShipmentTallySchema,
  shipmentDayTally: ShipmentDayTallySchema,
  shipmentAssignment: ShipmentAssignmentSchema,
}).reading<ShopTables>();

/** For modules that read shipments. */
export type ShipmentTables = Readable<typeof db>;

/**
 * Leaves out parcels that travel on an account of the seller's own, for a shipment called `s`: the carrier bills the seller and pays the
 * seller the cash on delivery, so neither is the operator's. The index of cash to collect has the same wording.
 */
export const NOT_ON_OWN_ACCOUNT = sql<boolean>`(s.rate #>> '{live,ownAccount}') is distinct from 'true'`;

/** True for such a parcel, for a shipment without an alias. Its numbers are what the seller's server answers, so they never hide another one's. */
export const ON_OWN_ACCOUNT = sql<boolean>`(rate #>> '{live,ownAccount}') is not distinct from 'true'`;

/** The timeline is append-only, and a source event appears once per shipment. Unqualified names resolve in any schema. */
export const shipmentSql = `
create function refuse_timeline_change() returns trigger language plpgsql as $$
begin
  raise exception 'The timeline is append-only: % is not allowed.', tg_op using errcode = 'restrict_violation';
end $$;

create trigger timeline_entry_is_append_only before update or delete on timeline_entry
  for each row execute function refuse_timeline_change();
create trigger timeline_entry_is_not_truncated before truncate on timeline_entry
  for each statement execute function refuse_timeline_change();

create unique index timeline_entry_source_event on timeline_entry (source, source_event_id, shipment_id)
  where source_event_id is not null;
create unique index shipment_outbound_of_order on shipment (order_id) where type = 'outbound';
`;

const final = shipmentMachine.final.map((status) => `'${status}'`).join(', ');

/**
 * True for the id of a shipment that may take another step, as a condition on a column. A completed return to its sender takes none. Each
 * shipment is looked up by its id (`offset 0`); the planner would otherwise read all of them.
 */
export const isUnderWaySql = (column: string): string =>
  `exists (select from shipment u where u.id = ${column} and u.status not in (${final}) and u.rts_completed_at is null offset 0)`;
