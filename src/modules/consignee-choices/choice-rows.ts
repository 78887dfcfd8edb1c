import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Address } from '../addresses/index.js';
import type { Shipment } from '../shipments/index.js';
import type { Failure } from './choosable.rules.js';
import { db } from './choices.tables.js';
import type { ConsigneeChoice } from './consignee-choice.entity.js';

const findStanding = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('consigneeChoice')
    .select(db.columns('consigneeChoice'))
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .where('withdrawnAt', 'is', null),
);

/** The standing choices of shipments. */
export const standingChoices = (on: RunSql, shipmentIds: readonly string[]): Promise<ConsigneeChoice[]> =>
  findStanding(on, { shipmentIds });

/** The standing choice of a shipment. The lock on the shipment makes the result reliable. */
export const standingChoice = (on: RunSql, shipmentId: string): Promise<ConsigneeChoice | undefined> =>
  findStanding.first(on, { shipmentIds: [shipmentId] });

const findDestination = statement(($: Named<{ orderId: string }>) =>
  db.selectFrom('order').select('destination').where('id', '=', $.orderId),
);

/** Where the parcel of an order goes to. */
export async function destinationOf(on: RunSql, orderId: string): Promise<Address> {
  const order = await findDestination.first(on, { orderId });
  if (!order) throw new Error('The shipment has no order.');
  return order.destination;
}

const findReason = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('timelineEntry')
    .select('reasonCode')
    .where('shipmentId', '=', $.shipmentId)
    .where('toStatus', '=', 'failed')
    .orderBy('seq', 'desc')
    .limit(1),
);

/** The attempt after which the parcel waits; null if it waits for another reason, or not at all. */
export async function failureOf(
  on: RunSql,
  { id, status, heldBy, holdReason, statusAt }: Pick<Shipment, 'id' | 'status' | 'heldBy' | 'holdReason' | 'statusAt'>,
): Promise<Failure | null> {
  if (status === 'on_hold') return heldBy === 'fail_attempt' ? { at: statusAt, reasonCode: holdReason ?? null } : null;
  if (status !== 'failed') return null;
  return { at: statusAt, reasonCode: (await findReason.first(on, { shipmentId: id }))?.reasonCode ?? null };
}

const findParcel = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .select(['s.id', 's.sellerId', 's.shopId', 's.type', 's.status', 's.ownFleet', 's.destinationCity', 's.awb'])
    .select(['s.heldBy', 's.holdReason', 's.statusAt'])
    .select(['o.destination', 'o.orderReference'])
    .where('s.id', '=', $.id),
);

/** The parcel of a link, which is the same for everybody who has the link. */
export const parcelOfLink = (on: RunSql, id: string): Promise<RowOf<typeof findParcel> | undefined> => findParcel.first(on, { id });
