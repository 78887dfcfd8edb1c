import fc from 'fast-check';
import { metresBetween, type Point } from '../../../src/kernel/geo.js';
import { clockOffset } from '../../../src/modules/positions/device-clock.rules.js';
import { follow, type Fix, type Path } from '../../../src/modules/positions/path.rules.js';
import { roundedTo100m } from '../../../src/modules/positions/position-of.js';
import { sortOut } from '../../../src/modules/positions/usable-points.rules.js';

const DUBAI: Point = { lat: 25.2, lng: 55.27 };
const NOON = Date.UTC(2026, 0, 5, 12);
const rules = { roadFactor: 1.35, start: null };

/** So many metres north and east of a place in Dubai. */
const away = (north: number, east: number): Point => ({
  lat: DUBAI.lat + north / 111_195,
  lng: DUBAI.lng + east / (111_195 * Math.cos((DUBAI.lat * Math.PI) / 180)),
});
const fix = (point: Point, seconds: number, accuracy: number | null = 10): Fix => ({ ...point, at: NOON + seconds * 1_000, accuracy });

function driven(fixes: readonly Fix[], given: Parameters<typeof follow>[2] = rules) {
  let path: Path | null = null;
  const problems: (string | null)[] = [];
  let metres = 0;
  for (const each of fixes) {
    const step = follow(path, each, given);
    path = step.path;
    problems.push(step.problem);
    metres += step.metres;
  }
  return { metres, problems, path };
}

/** Along a straight road, a point every three seconds. */
const drive = (count: number, step: number): Fix[] => Array.from({ length: count }, (_, n) => fix(away(0, n * step), n * 3));

it('measures a straight road to a metre or so, at walking speed and on a motorway', () => {
  expect(driven(drive(101, 30)).metres).toBeGreaterThan(2_940);
  expect(driven(drive(101, 30)).metres).toBeLessThanOrEqual(3_010);
  expect(driven(drive(101, 100)).metres).toBeCloseTo(10_000, -2);
  const walk = driven(drive(1001, 4)).metres;
  expect(walk).toBeGreaterThan(3_900);
  expect(walk).toBeLessThanOrEqual(4_010);
});

it('measures a city of right angles', () => {
  const blocks: Fix[] = [];
  for (let n = 0; n <= 200; n++) {
    const [block, along] = [Math.floor(n / 10), (n % 10) * 20];
    const [corners, turns] = [Math.ceil(block / 2) * 200, Math.floor(block / 2) * 200];
    blocks.push(fix(block % 2 === 0 ? away(turns + along, corners) : away(turns + 200, corners - 200 + along), n * 3));
  }
  // 20 blocks of 200 m; corners are cut a little.
  expect(driven(blocks).metres).toBeGreaterThan(3_600);
  expect(driven(blocks).metres).toBeLessThan(4_020);
});

it('adds nothing while the driver stands still, however the points jitter', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  for (const accuracy of [8, 15, 40, 90]) {
    const spread = accuracy / 1.5;
    const hour = Array.from({ length: 1_200 }, (_, n) => fix(away(normal() * spread, normal() * spread), n * 3, accuracy));
    expect([accuracy, driven(hour).metres <= 2 * accuracy]).toEqual([accuracy, true]);
  }
});

it('leaves out points that are inaccurate, and counts those on either side of them', () => {
  const road = drive(5, 100);
  const { problems, metres } = driven(road.map((each, n) => (n === 2 ? { ...each, lat: each.lat + 0.01, accuracy: 101 } : each)));
  expect(problems).toEqual([null, null, 'inaccurate', null, null]);
  expect(metres).toBe(400);
  expect(driven([fix(DUBAI, 0, -1)]).problems).toEqual(['inaccurate']);
  expect(driven([fix(DUBAI, 0, 100), fix(DUBAI, 3, null)]).problems).toEqual([null, null]);
});

it('leaves out a point on another continent, and a whole batch of them', () => {
  const road = drive(12, 100);
  const far = Array.from({ length: 6 }, (_, n) => fix({ lat: 40.7 + n / 1_000, lng: -74 }, 36 + n * 3));
  const back = Array.from({ length: 3 }, (_, n) => fix(away(0, 1_200 + n * 100), 54 + n * 3));
  const { problems, metres } = driven([...road, ...far, ...back]);
  expect(problems.filter((problem) => problem === 'jump')).toHaveLength(6);
  expect(problems.slice(-3)).toEqual([null, null, null]);
  expect(metres).toBe(1_400);
});

it('does not take a first point on another continent for the place of the driver', () => {
  const road = drive(10, 100).map((each) => ({ ...each, at: each.at + 3_000 }));
  const lost = fix({ lat: 40.7, lng: -74 }, 0);
  expect(driven([lost, ...road]).problems).toEqual([null, 'jump', 'jump', null, null, null, null, null, null, null, null]);
  expect(driven([lost, ...road]).metres).toBe(700);
  const known = driven([lost, ...road], { ...rules, start: DUBAI });
  expect(known.problems.slice(0, 2)).toEqual(['jump', null]);
  expect(known.metres).toBe(900);
});

it('goes on from a new place when several points agree on it, and draws no line to it', () => {
  const there = Array.from({ length: 4 }, (_, n) => fix(away(5_000, n * 100), 30 + n * 3));
  const { problems, metres } = driven([...drive(10, 100), ...there]);
  expect(problems.slice(-4)).toEqual(['jump', 'jump', null, null]);
  expect(metres).toBe(1_000);
});

it('bridges what it did not see with a straight line times the road factor', () => {
  expect(driven([fix(away(0, 0), 0), fix(away(0, 400), 121)]).metres).toBe(540);
  expect(driven([fix(away(0, 0), 0), fix(away(0, 400), 119)]).metres).toBe(400);
  expect(driven([fix(away(0, 0), 0), fix(away(0, 600), 60)]).metres).toBe(810);
  // A break in the same place is no way.
  expect(driven([fix(away(0, 0), 0), fix(away(5, 5), 3_600)]).metres).toBe(0);
});

it('says the same of a place that is rounded twice, never more than 71 m from the point', () => {
  const places = fc.record({
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
  });
  fc.assert(
    fc.property(places, (place) => {
      const rounded = roundedTo100m(place);
      expect(roundedTo100m(rounded)).toEqual(rounded);
      expect(metresBetween(place, rounded)).toBeLessThan(71.5);
    }),
  );
});

it('corrects a clock that is wrong by hours, not the time that requests take', () => {
  const now = new Date(NOON);
  const sent = (seconds: number): Date => new Date(NOON - seconds * 1_000);
  expect(clockOffset(null, { now, before: 1 })).toBe(0);
  expect(clockOffset(sent(4), { now, before: 0 })).toBe(0);
  expect(clockOffset(sent(59), { now, before: 0 })).toBe(0);
  expect(clockOffset(sent(7_203), { now, before: 0 })).toBe(120);
  expect(clockOffset(sent(7_245), { now, before: 120 })).toBe(120);
  expect(clockOffset(sent(-3_600), { now, before: 0 })).toBe(-60);
});

it('puts points in order and says why the others are of no use', () => {
  const now = new Date(NOON);
  const startedAt = new Date(NOON - 3_600_000);
  const frame = { offset: 0, now, startedAt, finishedAt: null };
  const at = (seconds: number, more = {}) => ({ ...DUBAI, deviceTime: new Date(NOON + seconds * 1_000), ...more });
  const { usable, unusable } = sortOut(
    [
      at(-10),
      at(-30),
      at(-10),
      at(299),
      at(301),
      at(-3_661),
      at(-3_659),
      at(-1, { lat: NaN }),
      at(-2, { lat: 90.1 }),
      at(-3, { lng: -181 }),
    ],
    frame,
  );
  expect(usable.map((point) => (point.at.getTime() - NOON) / 1_000)).toEqual([-3_659, -30, -10, 299]);
  expect(unusable).toEqual(['duplicate', 'future', 'before_run', 'out_of_range', 'out_of_range', 'out_of_range']);
  expect(sortOut([at(-10), at(-30)], { ...frame, finishedAt: new Date(NOON - 20_000) }).unusable).toEqual(['after_run']);
  expect(sortOut([at(-7_200)], { ...frame, offset: 120 }).usable.map((point) => point.at)).toEqual([now]);
  const [odd] = sortOut([at(0, { accuracy: 1e300, speed: -1, heading: 361 })], frame).usable;
  expect(odd).toMatchObject({ accuracy: 1_000_000, speed: null, heading: null });
});
