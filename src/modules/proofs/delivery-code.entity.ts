import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The code of a delivery. Only its HMAC is stored. */
export const DeliveryCodeSchema = defineEntity({
  name: 'DeliveryCode',
  tableName: 'delivery_code',
  properties: {
    taskId: p.uuid().primary(),
    shipmentId: p.uuid(),
    codeHash: p.string().length(43),
    issuedAt: instant(),
    expiresAt: instant(),
    tries: p.integer(),
    verifiedAt: instant().nullable(),
    /** The masked addresses that it was sent to. */
    sentTo: p.string().length(200),
  },
});

/** Deliveries without the required code, with the reason that the driver gave. */
export const DeliveryWithoutCodeSchema = defineEntity({
  name: 'DeliveryWithoutCode',
  tableName: 'delivery_without_code',
  indexes: [{ name: 'delivery_without_code_created', properties: ['createdAt', 'taskId'] }],
  properties: {
    taskId: p.uuid().primary(),
    driverId: p.uuid(),
    reason: p.string().length(500),
    createdAt: instant(),
  },
});
