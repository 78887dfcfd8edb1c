import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { confirmationStatus, type ConfirmationStatus } from './pickups.enums.js';

/** A parcel of a pickup task, and whether its pickup was confirmed. */
export const PickupConfirmationSchema = defineEntity({
  name: 'PickupConfirmation',
  tableName: 'pickup_confirmation',
  uniques: [{ name: 'pickup_confirmation_parcel', properties: ['taskId', 'shipmentId'] }],
  indexes: [
    { name: 'pickup_confirmation_shipment', properties: ['shipmentId'] },
    { name: 'pickup_confirmation_confirmer', properties: ['confirmedById', 'taskId'] },
    {
      name: 'pickup_confirmation_waiting',
      expression: `create index "pickup_confirmation_waiting" on "pickup_confirmation" ("picked_up_at", "id") where "status" = 'pending_confirmation'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    taskId: p.uuid(),
    shipmentId: p.uuid(),
    status: p.enum(() => confirmationStatus.values).$type<ConfirmationStatus>(),
    /** True for cross-border shipments. */
    international: p.boolean(),
    pickedUpAt: instant(),
    /** The staff member who confirmed it. */
    confirmedById: p.uuid().nullable(),
    confirmedAt: instant().nullable(),
    notes: p.string().length(2000).nullable(),
    /** The drop-off task: DO- and ten characters; set when the driver sets out. */
    dropoffShortId: p.string().length(13).nullable(),
    /** Task, shipment and order reference, for searching. */
    searchText: p.text(),
  },
});
