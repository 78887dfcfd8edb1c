import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { carrierKinds } from './carriers.enums.js';

export const CarrierSchema = defineEntity({
  name: 'Carrier',
  tableName: 'carrier',
  properties: {
    id: p.uuid().primary(),
    code: p.string().length(20).unique(),
    name: p.string().length(100),
    logo: p.string().length(255).strictNullable(),
    kind: p.enum([...carrierKinds]),
    active: p.boolean().default(true),
    /** Contains `{awb}`. Null for the own fleet, which is tracked on our page. */
    trackingUrlTemplate: p.string().length(500).strictNullable(),
    createdAt: instant().defaultRaw('now()'),
  },
});
