import type { Route } from './route.js';
import type { Visit } from './visit.js';

/** A plan to come back to: the order of every run, and the stops in none. */
export class Snapshot {
  absent: readonly Visit[];
  metres = 0;
  private readonly orders = new Map<Route, readonly Visit[]>();

  constructor(routes: readonly Route[], absent: readonly Visit[]) {
    this.absent = absent;
    this.take(
      routes,
      absent,
      routes.reduce((sum, route) => sum + route.metres, 0),
    );
  }

  take(changed: Iterable<Route>, absent: readonly Visit[], metres: number): void {
    for (const route of changed) this.orders.set(route, route.free());
    this.absent = absent;
    this.metres = metres;
  }

  copy(other: Snapshot): void {
    for (const [route, order] of other.orders) this.orders.set(route, order);
    this.absent = other.absent;
    this.metres = other.metres;
  }

  /** Puts the stops of these runs back. Runs that changed together must be restored together. */
  restore(routes: Iterable<Route>): void {
    for (const visit of this.absent) visit.route = undefined;
    for (const route of routes) route.setFree(this.orders.get(route) ?? []);
  }
}
