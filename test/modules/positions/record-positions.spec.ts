import fc from 'fast-check';
import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newStaff } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { statementsOf } from '../../support/statements.js';
import { driverOnARun, DUBAI, metresOf, minutesAgo, newRun, RECORD, road, send, storedPoints } from './driver-on-a-run.js';

let app: TestApp;
beforeAll(async () => (app = await sharedWeb()));

const POSITIONS = `query($r: String!, $since: DateTimeISO, $after: String, $first: Int!) { positions(run: $r, since: $since, after: $after, first: $first) {
  totalCount pageInfo { hasNextPage endCursor } nodes { at deviceTime receivedAt lat lng accuracy speed heading problem } } }`;

it('stores a batch and adds its way to the run', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 10);
  expect(await send(app, driver, road(from, 5))).toEqual({ accepted: 5, rejected: 0 });
  expect(await send(app, driver, road(from, 5, { first: 5 }))).toEqual({ accepted: 5, rejected: 0 });
  expect(await metresOf(app, driver.runId)).toBe(900);

  const { positions } = await ask(app, driver.token, POSITIONS, { r: driver.runId, first: 25 });
  expect(positions.totalCount).toBe(10);
  expect(
    positions.nodes.map(({ lat, lng, accuracy, deviceTime }: Record<string, unknown>) => ({ lat, lng, accuracy, deviceTime })),
  ).toEqual(road(from, 10));
  expect(positions.nodes.map(({ problem }: { problem: unknown }) => problem)).toEqual(Array(10).fill(null));
});

it('takes one statement to look and three to write, and no audit event', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 10);
  await send(app, driver, road(from, 5));
  const texts = await statementsOf(() => send(app, driver, road(from, 5, { first: 5 })));
  const own = texts.filter((text) => /position|"run"|audit/.test(text));
  expect(own).toHaveLength(4);
  expect(own.some((text) => text.includes('audit'))).toBe(false);
  expect(own.filter((text) => text.startsWith('insert'))).toHaveLength(1);
});

it('accepts the good points of a batch beside bad ones, and says how many', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 10);
  const points = road(from, 5);
  const [a, b, c] = points;
  const at = (minutes: number): string => minutesAgo(app, minutes).toISOString();
  const bad = [
    { ...a, deviceTime: at(-6) },
    { ...a, deviceTime: at(62) },
    { ...a, lat: 91, deviceTime: at(9.5) },
    { ...a, lng: -180.5, deviceTime: at(9) },
    { ...b, accuracy: 250, deviceTime: at(8) },
    { lat: 40.7, lng: -74, deviceTime: at(7) },
    { ...c },
  ];
  const mixed = [...bad, ...points.toReversed()];
  expect(await send(app, driver, mixed)).toEqual({ accepted: 5, rejected: 7 });
  expect(await metresOf(app, driver.runId)).toBe(400);
  expect((await storedPoints(app, driver.runId)).map(({ problem }) => problem)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'inaccurate',
    'jump',
  ]);
});

it('counts points by what became of them', async () => {
  const count = async (result: string): Promise<number> => {
    const [, value] = new RegExp(`shipgraph_positions_total\\{result="${result}"\\} (\\d+)`).exec(await app.services.metrics.print()) ?? [];
    return Number(value ?? 0);
  };
  const driver = await driverOnARun(app);
  const points = road(minutesAgo(app, 10), 3);
  const [counted, duplicate, future] = [await count('counted'), await count('duplicate'), await count('future')];
  await send(app, driver, [...points, { ...DUBAI, deviceTime: minutesAgo(app, -10).toISOString() }]);
  await send(app, driver, points);
  expect([await count('counted'), await count('duplicate'), await count('future')]).toEqual([counted + 3, duplicate + 3, future + 1]);
});

it('refuses an empty batch and one of 501 points, and takes 500', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 50);
  const sent = (count: number) => ({ r: driver.runId, p: road(from, count) });
  for (const [count, message] of [
    [0, 'must have 1 to 500 points; send more of them in several calls'],
    [501, 'must have at most 500 entries'],
  ] as const)
    expect(await refused(app, driver.token, RECORD, sent(count))).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'positions', message }],
    });
  expect(await refused(app, driver.token, RECORD, sent(10_000))).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  expect(await storedPoints(app, driver.runId)).toEqual([]);
  expect(await send(app, driver, road(from, 500))).toEqual({ accepted: 500, rejected: 0 });
  expect(await metresOf(app, driver.runId)).toBeCloseTo(49_900, -2);
});

it('stores a batch once, also when it comes five times at once', async () => {
  const driver = await driverOnARun(app);
  const points = road(minutesAgo(app, 10), 10);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(app, driver, points)));
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(10);
  expect(answers.every(({ accepted, rejected }) => accepted + rejected === 10)).toBe(true);
  expect(await storedPoints(app, driver.runId)).toHaveLength(10);
  expect(await metresOf(app, driver.runId)).toBe(900);
});

it('finds the same way whatever the order in which fifty batches come at once', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 50);
  const batches = Array.from({ length: 50 }, (_, n) => road(from, 5, { first: 5 * n }));
  const shuffled = fc.sample(fc.shuffledSubarray(batches, { minLength: 50 }), { numRuns: 1, seed: 4 })[0] ?? [];
  await Promise.all(shuffled.map((batch) => send(app, driver, batch)));
  expect(await storedPoints(app, driver.runId)).toHaveLength(250);
  expect(await metresOf(app, driver.runId)).toBe(24_900);
});

it('puts the points of two devices of one driver together', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 50);
  const later = new Date(from.getTime() + 2_500);
  const between = (count: number, first: number) =>
    road(later, count, { first }).map((point) => ({ ...point, lng: point.lng + 50 / (111_195 * Math.cos((DUBAI.lat * Math.PI) / 180)) }));
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => [send(app, driver, road(from, 5, { first: 5 * n })), send(app, driver, between(5, 5 * n))]).flat(),
  );
  expect(await storedPoints(app, driver.runId)).toHaveLength(200);
  // Nothing confirms the last 50 m yet.
  expect(await metresOf(app, driver.runId)).toBe(9_900);
});

it('computes late batches as if they had come in time, however the points are spread over them', async () => {
  const from = minutesAgo(app, 50);
  const odd = (n: number) => (n % 11 === 3 ? { accuracy: 150 } : n % 17 === 5 ? { lat: DUBAI.lat + 0.5 } : {});
  const all = road(from, 60).map((point, n) => ({
    ...point,
    ...(n > 20 && n < 35 ? { lng: DUBAI.lng + 0.02 + (n % 3) / 50_000 } : {}),
    ...odd(n),
  }));
  const inOrder = await driverOnARun(app);
  await send(app, inOrder, all);
  const [wanted, points] = [await metresOf(app, inOrder.runId), await storedPoints(app, inOrder.runId)];
  for (const seed of [1, 2, 3]) {
    const mixed = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0] ?? [];
    const driver = await driverOnARun(app);
    for (let n = 0; n < mixed.length; n += 7) await send(app, driver, mixed.slice(n, n + 7));
    expect(await storedPoints(app, driver.runId)).toEqual(points);
    expect([seed, await metresOf(app, driver.runId)]).toEqual([seed, wanted]);
  }
});

it('corrects a clock that is two hours slow by the time at which the device sent the batch', async () => {
  const driver = await driverOnARun(app);
  const points = road(minutesAgo(app, 130), 5);
  expect(await send(app, driver, points)).toEqual({ accepted: 0, rejected: 5 });
  expect(await send(app, driver, points, minutesAgo(app, 120))).toEqual({ accepted: 5, rejected: 0 });
  const { positions } = await ask(app, driver.token, POSITIONS, { r: driver.runId, first: 1 });
  expect(Date.parse(positions.nodes[0].at) - Date.parse(positions.nodes[0].deviceTime)).toBe(7_200_000);
  // The same points are the same, whenever they are sent again.
  app.clock.advance(45_000);
  expect(await send(app, driver, points, minutesAgo(app, 121))).toEqual({ accepted: 0, rejected: 5 });
});

it('is for the driver of the run alone, from its start on', async () => {
  const [driver, other] = [await driverOnARun(app), await driverOnARun(app)];
  const points = road(minutesAgo(app, 10), 2);
  const dispatcher = await newStaff(app, await adminOf(app), 'DISPATCHER');
  const asked = { r: driver.runId, p: points };
  expect(await refused(app, other.token, RECORD, asked)).toMatchObject({ code: 'RUN_NOT_FOUND' });
  expect(await refused(app, dispatcher, RECORD, asked)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await refused(app, app.accounts.erpToken, RECORD, asked)).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
  for (const r of ['00000000-0000-0000-0000-000000000001', 'RN-NONE', ''])
    expect(await refused(app, driver.token, RECORD, { ...asked, r })).toMatchObject({ code: 'RUN_NOT_FOUND' });
  const planned = await newRun(app, driver, { state: 'planned', startedAt: null, day: '2026-01-06' });
  expect(await refused(app, driver.token, RECORD, { ...asked, r: planned })).toMatchObject({ code: 'RUN_NOT_STARTED' });

  await send(app, driver, points);
  const read = { r: driver.runId, first: 25 };
  expect((await ask(app, dispatcher, POSITIONS, read)).positions.totalCount).toBe(2);
  expect((await ask(app, app.accounts.erpToken, POSITIONS, read)).positions.totalCount).toBe(2);
  expect(await refused(app, other.token, POSITIONS, read)).toMatchObject({ code: 'RUN_NOT_FOUND' });
});

it('accepts what an offline day brings after the run, up to its end', async () => {
  const driver = await driverOnARun(app, { state: 'finished', finishedAt: minutesAgo(app, 20) });
  const from = new Date(minutesAgo(app, 20).getTime() - 12_000);
  expect(await send(app, driver, road(from, 5))).toEqual({ accepted: 3, rejected: 2 });
  expect(await metresOf(app, driver.runId)).toBe(200);
});

it('replays a run in pages, from any time on', async () => {
  const driver = await driverOnARun(app);
  const from = minutesAgo(app, 30);
  await send(app, driver, road(from, 30).reverse());
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { positions }: any = await ask(app, driver.token, POSITIONS, { r: driver.runId, first: 7, after }); // eslint-disable-line @typescript-eslint/no-explicit-any
    seen.push(...positions.nodes.map(({ deviceTime }: { deviceTime: string }) => deviceTime));
    after = positions.pageInfo.hasNextPage ? positions.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toEqual(road(from, 30).map(({ deviceTime }) => deviceTime));
  const since = new Date(from.getTime() + 20 * 5_000).toISOString();
  expect((await ask(app, driver.token, POSITIONS, { r: driver.runId, first: 25, since })).positions.totalCount).toBe(10);
  expect(await refused(app, driver.token, POSITIONS, { r: driver.runId, first: 25, after: 'x' })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});
