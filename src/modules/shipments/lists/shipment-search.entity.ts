import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/db/base.js';

/** The words by which a shipment is found, apart from the shipment, whose every step would otherwise write them again. Written by the database alone. */
export const ShipmentSearchSchema = defineEntity({
  name: 'ShipmentSearch',
  tableName: 'shipment_search',
  // Words that nearly every shipment has are looked for from the newest on.
  indexes: [{ name: 'shipment_search_created', properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid(),
    shopId: p.uuid(),
    createdAt: instant(),
    terms: p.text(),
  },
});
