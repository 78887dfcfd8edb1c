import { defineEntity, p } from '@mikro-orm/core';
import { instant, recordColumns } from '../../platform/db/base.js';

const withSome = (status: string) => ({
  name: `pickup_round_${status}`,
  expression: `create index "pickup_round_${status}" on "pickup_round" ("created_at", "id") where "${status}_count" > 0`,
});

/** One worker's pickups from one seller on one day. */
export const PickupRoundSchema = defineEntity({
  name: 'PickupRound',
  tableName: 'pickup_round',
  uniques: [{ name: 'pickup_round_round', properties: ['workerType', 'workerId', 'sellerId', 'day'] }],
  indexes: [
    { name: 'pickup_round_created', properties: ['createdAt', 'id'] },
    { name: 'pickup_round_seller_created', properties: ['sellerId', 'createdAt', 'id'] },
    withSome('pending_confirmation'),
    withSome('confirmed'),
    withSome('not_collected'),
    withSome('auto_confirmed'),
  ],
  properties: {
    /** `createdAt` is the time of the first pickup. */
    ...recordColumns,
    /** Human-readable id: PU- and six characters. */
    shortId: p.string().length(9).unique(),
    workerType: p.string().length(20),
    /** Empty for kinds of workers without ids. */
    workerId: p.string().length(40),
    sellerId: p.uuid(),
    /** In UTC. */
    day: p.string().columnType('date'),
    /** Time of the last pickup. */
    completedAt: instant(),
    /** Parcel counts by status, so that lists by status need not read parcels. */
    pendingConfirmationCount: p.integer().default(0),
    confirmedCount: p.integer().default(0),
    notCollectedCount: p.integer().default(0),
    autoConfirmedCount: p.integer().default(0),
  },
});
