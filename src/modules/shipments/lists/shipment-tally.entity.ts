import { defineEntity, p } from '@mikro-orm/core';

/**
 * How many shipments there are of each kind, as a sum of rows. Changes are added and never updated in place, so that nobody waits
 * for anybody; now and then rows of one kind are folded into one. Written by the database alone.
 */
export const ShipmentTallySchema = defineEntity({
  name: 'ShipmentTally',
  tableName: 'shipment_tally',
  properties: {
    id: p.bigint('bigint').autoincrement().primary(),
    type: p.string().length(10),
    status: p.string().length(20),
    serviceCode: p.string().length(40),
    paymentStatus: p.string().length(10),
    billingStatus: p.string().length(10),
    codStage: p.string().length(20).nullable(),
    hasAdjustment: p.boolean(),
    amount: p.integer(),
  },
});
