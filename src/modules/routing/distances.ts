import { metresBetween, type Point } from '../../kernel/geo.js';

const onPlane = (a: Point, b: Point): number => Math.hypot(a.lat - b.lat, a.lng - b.lng);

/** Road metres between places. A place without a point is next to every other. */
export class Distances {
  private readonly places: (Point | null)[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly size: number;
  private readonly table: Float64Array;

  constructor(points: readonly (Point | null)[], { roadFactor, geometry = 'earth' }: { roadFactor: number; geometry?: 'earth' | 'plane' }) {
    for (const point of points) this.add(point);
    this.size = this.places.length;
    this.table = new Float64Array(this.size * this.size);
    const straight = geometry === 'plane' ? onPlane : metresBetween;
    for (const [from, a] of this.places.entries())
      for (const [to, b] of this.places.entries())
        if (a && b && from !== to) this.table[from * this.size + to] = Math.round(straight(a, b) * roadFactor);
  }

  /** The number of the place at this point. Equal points share a place. */
  placeOf(point: Point | null): number {
    return this.indexes.get(keyOf(point)) ?? 0;
  }

  metres(from: number, to: number): number {
    return this.table[from * this.size + to] ?? 0;
  }

  /** Every place with every other, for solvers that take a matrix. */
  rows(): number[][] {
    return this.places.map((_, from) => this.places.map((_place, to) => this.metres(from, to)));
  }

  private add(point: Point | null): void {
    const key = keyOf(point);
    if (this.indexes.has(key)) return;
    this.indexes.set(key, this.places.length);
    this.places.push(point);
  }
}

const keyOf = (point: Point | null): string => (point ? `${point.lat},${point.lng}` : '');
