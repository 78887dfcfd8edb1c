import { secondsAfter } from '../../../kernel/clock.js';
import { instantOfLocal } from '../../../kernel/local-time.js';
import { metresBetween, pointOf, type Point } from '../../../kernel/geo.js';
import { rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { arrivalAfter, serviceSeconds } from '../../routing/index.js';
import { db } from '../fleet.tables.js';
import { startOfWork } from './work-hours.js';
import { stopsOfRuns } from '../rows/run-rows.js';
import type { Run, Stop } from '../rows/run.entity.js';

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
