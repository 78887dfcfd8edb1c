import type { RunSql } from '../../platform/db/sql.js';
import { now, rowsOf, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Extension } from './extend-path.js';
import type { LockedRun } from './lock-run.js';
import type { PositionLatest } from './position.entity.js';
import { db } from './positions.tables.js';

type Changed = Pick<Extension['changed'][number], 'deviceTime' | 'problem' | 'metres'>;

const judgeAgain = statement(($: Named<{ runId: string; changed: readonly Changed[] }>) =>
  db
    .updateTable('position')
    .from(rowsOf($.changed, { deviceTime: 'timestamptz', problem: 'text', metres: 'integer' }).as('c'))
    .set((eb) => ({ problem: eb.ref('c.problem'), metres: eb.ref('c.metres') }))
    .where('position.runId', '=', $.runId)
    .whereRef('position.deviceTime', '=', 'c.deviceTime'),
);

type Latest = Omit<PositionLatest, 'driverId' | 'hubId' | 'seq' | 'receivedAt'>;

const moveOn = statement(($: Named<Latest>) =>
  db
    .updateTable('positionLatest')
    .set({
      ...valuesOf($, ['lat', 'lng', 'accuracy', 'at', 'metres', 'points', 'path', 'clockOffset', 'newestDeviceTime', 'newestAt']),
      receivedAt: now,
    })
    .where('runId', '=', $.runId),
);

/** Writes what a batch does to its run: its points in one statement, however many they are, and where the run is now. */
export async function storeExtension(on: RunSql, run: LockedRun, extension: Extension, clockOffset: number): Promise<void> {
  const { points, changed } = extension;
  if (points.length === 0) return;
  const receivedAt = on.now();
  await Promise.all([
    db.insertAll(
      on,
      'position',
      points.map((point) => ({ runId: run.id, receivedAt, ...point })),
    ),
    moveOn(on, latestOf(run, extension, clockOffset)),
    ...(changed.length > 0 ? [judgeAgain(on, { runId: run.id, changed })] : []),
  ]);
}

function latestOf(run: LockedRun, { points, path, metres }: Extension, clockOffset: number): Latest {
  const last = path?.last;
  const newest = (known: Date | null, times: readonly Date[]): Date =>
    times.reduce((latest, time) => (time > latest ? time : latest), known ?? new Date(0));
  return {
    runId: run.id,
    lat: last?.lat ?? null,
    lng: last?.lng ?? null,
    accuracy: last?.accuracy ?? null,
    at: last ? new Date(last.at) : null,
    metres: (run.metres ?? 0) + metres,
    points: (run.points ?? 0) + points.length,
    path,
    clockOffset,
    newestDeviceTime: newest(run.newestDeviceTime, points.map(({ deviceTime }) => deviceTime)), // prettier-ignore
    newestAt: newest(run.newestAt, points.map(({ at }) => at)), // prettier-ignore
  };
}
