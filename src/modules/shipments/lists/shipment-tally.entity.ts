import { defineEntity, p } from '@mikro-orm/core';

/**
 * Shipment counts by kind, as a sum of rows. Changes are appended and never updated in place, so that writers do not wait for one another;
 * a job folds the rows of one kind into one. Written by the database only.
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
