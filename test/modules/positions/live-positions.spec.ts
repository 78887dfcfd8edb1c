import { deletePositions } from '../../../src/modules/positions/retention.js';
import { positionOf } from '../../../src/modules/positions/index.js';
import { metresBetween } from '../../../src/kernel/geo.js';
import { startApp, type TestApp } from '../../support/app.js';
import { minutes } from '../../support/clock.js';
import { refused } from '../../support/graphql.js';
import { closeSubscribers, holderOf, untilReceived, type Subscription } from '../../support/live.js';
import { adminOf, newApiToken, newSeller, newStaff } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { driverOnARun, DUBAI, metresOf, minutesAgo, newRun, road, send, storedPoints, type DriverOnARun } from './driver-on-a-run.js';

let app: TestApp;
let dispatcher: string;
beforeAll(async () => {
  app = await sharedWeb();
  dispatcher = await newStaff(app, await adminOf(app), 'DISPATCHER');
});
afterEach(closeSubscribers);

const MOVES = `subscription($run: String, $hub: String) { positionChanged(run: $run, hub: $hub) { runId driverId hubId lat lng accuracy at km } }`;

/** Subscribes, and moves the driver until the subscription has received it: earlier moves are not sent. */
async function following(
  token: string,
  about: DriverOnARun,
  filter: Readonly<Record<string, unknown>>,
  { url } = app,
): Promise<Subscription> {
  const heard = holderOf(url ?? '', token).subscribe(MOVES, filter);
  await waitFor('the subscription has begun', async () => {
    await send(app, about, [{ ...DUBAI, deviceTime: app.clock.now().toISOString() }]);
    return heard.received.length > 0;
  });
  return heard;
}

// The first of this file, because processes remember for half a minute that there were subscribers.
it('numbers no moves before there are subscribers', async () => {
  const [unheard, heard] = [await driverOnARun(app), await driverOnARun(app)];
  await send(app, unheard, road(minutesAgo(app, 5), 5));
  // Its move would be published before that of the other one.
  await following(dispatcher, heard, { run: heard.runId });
  const numbered = await app.database.sql('select run_id from position_latest where seq is not null and run_id in ($1, $2)', [
    unheard.runId,
    heard.runId,
  ]);
  expect(numbered).toEqual([{ run_id: heard.runId }]);
});

it('tells dispatch where drivers are, by run or by hub', async () => {
  const [driver, other] = [await driverOnARun(app), await driverOnARun(app)];
  const byRun = await following(dispatcher, driver, { run: driver.runId });
  const byHub = await following(app.accounts.erpToken, driver, { hub: driver.hubId });
  const own = await following(driver.token, driver, {});
  await send(app, other, road(minutesAgo(app, 5), 5));
  const before = byRun.received.length;
  const moved = [{ lat: 25.21, lng: 55.28, accuracy: 5, deviceTime: new Date(app.clock.now().getTime() + minutes(4)).toISOString() }];
  await send(app, driver, moved);
  await untilReceived('the move is told', byRun, before + 1);

  const { positionChanged } = byRun.received.at(-1);
  expect(positionChanged).toMatchObject({
    runId: driver.runId,
    driverId: driver.driverId,
    hubId: driver.hubId,
    lat: 25.21,
    lng: 55.28,
    accuracy: 5,
    at: moved[0]?.deviceTime,
  });
  expect(positionChanged.km).toBeCloseTo((await metresOf(app, driver.runId)) / 1_000, 3);
  for (const { received } of [byRun, byHub, own]) expect(received.every((each) => each.positionChanged.runId === driver.runId)).toBe(true);
});

it('tells a run once for all batches of a moment', async () => {
  const driver = await driverOnARun(app);
  const heard = await following(dispatcher, driver, { run: driver.runId });
  const before = heard.received.length;
  const from = new Date(app.clock.now().getTime() + 1_000);
  for (let n = 0; n < 30; n++) await send(app, driver, road(from, 2, { first: 2 * n }));
  await waitFor('the last point is told', () => heard.received.at(-1).positionChanged.at === road(from, 60).at(-1)?.deviceTime);
  expect(heard.received.length - before).toBeLessThan(10);
});

it('tells subscribers of another process', async () => {
  const other = await startApp({ ROLE: 'web', DEMO: '0' }, { databaseUrl: app.databaseUrl });
  try {
    const driver = await driverOnARun(app);
    const heard = await following(dispatcher, driver, { run: driver.runId }, other);
    expect(heard.received[0].positionChanged).toMatchObject({ runId: driver.runId, ...DUBAI });
    await closeSubscribers();
  } finally {
    await other.stop();
  }
});

it('lets drivers follow only themselves, and nobody else but the operator', async () => {
  const [driver, other] = [await driverOnARun(app), await driverOnARun(app)];
  const seller = await newApiToken(app, await sessionOf(app, await newSeller(app)));
  for (const [token, variables, code] of [
    [other.token, { run: driver.runId }, 'RUN_NOT_FOUND'],
    [seller, {}, 'FORBIDDEN'],
  ] as const) {
    const heard = holderOf(app.url ?? '', token).subscribe(MOVES, variables);
    await waitFor('it is refused', () => heard.ended);
    expect(heard.errors[0]?.extensions?.code).toBe(code);
  }
  expect(await refused(app, dispatcher, '{ positions(run: "RN-NONE") { nodes { at } } }')).toMatchObject({ code: 'RUN_NOT_FOUND' });
});

it('says about where a driver is to those who may know it to 100 m', async () => {
  const driver = await driverOnARun(app);
  expect(await positionOf(app.database.sql, driver.runId)).toBeNull();
  const last = road(minutesAgo(app, 5), 5);
  await send(app, driver, [...last, { ...DUBAI, lat: 26, accuracy: 500, deviceTime: app.clock.now().toISOString() }]);
  const rough = await positionOf(app.database.sql, driver.runId);
  const exact = last.at(-1) ?? DUBAI;
  expect(rough?.at.toISOString()).toBe(last.at(-1)?.deviceTime);
  expect(rough && metresBetween(rough, exact)).toBeLessThan(71.5);
  expect(rough).not.toMatchObject({ lat: exact.lat, lng: exact.lng });
});

it('deletes old points in batches, and keeps the distances of their runs', async () => {
  const [driver, recent] = [await driverOnARun(app), await driverOnARun(app)];
  await send(app, driver, road(minutesAgo(app, 50), 20));
  await app.database.sql(
    `insert into position (run_id, device_time, at, received_at, lat, lng, metres)
     select $1, t, t, now() - interval '31 days', 25, 55, 0 from generate_series(now() - interval '40 days', now() - interval '31 days', interval '1 minute') t`,
    [driver.runId],
  );
  await app.database.sql(`update position set received_at = now() - interval '31 days' where run_id = $1`, [driver.runId]);
  await app.database.sql(`update position_latest set received_at = now() - interval '31 days' where run_id = $1`, [driver.runId]);
  await send(app, recent, road(minutesAgo(app, 50), 20));

  await deletePositions(app.database.sql, new Date(Date.now() - minutes(30 * 24 * 60)));
  expect(await storedPoints(app, driver.runId)).toEqual([]);
  expect(await positionOf(app.database.sql, driver.runId)).toBeNull();
  expect(await metresOf(app, driver.runId)).toBe(1_900);
  expect(await storedPoints(app, recent.runId)).toHaveLength(20);
  // A batch that comes after that only adds its own way.
  await send(app, driver, road(minutesAgo(app, 40), 5));
  expect(await metresOf(app, driver.runId)).toBe(2_300);
});

it('keeps the runs of one driver apart', async () => {
  const driver = await driverOnARun(app, { state: 'finished', finishedAt: minutesAgo(app, 30) });
  const second = await newRun(app, driver, { startedAt: minutesAgo(app, 29), day: '2026-01-07' });
  await send(app, driver, road(minutesAgo(app, 50), 5));
  await send(app, { ...driver, runId: second }, road(minutesAgo(app, 20), 3));
  expect([await metresOf(app, driver.runId), await metresOf(app, second)]).toEqual([400, 200]);
});
