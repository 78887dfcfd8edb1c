import { errorCatalogue, missing, refuse, type ErrorCode } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { shipmentLoader, type Shipment } from '../shipments/index.js';
import { whyNotReturnable } from './eligibility.rules.js';
import { originalShipmentId, readOriginal } from './original-shipment.js';
import type { ReturnShipment } from './return-shipment.entity.js';
import { db } from './returns.tables.js';

const findReturns = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db.selectFrom('returnShipment').select(db.columns('returnShipment')).where('shipmentId', '=', anyOf($.shipmentIds)),
);

const findReturnsOf = statement(($: Named<{ originalIds: readonly string[] }>) =>
  db
    .selectFrom('returnShipment')
    .select(db.columns('returnShipment'))
    .where('originalShipmentId', '=', anyOf($.originalIds))
    .orderBy('createdAt')
    .orderBy('id'),
);

/** The return record of a shipment. */
export const returnLoader = loaderBy<string, ReturnShipment>(
  (shipmentIds, { sql }) => findReturns(sql, { shipmentIds }),
  (made) => made.shipmentId,
);

const returnsLoader = listLoaderBy<string, ReturnShipment>(
  (originalIds, { sql }) => findReturnsOf(sql, { originalIds }),
  (made) => made.originalShipmentId,
);

/** A driver has nothing to do with the parcels that come back later. */
export const returnsOf = async (context: Context, { id }: Pick<Shipment, 'id'>): Promise<ReturnShipment[]> =>
  context.actor.seesAssignedOnly ? [] : ((await context.load(returnsLoader, id)) ?? []);

export interface ReturnEligibility {
  readonly eligible: boolean;
  readonly reason: string | null;
  readonly code: ErrorCode | null;
}

/** Whether a shipment can be returned now, and if not, why. */
export async function returnEligibility(context: Context, shipmentId: string): Promise<ReturnEligibility> {
  const { actor, sql, services } = context;
  if (shipmentId.trim() === '') {
    throw refuse('MISSING_FIELD', {}, { errors: [missing('shipmentId')] });
  }
  const original = await readOriginal(sql, await originalShipmentId(sql, actor, shipmentId));
  const code = whyNotReturnable(original, { windowDays: services.settings.returnWindowDays, now: services.clock.now() }) ?? null;
  return { eligible: code === null, reason: code && reasonFor(code), code };
}

const reasonFor = (code: ErrorCode): string => errorCatalogue.find((entry) => entry.code === code)?.message ?? code;

/** Whether the return is paid: contract accounts are invoiced, wallets are debited when pickup is booked. */
export async function paymentStatusOf(context: Context, { shipmentId }: ReturnShipment): Promise<Shipment['billingStatus'] | null> {
  const shipment = await context.load(shipmentLoader, shipmentId);
  if (!shipment) return null;
  return shipment.billingStatus === 'unpaid' && shipment.billingRole === 'postpaid' ? 'postpaid' : shipment.billingStatus;
}
