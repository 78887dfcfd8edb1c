import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/db/base.js';
import { assignmentKind, type AssignmentKind } from '../shipments.enums.js';

/** Which driver can read and move a shipment, and since when. Ended rows are kept as history. */
export const ShipmentAssignmentSchema = defineEntity({
  name: 'ShipmentAssignment',
  tableName: 'shipment_assignment',
  indexes: [
    {
      name: 'shipment_assignment_current',
      expression: `create unique index "shipment_assignment_current" on "shipment_assignment" ("shipment_id") where "ended_at" is null`,
    },
    {
      name: 'shipment_assignment_driver',
      expression: `create index "shipment_assignment_driver" on "shipment_assignment" ("driver_id", "shipment_id") where "ended_at" is null`,
    },
    { name: 'shipment_assignment_history', properties: ['shipmentId', 'startedAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    shipmentId: p.uuid(),
    driverId: p.uuid(),
    kind: p.enum(() => assignmentKind.values).$type<AssignmentKind>(),
    /** The actor that assigned it: its kind and, for people and tokens, its id. For a scan, the driver. */
    byType: p.string().length(20),
    byId: p.uuid().nullable(),
    startedAt: instant(),
    endedAt: instant().nullable(),
    endedByType: p.string().length(20).nullable(),
    endedById: p.uuid().nullable(),
    requestId: p.string().length(128).nullable(),
  },
});
