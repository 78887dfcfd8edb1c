import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import type { ShopperFact } from '../notifications/index.js';

const facts = [
  'on_its_way',
  'out_for_delivery',
  'attempt_failed',
  'failed',
  'returning',
  'delivered',
] as const satisfies readonly ShopperFact[];

/** Facts that shoppers have been mailed. A row is written in the transaction of its mail, so that each fact is mailed once. */
export const ShopperNoticeSchema = defineEntity({
  name: 'ShopperNotice',
  tableName: 'shopper_notice',
  properties: {
    shipmentId: p.uuid().primary(),
    fact: p.enum(facts).primary(),
    /** Distinguishes repeated facts of a parcel by their timeline step. */
    occasion: p.string().length(36).primary(),
    createdAt: instant(),
  },
});
