import { invalid, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ShipmentChanges } from './change-shipment.js';
import { assignedAwb } from './step-columns.js';
import type { ShipmentServices } from './services.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { quotedStatus } from './status-catalogue.js';
import { enter } from './take-edge.js';
import type { Step } from './status-report.js';

/** Statuses in which the air waybill does not exist yet or no longer matters. */
const WITHOUT_AWB: ReadonlySet<ShipmentStatus> = new Set(['new', 'fulfilled', 'on_hold', 'cancelled']);

/** Sets any status, marked as forced and with a reason. Moves no money: the next regular step bills what is due. */
export async function forceStatus(tx: Tx<ShipmentServices>, shipment: Shipment, to: ShipmentStatus, step: Step): Promise<string> {
  if (!step.note?.trim()) throw refuseFields([invalid('note', 'forceReason')]);
  const from = shipment.status;
  if (to === from) throw refuseFields([invalid('status', 'statusAlready', { status: quotedStatus(to) })]);
  for (const effect of to === 'delivered' ? tx.services.steps.forced[to] : []) await effect.run(tx, { shipment, step });
  const isHeld = to === 'on_hold';
  const changes: ShipmentChanges = {
    ...(!shipment.awbAssigned && !WITHOUT_AWB.has(to) && assignedAwb(tx.services, shipment, step)),
    heldFrom: isHeld ? from : null,
    heldBy: isHeld ? (from === 'in_transit' ? 'fail_attempt' : 'hold') : null,
  };
  return enter(tx, shipment, { from, to, edge: null, step, forced: true, changes });
}
