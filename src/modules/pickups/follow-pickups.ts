import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lastTaskOf } from '../fleet/index.js';
import type { StepListener } from '../shipments/index.js';
import { joinRound } from './join-round.js';
import { db } from './pickups.tables.js';
import { settleConfirmation } from './settle-confirmation.js';

/** Applies the steps of a shipment to its pickup round. Called after `followTasks`, which has ended the pickup task. */
export const followPickups: StepListener = async (tx, taken) => {
  const { shipment, edge, step } = taken;
  switch (edge.name) {
    case 'pick_up':
      return joinRound(tx, taken);
    case 'receive_at_hub':
      return settleConfirmation(tx, shipment, {
        to: 'auto_confirmed',
        from: ['pending_confirmation'],
        reaching: 'at_sorting',
        at: step.occurredAt,
      });
    case 'miss_pickup':
      return settleConfirmation(tx, shipment, {
        to: 'not_collected',
        from: ['pending_confirmation', 'confirmed', 'auto_confirmed'],
        reaching: 'not_collected',
        at: step.occurredAt,
      });
    case 'depart':
    case 'depart_direct':
    case 'redeliver':
    case 'reattempt':
      return nameDropoff(tx, shipment.id);
    default:
      return;
  }
};

const writeDropoff = statement(($: Named<{ shipmentId: string; shortId: string }>) =>
  db.updateTable('pickupConfirmation').set({ dropoffShortId: $.shortId }).where('shipmentId', '=', $.shipmentId),
);

/** The task that delivers the parcel. There is none when a carrier does. */
async function nameDropoff(tx: Tx, shipmentId: string): Promise<void> {
  const task = await lastTaskOf(tx.sql, { shipmentId, kind: 'deliver' });
  if (task) await writeDropoff(tx.sql, { shipmentId, shortId: task.shortId });
}
