import { instantOf } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import type { ShipmentRetryType } from './retry.types.js';

type Retry = ShipmentRetryType & { readonly shipmentId: string };

const retriesLoader = listLoaderBy<string, Retry>(
  async (ids, { sql }) => {
    const rows = await sql<Omit<Retry, 'createdAt'> & { createdAt: string }>(
      `select id, shipment_id as "shipmentId", action, status, scheduled_date::text as "scheduledDate", slot_from as "slotFrom",
              slot_to as "slotTo", phone, reason, attempt, failure, created_at as "createdAt"
         from shipment_retry where shipment_id = any($1::uuid[]) order by shipment_id, created_at, id`,
      [ids],
    );
    return rows.map((row) => ({ ...row, createdAt: instantOf(row.createdAt) }));
  },
  (retry) => retry.shipmentId,
);

/** What was tried again or waits for its day, oldest first. */
export const readRetries = async (context: Context, shipmentId: string): Promise<ShipmentRetryType[]> =>
  (await context.load(retriesLoader, shipmentId)) ?? [];
