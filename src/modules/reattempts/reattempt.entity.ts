import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { RetryShipmentInput } from './reattempt.types.js';

/** Actions that can be scheduled. */
export const retryActions = ['retry_pickup', 'redeliver', 'return_to_sender'] as const;
export type RetryAction = (typeof retryActions)[number];

/** `superseded`: the shipment moved, or another retry replaced it. `failed`: the step was not allowed on its day. */
export const retryStatuses = ['pending', 'done', 'cancelled', 'superseded', 'failed'] as const;
export type RetryStatus = (typeof retryStatuses)[number];

export const ShipmentRetrySchema = defineEntity({
  name: 'ShipmentRetry',
  tableName: 'shipment_retry',
  indexes: [
    { name: 'shipment_retry_shipment', properties: ['shipmentId', 'createdAt', 'id'] },
    {
      name: 'shipment_retry_due',
      expression: `create index "shipment_retry_due" on "shipment_retry" ("scheduled_date", "id") where "status" = 'pending'`,
    },
    {
      name: 'shipment_retry_pending',
      expression: `create unique index "shipment_retry_pending" on "shipment_retry" ("shipment_id") where "status" = 'pending'`,
    },
  ],
  properties: {
    ...recordColumns,
    shipmentId: p.uuid(),
    action: p.enum(() => retryActions).$type<RetryAction>(),
    status: p.enum(() => retryStatuses).$type<RetryStatus>(),
    /** A day in UTC; null for an immediate retry. */
    scheduledDate: p.string().columnType('date').nullable(),
    /** HH:MM, for the driver. */
    slotFrom: p.string().length(5).nullable(),
    slotTo: p.string().length(5).nullable(),
    phone: p.string().length(maxOf(RetryShipmentInput, 'phone')).nullable(),
    reason: p.string().length(maxOf(RetryShipmentInput, 'reason')).nullable(),
    /** The resulting attempt number; null for a return to sender. */
    attempt: p.integer().nullable(),
    /** Why it failed on its day: an error code of the catalogue. */
    failure: p.string().length(40).nullable(),
    requestedByType: p.string().length(20),
    requestedById: p.string().length(40).nullable(),
  },
});
