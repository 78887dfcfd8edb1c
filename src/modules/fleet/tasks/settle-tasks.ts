import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { statement } from '../../../platform/db/statement.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { lockShipments, type ShipmentStatus } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { openTaskStates, taskKind, type TaskKind } from '../fleet.enums.js';
import { endTask, wantedTask } from './follow-tasks.js';
import { openTask } from './open-task.js';
import { lockOpenTask } from '../rows/fleet-rows.js';

const BATCH = 500;

/** The statuses in which each kind of task can be open. */
const STATUSES_OF = {
  pickup: ['pickup', 'in_transit_pickup'],
  deliver: ['picked_up', 'booked', 'in_transit'],
  return: ['return_to_sender'],
} as const satisfies Record<TaskKind, readonly ShipmentStatus[]>;
const STATUSES = taskKind.values.flatMap((kind): readonly ShipmentStatus[] => STATUSES_OF[kind]);

/** Shipments that the own fleet has to do something for and that have no task, as after a forced status or before this release. */
const findWithout = statement(() =>
  db
    .selectFrom('shipment as s')
    .select('s.id')
    .where('s.status', 'in', STATUSES)
    .where((eb) =>
      eb.or([
        eb.and([eb('s.status', 'in', STATUSES_OF.pickup), eb.or([eb('s.ownFleet', '=', true), eb('s.skipHub', '=', false)])]),
        eb.and([eb('s.status', '=', 'picked_up'), eb('s.ownFleet', '=', true), eb('s.skipHub', '=', true)]),
        eb.and([eb('s.status', 'in', ['booked', 'in_transit']), eb('s.ownFleet', '=', true)]),
        eb.and([eb('s.status', '=', 'return_to_sender'), eb('s.ownFleet', '=', true), eb('s.rtsCompletedAt', 'is', null)]),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('task as t')
            .select(sql`1`.as('one'))
            .whereRef('t.shipmentId', '=', 's.id')
            .where('t.state', 'in', openTaskStates),
        ),
      ),
    )
    .limit(BATCH),
);

const findNeedless = statement(() =>
  db
    .selectFrom('task as t')
    .innerJoin('shipment as s', 's.id', 't.shipmentId')
    .select('s.id')
    .where('t.state', 'in', openTaskStates)
    .where((eb) => eb.or(taskKind.values.map((kind) => eb.and([eb('t.kind', '=', kind), eb('s.status', 'not in', STATUSES_OF[kind])]))))
    .limit(BATCH),
);

/** Opens missing tasks and closes needless ones. Steps do so by themselves; forced statuses do not. */
export const settleTasksTask: ScheduledTask = {
  queue: 'settle_tasks',
  cron: '*/10 * * * *',
  run: async ({ sql: on, transact }) => {
    const found = [...(await findWithout(on, {})), ...(await findNeedless(on, {}))];
    for (const { id } of found) await transact((tx) => settleTask(tx, id));
  },
};

async function settleTask(tx: Tx, shipmentId: string): Promise<void> {
  const [shipment] = await lockShipments(tx, [shipmentId]);
  if (!shipment) return;
  const wanted = wantedTask(shipment, shipment.status);
  const open = await lockOpenTask(tx, shipmentId);
  if (open && open.kind === wanted) return;
  const at = tx.services.clock.now();
  if (open) await endTask(tx, open, { state: 'skipped', at, reasonCode: null, notes: null, location: null, driverId: null });
  if (wanted !== null) await openTask(tx, shipment, wanted);
}
