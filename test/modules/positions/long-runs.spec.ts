import { piles } from '../../../src/kernel/piles.js';
import { MAX_LATER_POINTS } from '../../../src/modules/positions/extend-path.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { driverOnARun, DUBAI, metresOf, minutesAgo, road, send, type DriverOnARun } from './driver-on-a-run.js';

let app: TestApp;
beforeAll(async () => (app = await sharedWeb()));

const pointsOf = async ({ runId }: DriverOnARun): Promise<number | undefined> =>
  (await app.database.sql<{ count: number }>('select count(*)::int as count from position where run_id = $1', [runId]))[0]?.count;

/** A run whose device has stood still for so many points since it drove a little. */
async function parked(points: number): Promise<{ driver: DriverOnARun; from: Date; until: Date }> {
  const driver = await driverOnARun(app, { startedAt: minutesAgo(app, 24 * 60) });
  const from = minutesAgo(app, 20 * 60);
  await send(app, driver, road(from, 3));
  const since = new Date(from.getTime() + 60_000);
  await app.database.sql(
    `insert into position (run_id, device_time, at, received_at, lat, lng, accuracy, metres)
     select $1, at, at, now(), $2, $3, 8, 0 from generate_series(1, $4::int) n, lateral (select $5::timestamptz + n * interval '3 seconds' as at) t`,
    [driver.runId, DUBAI.lat, DUBAI.lng + 0.002, points, since],
  );
  const until = new Date(since.getTime() + points * 3_000);
  await app.database.sql('update position_latest set newest_at = $2, newest_device_time = $2, points = points + $3 where run_id = $1', [
    driver.runId,
    until,
    points,
  ]);
  return { driver, from, until };
}

const secondsAfter = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1_000);

it('follows the way again for a late batch, if not too much has come since', async () => {
  const { driver, from } = await parked(MAX_LATER_POINTS - 10);
  expect(await send(app, driver, road(secondsAfter(from, 2), 3))).toEqual({ accepted: 3, rejected: 0 });
});

it('rejects points that come after too many later ones, and takes those of the same batch that are new', async () => {
  const { driver, from, until } = await parked(MAX_LATER_POINTS);
  const metres = await metresOf(app, driver.runId);
  const late = road(secondsAfter(from, 62), 3);
  expect(await send(app, driver, late)).toEqual({ accepted: 0, rejected: 3 });
  const next = road(secondsAfter(until, 60), 3, { first: 20 });
  expect(await send(app, driver, [...late, ...next])).toEqual({ accepted: 3, rejected: 3 });
  expect(await metresOf(app, driver.runId)).toBeGreaterThan(metres + 200);
  expect(await pointsOf(driver)).toBe(MAX_LATER_POINTS + 6);

  // The corner is known again, so what is late after it counts.
  expect(await send(app, driver, road(secondsAfter(until, 163), 1, { first: 22 }))).toEqual({ accepted: 1, rejected: 0 });
});

it('keeps a greatest number of points of a run, also when fifty batches come at once', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 50);
  await send(app, driver, road(from, 1));
  await app.database.sql('update position_latest set points = $2 where run_id = $1', [driver.runId, piles.positions.most - 20]);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(app, driver, road(from, 5, { first: 1 + 5 * n }))));
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(20);
  expect(await pointsOf(driver)).toBe(21);
});
