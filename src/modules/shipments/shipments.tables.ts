import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { ShopTables } from '../shops/index.js';
import { ShipmentAssignmentSchema } from './assignments/shipment-assignment.entity.js';
import { ShipmentDayTallySchema } from './lists/shipment-day-tally.entity.js';
import { ShipmentSearchSchema } from './lists/shipment-search.entity.js';
import { ShipmentTallySchema } from './lists/shipment-tally.entity.js';
import { OperatorActionSchema } from './operator-action.entity.js';
import { ShipmentNoteSchema } from './shipment-note.entity.js';
import { ShipmentSchema, TimelineEntrySchema } from './shipment.entity.js';

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
