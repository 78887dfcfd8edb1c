import { sql } from 'kysely';
import { refuse } from '../../../kernel/errors.js';
import { localDay } from '../../../kernel/local-time.js';
import { statement, type Named, valuesOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import { db } from '../fleet.tables.js';
import { newRunShortId } from '../short-ids.js';
import { lockStartedRun, lockUnfinishedRun, findRun } from '../rows/fleet-rows.js';
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

/** A run of the calling driver. RUN_NOT_FOUND for those of others. */
async function ownRun({ actor, sql }: Context, anyId: string): Promise<Run> {
  const run = await findRun(sql, anyId);
  if (run.driverId !== actor.id) throw refuse('RUN_NOT_FOUND');
  return run;
}

/** The same, once its day has begun: the parcels of later days are not theirs yet. */
export async function ownBegunRun(context: Context, anyId: string): Promise<Run> {
  const run = await ownRun(context, anyId);
  if (run.day > localDay(context.services.clock.now(), run.timeZone)) throw refuse('RUN_NOT_FOUND');
  return run;
}

/** Drivers see their runs of today, and the one that they are still on. */
export const isCurrent = ({ day, timeZone, state }: Pick<Run, 'day' | 'timeZone' | 'state'>, now: Date): boolean =>
  state === 'started' || day === localDay(now, timeZone);

/** A run that the caller may change: the driver's own, or any for dispatch. RUN_NOT_FOUND, FORBIDDEN. */
export async function ownOrDispatched(context: Context, anyId: string): Promise<Run> {
  const { actor, sql } = context;
  if (actor.seesAssignedOnly) return ownBegunRun(context, anyId);
  actor.require('fleet:plan');
  return findRun(sql, anyId);
}
