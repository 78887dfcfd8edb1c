import type { Point } from '../../../kernel/geo.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import { stopsOfRuns } from '../rows/run-rows.js';
import type { Run, Stop } from '../rows/run.entity.js';

const beginTasks = statement(($: Named<{ stopId: string; at: Date; metres: number }>) =>
  db
    .updateTable('task')
    .set({ state: 'en_route', begunAt: $.at, metresBefore: $.metres })
    .where('stopId', '=', $.stopId)
    .where('state', '=', 'assigned'),
);

/** In a started run, the driver is always on the way to the first stop that is not done. Sets out for it unless that is so already. */
export async function setOut(tx: Tx, run: Run, at: Date): Promise<void> {
  if (run.state !== 'started') return;
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const next = stops.find(({ completedAt }) => completedAt === null);
  if (!next || next.begunAt !== null) return;
  await db.change(tx.sql, 'stop', next, { begunAt: at });
  await beginTasks(tx.sql, { stopId: next.id, at, metres: run.metres });
}

const arriveTasks = statement(($: Named<{ stopId: string; at: Date; metres: number }>) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'arrived',
      arrivedAt: $.at,
      begunAt: eb.fn.coalesce('begunAt', $.at),
      metresBefore: eb.fn.coalesce('metresBefore', $.metres),
    }))
    .where('stopId', '=', $.stopId)
    .where('state', 'in', ['assigned', 'en_route']),
);

export interface Reached {
  readonly at: Date;
  /** Where the device was; null if it had no fix. */
  readonly where: Point | null;
}

/** The driver is at a stop. Idempotent. */
export async function arrive(tx: Tx, run: Run, stop: Stop, { at, where }: Reached): Promise<void> {
  if (stop.arrivedAt === null) {
    const [arrivedLat, arrivedLng] = [where?.lat ?? null, where?.lng ?? null];
    await db.change(tx.sql, 'stop', stop, { arrivedAt: at, arrivedLat, arrivedLng, begunAt: stop.begunAt ?? at });
  }
  await arriveTasks(tx.sql, { stopId: stop.id, at, metres: run.metres });
}

const haltTasks = statement(($: Named<{ stopId: string }>) =>
  db
    .updateTable('task')
    .set({ state: 'assigned', begunAt: null, metresBefore: null })
    .where('stopId', '=', $.stopId)
    .where('state', '=', 'en_route'),
);

/** The driver is no longer on the way to this stop. */
export async function halt(tx: Tx, stop: Stop): Promise<void> {
  if (stop.begunAt === null || stop.arrivedAt !== null) return;
  await db.change(tx.sql, 'stop', stop, { begunAt: null });
  await haltTasks(tx.sql, { stopId: stop.id });
}

const findOpen = statement(($: Named<{ stopId: string }>) =>
  db.selectFrom('task').select('id').where('stopId', '=', $.stopId).where('state', 'in', openTaskStates).limit(1),
);

/** Closes a stop whose last task has ended. */
export async function closeStop(tx: Tx, stop: Stop, at: Date): Promise<void> {
  if (stop.completedAt !== null || (await findOpen.first(tx.sql, { stopId: stop.id }))) return;
  await db.change(tx.sql, 'stop', stop, { completedAt: at });
}
