import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment, ShipmentStatus } from '../shipments/index.js';
import { countChange } from './count-change.js';
import type { ConfirmationStatus } from './pickup-confirmation.entity.js';
import { emitUpdated } from './updated-event.js';

interface Row {
  readonly id: string;
  readonly task_id: string;
  readonly status: ConfirmationStatus;
}

export interface Settling {
  readonly to: ConfirmationStatus;
  /** What may be settled so; anything else was settled better already. */
  readonly from: readonly ConfirmationStatus[];
  /** The status that the shipment is about to reach. */
  readonly reaching: ShipmentStatus;
  readonly at: Date;
}

/** What the journey of a parcel says about its pickup: at the hub it was handed over, whoever forgot to say so. */
export async function settleConfirmation(tx: Tx, shipment: Shipment, { to, from, reaching, at }: Settling): Promise<void> {
  const [row] = await tx.sql<Row>(
    'select id, task_id, status from pickup_confirmation where shipment_id = $1 order by picked_up_at desc, id desc limit 1',
    [shipment.id],
  );
  if (!row || !from.includes(row.status)) return;
  await tx.sql('select 1 from pickup_task where id = $1 for update', [row.task_id]);
  const [changed] = await tx.sql<Row>(
    `update pickup_confirmation c set status = $2, confirmed_at = $3 from pickup_confirmation before
      where c.id = $1 and before.id = c.id and c.status = any($4) returning before.status, c.id, c.task_id`,
    [row.id, to, at, from],
  );
  if (!changed) return;
  await countChange(tx, row.task_id, [{ from: changed.status, to }]);
  await emitUpdated(tx, { taskId: row.task_id, shipmentIds: [shipment.id], reaching: new Map([[shipment.id, reaching]]) });
}
