import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
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

/** Past and pending retries, oldest first. */
export const readRetries = async (context: Context, shipmentId: string): Promise<ShipmentRetryType[]> =>
  (await context.load(retriesLoader, shipmentId)) ?? [];
