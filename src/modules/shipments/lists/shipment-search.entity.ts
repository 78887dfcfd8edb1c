import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/db/base.js';

/** The search words of a shipment, in their own table because the shipment row changes at every step. Written by the database only. */
export const ShipmentSearchSchema = defineEntity({
  name: 'ShipmentSearch',
  tableName: 'shipment_search',
  // Words that match nearly every shipment are searched from the newest down.
  indexes: [{ name: 'shipment_search_created', properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid(),
    shopId: p.uuid(),
    createdAt: instant(),
    terms: p.text(),
  },
});
