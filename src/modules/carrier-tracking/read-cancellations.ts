import { statement } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { db } from './carrier-tracking.tables.js';
import type { CarrierCancellationType } from './carrier-tracking.types.js';

const MOST = 200;

const findOpen = statement(() =>
  db
    .selectFrom('carrierScan as c')
    .innerJoin('shipment as s', 's.id', 'c.shipmentId')
    .select(['s.id as shipmentId', 's.reference', 'c.awb', 'c.message', 'c.occurredAt'])
    .where('c.outcome', '=', 'carrier_cancelled')
    .where('s.status', 'not in', ['delivered', 'cancelled'])
    .where('s.rtsCompletedAt', 'is', null)
    .orderBy('c.occurredAt', 'desc')
    .limit(MOST),
);

/** The latest cancellations by carriers of shipments that are still open. */
export async function carrierCancellations({ sql }: Context): Promise<CarrierCancellationType[]> {
  return findOpen(sql, {});
}
