import { defineEntity, p } from '@mikro-orm/core';

const daySums = (moment: string): string =>
  `create index "shipment_day_tally_${moment}" on "shipment_day_tally" ("${moment}_day") where not "fresh"`;

const day = () => p.string().columnType('date');

/**
 * The shipment tally by day of creation, pickup, delivery and last change, in UTC. Counts date-range lists and locates deep pages in long
 * lists. Written by the database only.
 */
export const ShipmentDayTallySchema = defineEntity({
  name: 'ShipmentDayTally',
  tableName: 'shipment_day_tally',
  indexes: [
    {
      name: 'shipment_day_tally_sums',
      expression: `create unique index "shipment_day_tally_sums" on "shipment_day_tally" ("created_day", "picked_up_day", "delivered_day", "updated_day", "type", "status", "service_code", "payment_status", "billing_status", "cod_stage", "has_adjustment") nulls not distinct where not "fresh"`,
    },
    {
      name: 'shipment_day_tally_fresh',
      expression: 'create index "shipment_day_tally_fresh" on "shipment_day_tally" ("id") where "fresh"',
    },
    {
      name: 'shipment_day_tally_nothing',
      expression: 'create index "shipment_day_tally_nothing" on "shipment_day_tally" ("id") where "amount" = 0',
    },
    { name: 'shipment_day_tally_created', expression: daySums('created') },
    { name: 'shipment_day_tally_picked_up', expression: daySums('picked_up') },
    { name: 'shipment_day_tally_delivered', expression: daySums('delivered') },
    { name: 'shipment_day_tally_updated', expression: daySums('updated') },
  ],
  properties: {
    id: p.bigint('bigint').autoincrement().primary(),
    createdDay: day(),
    pickedUpDay: day().nullable(),
    deliveredDay: day().nullable(),
    updatedDay: day(),
    type: p.string().length(10),
    status: p.string().length(20),
    serviceCode: p.string().length(40),
    paymentStatus: p.string().length(10),
    billingStatus: p.string().length(10),
    codStage: p.string().length(20).nullable(),
    hasAdjustment: p.boolean(),
    amount: p.integer(),
    /** True until the change has been added to its sum. */
    fresh: p.boolean().default(true),
  },
});
