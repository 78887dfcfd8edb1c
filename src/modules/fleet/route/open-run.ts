import { sql } from 'kysely';
import { localDay } from '../../../kernel/local-time.js';
import { statement, type Named, valuesOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import { newRunShortId } from '../short-ids.js';
import { lockStartedRun, lockUnfinishedRun } from '../rows/fleet-rows.js';
import type { LeftBehind, Run } from '../rows/run.entity.js';

const findBase = statement(($: Named<{ driverId: string }>) =>
  db
    .selectFrom('staff')
    .leftJoin('driver as d', 'd.staffId', 'staff.id')
    .leftJoin('hub as h', 'h.id', 'd.hubId')
    .select(['d.vehicle', 'h.id as hubId', 'h.timeZone', 'h.lat', 'h.lng'])
    .where('staff.id', '=', $.driverId),
);

const begin = statement(
  ($: Named<Pick<Run, 'id' | 'shortId' | 'driverId' | 'hubId' | 'day' | 'timeZone' | 'vehicle' | 'startLat' | 'startLng' | 'createdAt'>>) =>
    db
      .insertInto('run')
      .values({
        id: $.id,
        createdAt: $.createdAt,
        updatedAt: $.createdAt,
        ...valuesOf($, ['shortId', 'driverId', 'hubId', 'day', 'timeZone', 'vehicle']),
        state: 'planned',
        startLat: $.startLat,
        startLng: $.startLng,
        endLat: $.startLat,
        endLng: $.startLng,
        metres: 0,
        leftBehind: sql<LeftBehind[]>`'[]'`,
        revision: 0,
      })
      .onConflict((conflict) => conflict.doNothing()),
);

const TRIES = 10;

/**
 * The driver's unfinished run of a day, locked; opened if there is none. Without a day it is the run under way, which may have begun
 * before midnight, else that of today at the driver's hub.
 */
export async function openRun(tx: Tx, driverId: string, day?: string): Promise<Run> {
  const underWay = day === undefined ? await lockStartedRun(tx, driverId) : undefined;
  if (underWay) return underWay;
  const base = await findBase.first(tx.sql, { driverId });
  const timeZone = base?.timeZone ?? 'UTC';
  const wanted = day ?? localDay(tx.services.clock.now(), timeZone);
  for (let tries = 0; tries < TRIES; tries++) {
    const known = await lockUnfinishedRun(tx, driverId, wanted);
    if (known) return known;
    // Inserts nothing if a concurrent caller opened it, or if the short id is taken; the next round finds out.
    await begin(tx.sql, {
      id: newId(),
      shortId: newRunShortId(),
      createdAt: tx.services.clock.now(),
      driverId,
      day: wanted,
      timeZone,
      hubId: base?.hubId ?? null,
      vehicle: base?.vehicle ?? null,
      startLat: base?.lat ?? null,
      startLng: base?.lng ?? null,
    });
  }
  throw new Error('No free short id was found for a run.');
}
