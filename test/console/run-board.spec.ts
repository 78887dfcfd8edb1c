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
