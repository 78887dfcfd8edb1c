import type { Actor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { issueDeliveryCode } from '../../proofs/index.js';
import { reportByDriver, type Shipment } from '../../shipments/index.js';
import type { FleetServices } from '../services.js';
import { needsOfTask } from '../reading/proof-needs.js';
import type { Task } from '../rows/task.entity.js';

/** A parcel on board of a run under way is out for delivery; its consignee gets the code that the driver will ask for. */
export async function takeAlong(
  tx: Tx<FleetServices>,
  actor: Actor,
  { task, shipment }: { task: Task; shipment: Shipment },
): Promise<void> {
  if (shipment.status !== 'in_transit') await reportByDriver(tx, actor, shipment, { status: 'in_transit' });
  await askForCode(tx, task);
}

/** Sends the consignee the code that the driver will ask for, where the policy wants one. */
export async function askForCode(tx: Tx<FleetServices>, task: Task): Promise<void> {
  const { otp } = await needsOfTask(tx, task);
  if (otp && task.kind === 'deliver') await issueDeliveryCode(tx, { taskId: task.id, shipmentId: task.shipmentId });
}
