import { freeDrivers, type BoardRun } from '../../src/console/runs/board-types.js';
import { clustersOf, placeLabels } from '../../src/console/runs/label-places.js';
import { orderWith } from '../../src/console/runs/order.js';
import { frameAround, gapsIn, indexAt, scaleLength, speedAt, type TrackPoint } from '../../src/console/runs/track.js';

const stops = (text: string) => [...text].map((id) => ({ id: id.toLowerCase(), isFixed: id !== id.toLowerCase() }));
/** Capital letters are fixed stops. */
const moved = (text: string, id: string, index: number): string => orderWith(stops(text), id, index).join('');

describe('The order of stops after one was moved', () => {
  it('is that of the others with the moved one at its new place', () => {
    expect(moved('abcd', 'a', 2)).toBe('bcad');
    expect(moved('abcd', 'd', 0)).toBe('dabc');
    expect(moved('abcd', 'b', 1)).toBe('abcd');
    expect(moved('abcd', 'b', 9)).toBe('acdb');
  });

  it('keeps fixed stops in their places', () => {
    expect(moved('Abcd', 'd', 0)).toBe('adbc');
    expect(moved('aBcd', 'a', 3)).toBe('cbda');
    expect(moved('aBcDe', 'e', 0)).toBe('ebadc');
  });
});

const point = (at: number, lat: number, lng: number, speed: number | null = null): TrackPoint => ({ at, lat, lng, speed, accuracy: null });

describe('The replay of the way of a driver', () => {
  it('is drawn to scale, with north at the top', () => {
    const [south, north, east] = [point(0, 25, 55), point(0, 25.1, 55), point(0, 25, 55.1)];
    const { to, width, height } = frameAround([south, north, east]);

    expect(to(north).y).toBeLessThan(to(south).y);
    expect(to(east).x).toBeGreaterThan(to(south).x);
    expect(to(south).y - to(north).y).toBeCloseTo(11_132, 0);
    expect(to(east).x - to(south).x).toBeCloseTo(11_132 * Math.cos((25.05 * Math.PI) / 180), 0);
    for (const place of [south, north, east]) {
      expect(to(place).x).toBeGreaterThan(0);
      expect(to(place).x).toBeLessThan(width);
      expect(to(place).y).toBeLessThan(height);
    }
    expect(scaleLength(width)).toBe(2_000);
  });

  it('finds the point of a time, the speed there, and where the device was silent', () => {
    const points = [point(0, 25, 55), point(60_000, 25.009, 55), point(120_000, 25.009, 55, 10), point(720_000, 25.02, 55)];

    expect(indexAt(points, -1)).toBe(0);
    expect(indexAt(points, 90_000)).toBe(1);
    expect(indexAt(points, 9_999_999)).toBe(3);
    expect(speedAt(points, 0)).toBeNull();
    expect(speedAt(points, 1)).toBeCloseTo(60.1, 0);
    expect(speedAt(points, 2)).toBe(36);
    expect(gapsIn(points)).toEqual([3]);
  });

  it('has a frame even where the driver never moved', () => {
    const { width, height } = frameAround([point(0, 25, 55), point(1_000, 25, 55)]);
    expect(width).toBeGreaterThan(400);
    expect(height).toBeGreaterThan(400);
  });
});

describe('The picture of the way of a run', () => {
  const mark = (number: number, x: number, y: number) => ({ id: `s${number}`, number, x, y });

  it('shows stops that would lie on each other as one dot with their numbers', () => {
    const marks = [mark(1, 10, 10), mark(2, 100, 10), mark(3, 105, 12), mark(4, 102, 15), mark(5, 12, 12), mark(9, 8, 8), mark(6, 200, 90)];

    expect(clustersOf(marks).map(({ text }) => text)).toEqual(['1 +2', '2–4', '6']);
    expect(clustersOf([mark(1, 0, 0), mark(7, 4, 4)]).map(({ text }) => text)).toEqual(['1, 7']);
  });

  it('has labels that hide neither a dot nor one another, the first ones first, and none beyond the edge', () => {
    const label = (id: string, x: number, y: number) => ({ id, x, y, width: 60, height: 30 });
    const wanted = [label('a', 100, 100), label('b', 180, 100), label('c', 290, 20), label('d', 112, 112)];
    const placed = placeLabels(wanted, { width: 300, height: 200 });
    const hides = (one: (typeof placed)[number], x: number, y: number) =>
      Math.abs(x - (one.left + one.width / 2)) < 14 + one.width / 2 && Math.abs(y - (one.top + one.height / 2)) < 14 + one.height / 2;

    expect(placed[0]?.id).toBe('a');
    // Not over the line that goes on to the right.
    const line = [{ x: 100, y: 100 }, { x: 280, y: 100 }]; // prettier-ignore
    expect(placeLabels([label('a', 100, 100)], { width: 300, height: 200 }, line)[0]?.left).toBeLessThan(100);
    expect(placed.find(({ id }) => id === 'c')?.left).toBeLessThan(290 - 60);
    for (const one of placed) {
      for (const { x, y } of wanted) expect([one.id, x, y, hides(one, x, y)]).toEqual([one.id, x, y, false]);
      expect(one.left >= 0 && one.top >= 0 && one.left + 60 <= 300 && one.top + 30 <= 200).toBe(true);
    }
  });
});

describe('Drivers for whom a run can be started', () => {
  it('are active, of the hub, and without an open run on the day', () => {
    const driver = (id: string, hub: string, active = true) => ({ id, name: id, vehicle: null, active, hub: { id: hub, code: hub } });
    const drivers = [driver('free', 'a'), driver('busy', 'a'), driver('back', 'a'), driver('away', 'b'), driver('left', 'a', false)];
    const run = (id: string, state: BoardRun['state']) => ({ state, driver: { id, name: id, capacityParcels: null } }) as BoardRun;
    const runs = [run('busy', 'PLANNED'), run('back', 'FINISHED')];

    expect(freeDrivers(drivers, runs, 'a').map(({ id }) => id)).toEqual(['free', 'back']);
    expect(freeDrivers(drivers, runs, null).map(({ id }) => id)).toEqual(['free', 'back', 'away']);
  });
});
