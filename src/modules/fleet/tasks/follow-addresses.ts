import type { Tx } from '../../../platform/db/unit-of-work.js';
import { oneByOne, type EventConsumer } from '../../../platform/events/consumer.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { lockShipments } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import { placeTask, removeTask } from '../route/place-task.js';
import { lockRun, stopsByIds, stopsOfRuns, changeRun, lockOpenTask } from '../rows/fleet-rows.js';
import { setOut, estimateArrivals } from '../route/stops.js';
import { isSamePlace, placeIn, placeOf, placesOfShipments } from '../rows/task-place.js';

const findOpen = statement(($: Named<{ orderId: string }>) =>
  db
    .selectFrom('task as t')
    .innerJoin('shipment as s', 's.id', 't.shipmentId')
    .select('s.id')
    // Each kind of shipment has an index on the order.
    .where((eb) => {
      const ofOrder = (type: 'outbound' | 'return') => eb.and([eb('s.orderId', '=', $.orderId), eb('s.type', '=', type)]);
      return eb.or([ofOrder('outbound'), ofOrder('return')]);
    })
    .where('t.state', 'in', openTaskStates),
);

/** An open task follows the address of its order. In a run it goes to a stop at the new place, at the same position. */
export const addressConsumer: EventConsumer = {
  queue: 'task_addresses',
  events: ['order.updated'],
  retryLimit: 5,
  retryDelaySeconds: 5,
  batch: 50,
  handleAll: oneByOne(async (event, { sql, transact }) => {
    for (const { id } of await findOpen(sql, { orderId: event.subjectId })) await transact((tx) => follow(tx, id));
  }),
};

async function follow(tx: Tx, shipmentId: string): Promise<void> {
  await lockShipments(tx, [shipmentId]);
  const task = await lockOpenTask(tx, shipmentId);
  const [places] = await placesOfShipments(tx.sql, [shipmentId]);
  if (!task || !places) return;
  const place = placeIn(placeOf(task.kind, places).address);
  if (place.placeKey === task.placeKey && place.lat === task.lat && place.lng === task.lng) return;
  const run = task.runId === null ? null : await lockRun(tx, task.runId);
  if (!run || task.arrivedAt !== null) {
    await db.change(tx.sql, 'task', task, place);
    return;
  }
  const { loadedAt, stopId } = task;
  const [stop] = stopId === null ? [] : await stopsByIds(tx.sql, [stopId]);
  await removeTask(tx, run, task);
  await db.change(tx.sql, 'task', task, place);
  const joins = (await stopsOfRuns(tx.sql, [run.id])).some((each) => isSamePlace(each, place) && each.completedAt === null);
  await placeTask(tx, run, task, joins ? null : (stop?.sequence ?? null));
  await db.change(tx.sql, 'task', task, { loadedAt });
  await setOut(tx, run, tx.services.clock.now());
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'address_changed');
}
