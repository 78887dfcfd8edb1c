import type { Actor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { issueDeliveryCode } from '../../proofs/index.js';
import { addNote, reportByDriver, type Shipment } from '../../shipments/index.js';
import type { FleetServices } from '../services.js';
import { needsOfTask } from '../reading/read-demands.js';
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
  if (!otp || task.kind !== 'deliver') return;
  const { shipmentId } = task;
  const { phoneFailed } = await issueDeliveryCode(tx, { taskId: task.id, shipmentId });
  if (phoneFailed) await addNote(tx, SYSTEM, { shipmentId, type: 'general', visibility: 'seller', text: NOT_DIALLED });
}

const SYSTEM = { type: 'system', id: null } as const;
const NOT_DIALLED =
  'The delivery code was not sent by text message: the phone number of the consignee cannot be dialled. Correct the number.';
