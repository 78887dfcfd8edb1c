import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { mayReachConsignee, type ContactFacts, type Shipment } from '../shipments/index.js';
import { db } from './reattempts.tables.js';
import type { ShipmentRetryType } from './reattempt.types.js';

const findRetries = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('shipmentRetry')
    .select([
      'id',
      'shipmentId',
      'action',
      'status',
      'scheduledDate',
      'slotFrom',
      'slotTo',
      'phone',
      'reason',
      'attempt',
      'failure',
      'createdAt',
    ])
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .orderBy('shipmentId')
    .orderBy('createdAt')
    .orderBy('id'),
);

const retriesLoader = listLoaderBy(
  (shipmentIds: readonly string[], { sql }) => findRetries(sql, { shipmentIds }),
  (retry) => retry.shipmentId,
);

/** The retry that waits for its day. */
export const pendingRetryOf = async (context: Context, shipmentId: string) =>
  (await context.load(retriesLoader, shipmentId))?.find(({ status }) => status === 'pending');

/** Past and pending retries, oldest first. A driver sees their phones only while the task is open. */
export async function readRetries(context: Context, shipment: ContactFacts & Pick<Shipment, 'id'>): Promise<ShipmentRetryType[]> {
  const retries = (await context.load(retriesLoader, shipment.id)) ?? [];
  return mayReachConsignee(context.actor, shipment) ? retries : retries.map((retry) => ({ ...retry, phone: null }));
}
