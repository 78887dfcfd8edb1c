import { statement, type Named, anyOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lastTaskOf } from '../fleet/index.js';
import type { Effect, Shipment, ShipmentStatus } from '../shipments/index.js';
import { countChange, lockRound } from './count-change.js';
import { joinRound } from './join-round.js';
import type { ConfirmationStatus } from './pickups.enums.js';
import { db } from './pickups.tables.js';
import { emitUpdated } from './updated-event.js';

/** After the pickup task has ended. */
export const joinPickupRound: Effect = { says: "adds it to the driver's pickup round", run: joinRound };

export const confirmPickupAtHub: Effect = {
  says: 'confirms its pickup, unless that was done',
  run: (tx, { shipment, step }) =>
    settleConfirmation(tx, shipment, {
      to: 'auto_confirmed',
      from: ['pending_confirmation'],
      reaching: 'at_sorting',
      at: step.occurredAt,
    }),
};

export const denyPickup: Effect = {
  says: 'marks its pickup as not collected',
  run: (tx, { shipment, step }) =>
    settleConfirmation(tx, shipment, {
      to: 'not_collected',
      from: ['pending_confirmation', 'confirmed', 'auto_confirmed'],
      reaching: 'not_collected',
      at: step.occurredAt,
    }),
};

const writeDropoff = statement(($: Named<{ shipmentId: string; shortId: string }>) =>
  db.updateTable('pickupConfirmation').set({ dropoffShortId: $.shortId }).where('shipmentId', '=', $.shipmentId),
);

/** The task that delivers the parcel. There is none when a carrier does. */
export const nameDropoff: Effect = {
  says: 'names the delivery task in its pickup round',
  run: async (tx, { shipment: { id: shipmentId } }) => {
    const task = await lastTaskOf(tx.sql, { shipmentId, kind: 'deliver' });
    if (task) await writeDropoff(tx.sql, { shipmentId, shortId: task.shortId });
  },
};

interface Settling {
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
async function settleConfirmation(tx: Tx, shipment: Shipment, { to, from, reaching, at }: Settling): Promise<void> {
  const last = await findLast.first(tx.sql, { shipmentId: shipment.id });
  if (!last || !from.includes(last.status)) return;
  const { id, roundId } = last;
  const [, [changed]] = await Promise.all([lockRound(tx, roundId), settle(tx.sql, { id, to, at, from })]);
  if (!changed) return;
  await countChange(tx, roundId, [{ from: changed.status, to }]);
  await emitUpdated(tx, { roundId, shipmentIds: [shipment.id], reaching: new Map([[shipment.id, reaching]]) });
}
