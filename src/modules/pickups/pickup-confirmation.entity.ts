import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { confirmationStatus, type ConfirmationStatus } from './pickups.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { PickupVerdictInput } from './pickup.types.js';

/** A parcel of a pickup round, and whether its pickup was confirmed. */
export const PickupConfirmationSchema = defineEntity({
  name: 'PickupConfirmation',
  tableName: 'pickup_confirmation',
  uniques: [{ name: 'pickup_confirmation_parcel', properties: ['roundId', 'shipmentId'] }],
  indexes: [
    { name: 'pickup_confirmation_shipment', properties: ['shipmentId'] },
    { name: 'pickup_confirmation_confirmer', properties: ['confirmedById', 'roundId'] },
    {
      name: 'pickup_confirmation_waiting',
      expression: `create index "pickup_confirmation_waiting" on "pickup_confirmation" ("picked_up_at", "id") where "status" = 'pending_confirmation'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    roundId: p.uuid(),
    shipmentId: p.uuid(),
    /** The pickup task that collected it. */
    fleetTaskId: p.uuid(),
    status: p.enum(() => confirmationStatus.values).$type<ConfirmationStatus>(),
    /** True for cross-border shipments. */
    international: p.boolean(),
    pickedUpAt: instant(),
    /** The staff member who confirmed it. */
    confirmedById: p.uuid().nullable(),
    confirmedAt: instant().nullable(),
    notes: p.string().length(maxOf(PickupVerdictInput, 'notes')).nullable(),
    /** Short id of the task that delivers it; set when the driver sets out. */
    dropoffShortId: p.string().length(13).nullable(),
    /** Round, shipment and order reference, for searching. */
    searchText: p.text(),
  },
});
