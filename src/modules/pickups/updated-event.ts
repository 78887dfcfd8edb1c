import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ShipmentStatus } from '../shipments/index.js';
import { someParcels, taskFacts } from './task-facts.js';

export interface UpdatedTask {
  readonly taskId: string;
  /** The parcels whose confirmation changed; the others are left out. */
  readonly shipmentIds: readonly string[];
  /** Statuses that this transaction is about to write. */
  readonly reaching: ReadonlyMap<string, ShipmentStatus>;
}

/** Emits a task in the format of the ERP interface, with its changed parcels. */
export async function emitUpdated(tx: Tx, { taskId, shipmentIds, reaching }: UpdatedTask): Promise<void> {
  const [[task], parcels] = await Promise.all([taskFacts(tx.sql, [taskId]), someParcels(tx.sql, taskId, shipmentIds)]);
  if (!task) throw new Error(`The pickup task ${taskId} is missing.`);
  await emit(tx, {
    type: 'pickup_confirmation.updated',
    subjectId: taskId,
    ownerId: task.sellerId,
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
