import { statement, type Named } from '../../platform/db/statement.js';
import type { StepListener } from '../shipments/index.js';
import { joinTask } from './join-task.js';
import { db } from './pickups.tables.js';
import { settleConfirmation } from './settle-confirmation.js';
import { newDropoffShortId } from './task-ids.js';

const nameDropoff = statement(($: Named<{ shipmentId: string; name: string }>) =>
  db
    .updateTable('pickupConfirmation')
    .set({ dropoffShortId: $.name })
    .where('shipmentId', '=', $.shipmentId)
    .where('dropoffShortId', 'is', null),
);

/** Applies the steps of a shipment to its pickup task. */
export const followPickups: StepListener = async (tx, taken) => {
  const { shipment, edge, step } = taken;
  switch (edge.name) {
    case 'pick_up':
      return joinTask(tx, taken);
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
      await nameDropoff(tx.sql, { shipmentId: shipment.id, name: newDropoffShortId() });
      return;
    default:
      return;
  }
};
