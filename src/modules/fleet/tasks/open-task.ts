import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import type { Shipment } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import type { TaskKind } from '../fleet.enums.js';
import { newTaskShortId } from '../short-ids.js';
import { placeIn, placeOf, placesOfShipments } from '../rows/task-place.js';
import type { Task } from '../rows/task.entity.js';

type Parcel = Pick<Shipment, 'id' | 'sellerId' | 'weightMg' | 'volumeMm3'>;

/** How a task ended that was never open. */
type Ended = Pick<Task, 'state' | 'driverId' | 'endedAt' | 'notes' | 'endLat' | 'endLng'>;

/**
 * Opens a task for a shipment that the caller has locked and that has none. It belongs to no run yet. With `ended` it is recorded as done
 * outside a run.
 */
export async function openTask(tx: Tx, shipment: Parcel, kind: TaskKind, ended?: Ended): Promise<Task> {
  const [places] = await placesOfShipments(tx.sql, [shipment.id]);
  if (!places) throw new Error(`The shipment ${shipment.id} has no order.`);
  const { address } = placeOf(kind, places);
  const at = tx.services.clock.now();
  const task: Task = {
    ...BLANK,
    id: newId(),
    createdAt: at,
    updatedAt: at,
    shortId: newTaskShortId(kind),
    shipmentId: shipment.id,
    sellerId: shipment.sellerId,
    kind,
    ...placeIn(address),
    grams: Number(shipment.weightMg / 1000n),
    ml: Number(shipment.volumeMm3 / 1000n),
    ...ended,
  };
  await db.insert(tx.sql, 'task', task);
  return task;
}

const BLANK = {
  state: 'assigned',
  runId: null,
  stopId: null,
  driverId: null,
  windowFrom: null,
  windowTo: null,
  note: null,
  loadedAt: null,
  begunAt: null,
  metresBefore: null,
  arrivedAt: null,
  endedAt: null,
  reasonCode: null,
  notes: null,
  metres: null,
  seconds: null,
  endLat: null,
  endLng: null,
} as const;
