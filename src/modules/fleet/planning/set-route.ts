import type { Actor } from '../../../kernel/actor.js';
import { rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { assignDriver } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { isCurrent } from '../route/own-run.js';
import { stopsOfRuns } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import { renumber } from '../route/stops.js';
import type { FleetServices } from '../services.js';
import { layOut, type PlacedTask, type PlannedOrder } from './lay-out.rules.js';

const placeTasks = statement(($: Named<{ rows: readonly PlacedTask[] }>) =>
  db
    .updateTable('task')
    .from(
      rowsOf($.rows, { id: 'uuid', runId: 'uuid', stopId: 'uuid', driverId: 'uuid', shipmentId: 'uuid', keepsLoad: 'boolean' }).as('given'),
    )
    .set((eb) => ({
      runId: eb.ref('given.runId'),
      stopId: eb.ref('given.stopId'),
      driverId: eb.ref('given.driverId'),
      loadedAt: eb.case().when(eb.ref('given.keepsLoad')).then(eb.ref('task.loadedAt')).else(null).end(),
    }))
    .whereRef('task.id', '=', 'given.id'),
);

const retime = statement(($: Named<{ rows: readonly { id: string; at: Date }[] }>) =>
  db
    .updateTable('stop')
    .from(rowsOf($.rows, { id: 'uuid', at: 'timestamptz' }).as('given'))
    .set((eb) => ({ plannedAt: eb.ref('given.at'), eta: eb.ref('given.at') }))
    .whereRef('stop.id', '=', 'given.id'),
);

/** Rewrites the stops of a locked run. Returns the ids of the open tasks that are in it now. */
export async function setRoute(tx: Tx<FleetServices>, actor: Actor, run: Run, order: PlannedOrder): Promise<string[]> {
  const now = tx.services.clock.now();
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const { ordered, fresh, retimed, placed, kept } = layOut(run, stops, order, now);
  if (fresh.length > 0) await db.insertAll(tx.sql, 'stop', fresh);
  if (retimed.length > 0) await retime(tx.sql, { rows: retimed });
  if (placed.length > 0) await placeTasks(tx.sql, { rows: placed });
  // Stops that the plan did not know, such as those of a run that was opened meanwhile, come last.
  await renumber(tx, [...ordered, ...stops.filter((stop) => !ordered.includes(stop))]);
  if (isCurrent(run, now)) {
    for (const { shipmentId } of placed) await assignDriver(tx, actor, { shipmentId, driverId: run.driverId });
  }
  return [...placed.map(({ id }) => id), ...kept];
}
