import { type Point, metresBetween, pointOf } from '../../../kernel/geo.js';
import { statement, type Named, anyOf, rowsOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import { stopsOfRuns } from '../rows/fleet-rows.js';
import type { Run, Stop } from '../rows/run.entity.js';
import { secondsAfter } from '../../../kernel/clock.js';
import { instantOfLocal } from '../../../kernel/local-time.js';
import { arrivalAfter, serviceSeconds } from '../../routing/index.js';

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

/** The index of the first stop that may still be moved: the ones before are done or under way. */
export const firstFree = (stops: readonly Stop[]): number =>
  stops.findLastIndex((stop) => stop.begunAt !== null || stop.completedAt !== null) + 1;

const setSequences = statement(($: Named<{ rows: readonly { id: string; sequence: number }[] }>) =>
  db
    .updateTable('stop')
    .from(rowsOf($.rows, { id: 'uuid', sequence: 'integer' }).as('given'))
    .set((eb) => ({ sequence: eb.ref('given.sequence') }))
    .whereRef('stop.id', '=', 'given.id'),
);

/** Numbers the stops of a locked run in this order, from 1. */
export async function renumber(tx: Tx, ordered: readonly Stop[]): Promise<void> {
  const rows = ordered.flatMap(({ id, sequence }, index) => (sequence === index + 1 ? [] : [{ id, sequence: index + 1 }]));
  if (rows.length > 0) await setSequences(tx.sql, { rows });
}

const findEmpty = statement(($: Named<{ runId: string }>) =>
  db
    .selectFrom('stop as s')
    .select('s.id')
    .where('s.runId', '=', $.runId)
    .where('s.arrivedAt', 'is', null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('task as t').select('t.id').whereRef('t.stopId', '=', 's.id')))),
);

const deleteStops = statement(($: Named<{ ids: readonly string[] }>) => db.deleteFrom('stop').where('id', '=', anyOf($.ids)));

/** Removes the stops of a locked run at which nothing is left to do and no driver was, and closes the gaps. */
export async function dropEmptyStops(tx: Tx, run: Run): Promise<void> {
  const empty = await findEmpty(tx.sql, { runId: run.id });
  if (empty.length === 0) return;
  const ids = empty.map(({ id }) => id);
  await deleteStops(tx.sql, { ids });
  const left = (await stopsOfRuns(tx.sql, [run.id])).filter(({ id }) => !ids.includes(id));
  await renumber(tx, left);
}

const setEtas = statement(($: Named<{ rows: readonly { id: string; eta: Date }[] }>) =>
  db
    .updateTable('stop')
    .from(rowsOf($.rows, { id: 'uuid', eta: 'timestamptz' }).as('given'))
    .set((eb) => ({ eta: eb.ref('given.eta') }))
    .whereRef('stop.id', '=', 'given.id'),
);

/** Estimates when the driver of a locked run reaches each stop that is still ahead. */
export async function estimateArrivals(tx: Tx, run: Run): Promise<void> {
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const now = tx.services.clock.now();
  const last = stops.findLast(({ arrivedAt }) => arrivedAt !== null);
  const ahead = stops.filter(({ arrivedAt, completedAt }) => arrivedAt === null && completedAt === null);
  const begin = run.startedAt ? now : latest(now, startOfWork(run.day, run.timeZone));
  const leaves = last && last.completedAt === null ? secondsAfter(begin, serviceSeconds(1)) : begin;
  const from = last ? pointOf(last) : pointOf({ lat: run.startLat, lng: run.startLng });
  const midnight = instantOfLocal(run.day, '00:00', run.timeZone);
  const rows = arrivals(ahead, { leaves, from, midnight, roadFactor: tx.services.settings.routing.roadFactor });
  if (rows.length > 0) await setEtas(tx.sql, { rows });
}

interface Departure {
  readonly leaves: Date;
  readonly from: Point | null;
  readonly midnight: Date;
  readonly roadFactor: number;
}

/** A stop without a point counts as being where the driver is. */
function arrivals(ahead: readonly Stop[], { leaves, from, midnight, roadFactor }: Departure): { id: string; eta: Date }[] {
  let [at, place] = [leaves, from];
  return ahead.map((stop) => {
    const point = pointOf(stop);
    const metres = point && place ? metresBetween(place, point) * roadFactor : 0;
    const reached = arrivalAfter(at, metres, midnight);
    const eta = stop.windowFrom ? latest(reached, stop.windowFrom) : reached;
    at = secondsAfter(eta, serviceSeconds(1));
    place = point ?? place;
    return { id: stop.id, eta };
  });
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** When drivers leave and have to be back, unless the run says otherwise. */
const BEGIN = '08:00';
const END = '20:00';

export const startOfWork = (day: string, timeZone: string): Date => instantOfLocal(day, BEGIN, timeZone);
export const endOfWork = (day: string, timeZone: string): Date => instantOfLocal(day, END, timeZone);
