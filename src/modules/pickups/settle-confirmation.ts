import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment, ShipmentStatus } from '../shipments/index.js';
import { countChange, lockRound } from './count-change.js';
import type { ConfirmationStatus } from './pickups.enums.js';
import { db } from './pickups.tables.js';
import { emitUpdated } from './updated-event.js';

export interface Settling {
  readonly to: ConfirmationStatus;
  /** The statuses that may be settled this way; all others are already more definite. */
  readonly from: readonly ConfirmationStatus[];
  /** The status the shipment is about to reach. */
  readonly reaching: ShipmentStatus;
  readonly at: Date;
}

const findLast = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('pickupConfirmation')
    .select(['id', 'roundId', 'status'])
    .where('shipmentId', '=', $.shipmentId)
    .orderBy('pickedUpAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const settle = statement(($: Named<Pick<Settling, 'to' | 'from' | 'at'> & { id: string }>) =>
  db
    .updateTable('pickupConfirmation')
    .from('pickupConfirmation as before')
    .set({ status: $.to, confirmedAt: $.at })
    .where('pickupConfirmation.id', '=', $.id)
    .whereRef('before.id', '=', 'pickupConfirmation.id')
    .where('pickupConfirmation.status', '=', anyOf($.from))
    .returning('before.status'),
);

/** Derives the confirmation from later steps: a parcel at the hub was collected, whether or not anyone confirmed it. */
export async function settleConfirmation(tx: Tx, shipment: Shipment, { to, from, reaching, at }: Settling): Promise<void> {
  const last = await findLast.first(tx.sql, { shipmentId: shipment.id });
  if (!last || !from.includes(last.status)) return;
  const { id, roundId } = last;
  const [, [changed]] = await Promise.all([lockRound(tx, roundId), settle(tx.sql, { id, to, at, from })]);
  if (!changed) return;
  await countChange(tx, roundId, [{ from: changed.status, to }]);
  await emitUpdated(tx, { roundId, shipmentIds: [shipment.id], reaching: new Map([[shipment.id, reaching]]) });
}
