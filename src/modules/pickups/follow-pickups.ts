import { statement, type Named } from '../../platform/db/statement.js';
import { lastTaskOf } from '../fleet/index.js';
import type { Effect } from '../shipments/index.js';
import { joinRound } from './join-round.js';
import { db } from './pickups.tables.js';
import { settleConfirmation } from './settle-confirmation.js';

/** After the pickup task has ended. */
export const joinPickupRound: Effect = { says: "adds it to the driver's pickup round", run: joinRound };

export const confirmPickupAtHub: Effect = {
  says: 'confirms its pickup, if nobody has',
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
