import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The code of a delivery: its HMAC, and what the drivers' app checks it with. */
export const DeliveryCodeSchema = defineEntity({
  name: 'DeliveryCode',
  tableName: 'delivery_code',
  properties: {
    taskId: p.uuid().primary(),
    shipmentId: p.uuid(),
    codeHash: p.string().length(43),
    issuedAt: instant(),
    expiresAt: instant(),
    /** Counted by the service. */
    tries: p.integer(),
    /** Wrong codes that the drivers' app refused and reported. */
    appTries: p.integer().default(0),
    checkSalt: p.string().length(24).nullable(),
    checkIterations: p.integer().nullable(),
    checkTag: p.string().length(2).nullable(),
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
