import { hasRoom } from './insertion.js';
import type { Model, Visit } from './model.js';
import type { Route } from './route.js';
import type { PlannedRoute, PlannedStop, RoutingEngine, RoutingPlan, UnassignedReason } from './routing-plan.js';

/** The runs as a plan, with the reason for every stop that is in none. */
export function report({ routes, hopeless }: Model, absent: readonly Visit[], engine: RoutingEngine): RoutingPlan {
  const left = absent.map((visit) => ({ id: visit.id, reason: reasonFor(visit, visit.pinnedTo ? [visit.pinnedTo] : routes) }));
  return { routes: routes.map(plannedRoute), unassigned: [...hopeless, ...left], engine };
}

/** CAPACITY if the load fits nowhere in these runs; WINDOW if it fits, but never in time. */
const reasonFor = (visit: Visit, routes: readonly Route[]): UnassignedReason =>
  routes.some((route) => hasRoomSomewhere(route, visit)) ? 'WINDOW' : 'CAPACITY';

function hasRoomSomewhere(route: Route, visit: Visit): boolean {
  for (let after = route.head; after !== route.last; after = after.next ?? route.last) if (hasRoom(route, after, visit)) return true;
  return false;
}

function plannedRoute(route: Route): PlannedRoute {
  const { vehicleId, first, last, metres } = route;
  const visits = route.visits();
  const [opening] = visits;
  if (!opening) return { vehicleId, stops: [], metres: 0, seconds: 0 };
  // Leaving earlier would only mean waiting at the first stop.
  const leaving = Math.max(first.departure, route.clock.leave(opening.start, first.metresToNext));
  const reached = Math.min(opening.start, route.clock.arrive(leaving, first.metresToNext));
  const stops = visits.map((visit) => plannedStop(visit, visit === opening ? reached : visit.arrival));
  return { vehicleId, stops, metres, seconds: last.arrival - leaving };
}

const plannedStop = ({ id, start, departure }: Visit, arrival: number): PlannedStop => ({
  id,
  arrival,
  waiting: start - arrival,
  departure,
});
