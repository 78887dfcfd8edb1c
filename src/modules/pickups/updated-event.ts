import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ShipmentStatus } from '../shipments/index.js';
import { parcelFacts, taskFacts } from './task-facts.js';

export interface UpdatedTask {
  readonly taskId: string;
  /** The parcels whose confirmation has changed; the others are not told of again. */
  readonly shipmentIds: readonly string[];
  /** Statuses that this transaction is about to write. */
  readonly reaching: ReadonlyMap<string, ShipmentStatus>;
}

/** Tells of a task as the ERP interface prints one, with those of its parcels that have changed. */
export async function emitUpdated(tx: Tx, { taskId, shipmentIds, reaching }: UpdatedTask): Promise<void> {
  const [task] = await taskFacts(tx.sql, 't.id = $1', [taskId]);
  const [owner] = await tx.sql<{ seller_id: string }>('select seller_id from pickup_task where id = $1', [taskId]);
  if (!task || !owner) throw new Error(`The pickup task ${taskId} is missing.`);
  const parcels = await parcelFacts(tx.sql, [taskId], shipmentIds);
  await emit(tx, {
    type: 'pickup_confirmation.updated',
    subjectId: taskId,
    ownerId: owner.seller_id,
    occurredAt: tx.services.clock.now(),
    data: {
      id: task.id,
      shortId: task.shortId,
      workerName: task.workerName,
      businessCustomer: task.businessCustomer,
      taskCompletedAt: task.taskCompletedAt.toISOString(),
      shipments: parcels.map(({ taskId: _task, confirmedAt, ...parcel }) => ({
        ...parcel,
        currentStatus: reaching.get(parcel.shipmentDetailId) ?? parcel.currentStatus,
        confirmedAt: confirmedAt?.toISOString() ?? null,
      })),
    },
  });
}
