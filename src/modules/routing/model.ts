import { Amount } from './amount.js';
import { Distances } from './distances.js';
import { Route } from './route.js';
import type { Load, RoutingProblem, RoutingStop, RoutingVehicle } from './routing-problem.js';
import { TravelClock } from './travel-clock.js';
import type { UnassignedReason } from './routing-plan.js';

const NOTHING: Load = { grams: 0, millilitres: 0, parcels: 0 };
const NEIGHBOURS = 40;

/** The problem as runs and visits that can be changed. */
export interface Model {
  readonly problem: RoutingProblem;
  readonly distances: Distances;
  readonly routes: readonly Route[];
  /** The stops that a plan may move. */
  readonly visits: readonly Visit[];
  /** Stops that no plan can serve. */
  readonly hopeless: readonly { readonly id: string; readonly reason: UnassignedReason }[];
}

/** Throws when a fixed stop is unknown or fixed twice, which is a mistake of the caller. */
export function buildModel(problem: RoutingProblem): Model {
  const distances = new Distances(
    [null, ...problem.vehicles.flatMap(({ start, end }) => [start, end]), ...problem.stops.map(({ point }) => point)],
    problem,
  );
  const waiting = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const routes = problem.vehicles.map((vehicle) => {
    const fixed = (vehicle.fixed ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map(({ stop, position }) => {
        const known = waiting.get(stop);
        if (!known) throw new Error(`The stop ${stop} is fixed in the run of ${vehicle.id}, but is not among the stops or is fixed twice.`);
        waiting.delete(stop);
        const visit = visitOf(known, distances);
        visit.fixedPosition = position;
        return visit;
      });
    return routeOf(vehicle, fixed, { problem, distances });
  });

  const visits: Visit[] = [];
  const hopeless: { id: string; reason: UnassignedReason }[] = [];
  for (const stop of waiting.values()) {
    const pinnedTo = routes.find(({ vehicleId }) => vehicleId === stop.vehicle);
    const isDriverless = routes.length === 0 || (stop.vehicle != null && !pinnedTo);
    if (!stop.point || isDriverless) {
      hopeless.push({ id: stop.id, reason: stop.point ? 'NO_DRIVER' : 'NO_POINT' });
      continue;
    }
    const visit = visitOf(stop, distances);
    visit.pinnedTo = pinnedTo;
    visits.push(visit);
  }
  for (const visit of visits) {
    visit.neighbours = nearest(visit, visits, distances);
    visit.remoteness = Math.min(...routes.map(({ first }) => distances.metres(first.place, visit.place)));
  }
  return { problem, distances, routes, visits, hopeless };
}

const visitOf = (stop: RoutingStop, distances: Distances): Visit =>
  new Visit({
    id: stop.id,
    place: distances.placeOf(stop.point),
    isPickup: stop.kind === 'pickup',
    load: stop.load,
    serviceSeconds: stop.serviceSeconds,
    from: stop.window?.from ?? -Infinity,
    until: stop.window?.until ?? Infinity,
  });

function routeOf(vehicle: RoutingVehicle, fixed: readonly Visit[], { problem, distances }: Pick<Model, 'problem' | 'distances'>): Route {
  const terminal = (point: RoutingVehicle['start']): Visit =>
    new Visit({
      id: '',
      place: distances.placeOf(point),
      isPickup: true,
      load: NOTHING,
      serviceSeconds: 0,
      from: vehicle.from,
      until: vehicle.until,
    });
  const first = terminal(vehicle.start);
  first.start = first.departure = vehicle.from;
  return new Route({
    vehicleId: vehicle.id,
    first,
    last: terminal(vehicle.end),
    capacity: Amount.unlimitedWhereNull(vehicle.capacity),
    carried: vehicle.carried ?? NOTHING,
    kind: JSON.stringify([vehicle.capacity, vehicle.carried, vehicle.speedFactor]),
    clock: new TravelClock(problem.speeds, problem.midnight, vehicle.speedFactor ?? 1),
    distances,
    fixed,
  });
}

function nearest(visit: Visit, visits: readonly Visit[], distances: Distances): Visit[] {
  return visits
    .filter((other) => other !== visit)
    .map((other) => ({ other, metres: distances.metres(visit.place, other.place) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other);
}

interface VisitFacts {
  /** Empty for the start and the end of a run. */
  readonly id: string;
  readonly place: number;
  readonly isPickup: boolean;
  readonly load: Load;
  readonly serviceSeconds: number;
  readonly from: number;
  readonly until: number;
}

/** A stop within a run, or the start or end of one, with the times and loads that follow from its place in the run. */
export class Visit {
  readonly id: string;
  readonly place: number;
  readonly isPickup: boolean;
  readonly load: Load;
  readonly serviceSeconds: number;
  readonly from: number;
  /** Fixed stops may be late already. */
  until: number;
  /** The only run that it may be in. */
  pinnedTo: Route | undefined;
  /** Its place in the run that no plan changes. */
  fixedPosition: number | undefined;
  /** Other visits that can move, nearest first. */
  neighbours: readonly Visit[] = [];
  /** Metres from the nearest start of a run. */
  remoteness = 0;

  route: Route | undefined;
  previous: Visit | undefined;
  next: Visit | undefined;
  arrival = 0;
  start = 0;
  departure = 0;
  /** Starting its service later makes a later stop too late. */
  latest = Infinity;
  metresToNext = 0;
  /** The largest load up to the road to the next stop, and from there to the end. */
  readonly peakBefore = new Amount();
  readonly peakAfter = new Amount();

  constructor(facts: VisitFacts) {
    this.id = facts.id;
    this.place = facts.place;
    this.isPickup = facts.isPickup;
    this.load = facts.load;
    this.serviceSeconds = facts.serviceSeconds;
    this.from = facts.from;
    this.until = facts.until;
  }
}
