import type { Point } from '../../../src/kernel/geo.js';
import type { Load, RoutingPlan, RoutingProblem, RoutingStop, RoutingVehicle } from '../../../src/modules/routing/index.js';

/** Rounding to whole seconds and metres, per leg. */
const TOLERANCE = 2;
/** More than the tolerance of all legs. */
const SPARE = 60;
const DIMENSIONS = ['grams', 'millilitres', 'parcels'] as const;

/** Every rule that a plan breaks, found by driving it, without the code of the engine. */
export function faultsOf(given: RoutingProblem, plan: RoutingPlan): string[] {
  const problem = given.vehicles.reduce(allowedByFixed, given);
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const served = plan.routes.flatMap(({ stops: planned }) => planned.map(({ id }) => id));
  const mentioned = [...served, ...plan.unassigned.map(({ id }) => id)].sort();
  const faults: string[] = [];
  if (mentioned.join() !== [...stops.keys()].sort().join()) faults.push(`The stops of the plan are ${mentioned.join()}.`);
  for (const [index, vehicle] of problem.vehicles.entries()) {
    const route = plan.routes[index];
    if (route?.vehicleId !== vehicle.id) faults.push(`Run ${index} is not of ${vehicle.id}.`);
    const order = (route?.stops ?? []).flatMap(({ id }) => stops.get(id) ?? []);
    faults.push(...loadFaults(vehicle, order), ...lateFaults(problem, vehicle, order), ...timeFaults(problem, vehicle, route));
    faults.push(...order.filter((stop) => stop.vehicle && stop.vehicle !== vehicle.id).map(({ id }) => `${id} is not in its own vehicle.`));
    faults.push(...order.filter((stop) => !stop.point && !isFixed(vehicle, stop)).map(({ id }) => `${id} has no point.`));
    faults.push(...placeFaults(vehicle, order));
  }
  for (const { id, reason } of plan.unassigned) {
    const expected = trueReason(problem, plan, stops.get(id));
    if (reason !== expected) faults.push(`${id} is left out for ${reason}, but the reason is ${expected}.`);
  }
  return faults;
}

const isFixed = (vehicle: RoutingVehicle, stop: RoutingStop): boolean => vehicle.fixed?.some(({ stop: id }) => id === stop.id) ?? false;

/** Fixed stops may be late or too much by themselves, as long as the plan does not make it worse. */
function allowedByFixed(problem: RoutingProblem, vehicle: RoutingVehicle): RoutingProblem {
  const fixed = (vehicle.fixed ?? []).toSorted((a, b) => a.position - b.position);
  const order = fixed.flatMap(({ stop }) => problem.stops.find(({ id }) => id === stop) ?? []);
  if (order.length === 0 && !vehicle.carried) return problem;
  const { starts, back } = drive(problem, vehicle, order);
  const raised = (dimension: keyof Load): number | null => {
    const capacity = vehicle.capacity[dimension];
    return capacity === null ? null : Math.max(capacity, ...loadsAlong(vehicle, order, dimension));
  };
  const capacity = { grams: raised('grams'), millilitres: raised('millilitres'), parcels: raised('parcels') };
  const until = order.length === 0 ? vehicle.until : Math.max(vehicle.until, Math.ceil(back));
  return {
    ...problem,
    vehicles: problem.vehicles.map((each) => (each === vehicle ? { ...vehicle, capacity, until } : each)),
    stops: problem.stops.map((stop) => {
      const start = starts[order.indexOf(stop)];
      return stop.window && start !== undefined
        ? { ...stop, window: { ...stop.window, until: Math.max(stop.window.until, Math.ceil(start)) } }
        : stop;
    }),
  };
}

function loadFaults(vehicle: RoutingVehicle, order: readonly RoutingStop[]): string[] {
  return DIMENSIONS.flatMap((dimension) => {
    const capacity = vehicle.capacity[dimension] ?? Infinity;
    const peak = Math.max(...loadsAlong(vehicle, order, dimension));
    return peak > capacity ? [`${vehicle.id} carries ${peak} ${dimension}.`] : [];
  });
}

/** The load on every leg. */
function loadsAlong(vehicle: RoutingVehicle, order: readonly RoutingStop[], dimension: keyof Load): number[] {
  const sign = ({ kind }: RoutingStop): number => (kind === 'pickup' ? 1 : -1);
  let load =
    (vehicle.carried?.[dimension] ?? 0) +
    order.filter(({ kind }) => kind !== 'pickup').reduce((sum, stop) => sum + stop.load[dimension], 0);
  return [load, ...order.map((stop) => (load += sign(stop) * stop.load[dimension]))];
}

function lateFaults(problem: RoutingProblem, vehicle: RoutingVehicle, order: readonly RoutingStop[]): string[] {
  if (order.length === 0) return [];
  const { starts, back } = drive(problem, vehicle, order);
  const faults = order.flatMap(({ id, window }, index) =>
    window && (starts[index] ?? 0) > window.until + TOLERANCE * (index + 1) ? [`${vehicle.id} is late at ${id}.`] : [],
  );
  return back > vehicle.until + TOLERANCE * (order.length + 1) ? [...faults, `${vehicle.id} is back late.`] : faults;
}

/** When each stop begins, and when the vehicle is back. */
function drive(problem: RoutingProblem, vehicle: RoutingVehicle, order: readonly RoutingStop[]): { starts: number[]; back: number } {
  let [place, time] = [vehicle.start, vehicle.from];
  const starts = order.map((stop) => {
    const start = Math.max(arrival(problem, vehicle, time, metres(problem, place, stop.point)), stop.window?.from ?? 0);
    [place, time] = [stop.point, start + stop.serviceSeconds];
    return start;
  });
  return { starts, back: arrival(problem, vehicle, time, metres(problem, place, vehicle.end)) };
}

/** Whether the times of the plan follow from each other. */
function timeFaults(problem: RoutingProblem, vehicle: RoutingVehicle, route: RoutingPlan['routes'][number] | undefined): string[] {
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const faults: string[] = [];
  let [place, time, length] = [vehicle.start, vehicle.from, 0];
  for (const [index, { id, arrival: reached, waiting, departure }] of (route?.stops ?? []).entries()) {
    const stop = stops.get(id);
    if (!stop) continue;
    const leg = metres(problem, place, stop.point);
    const early = arrival(problem, vehicle, time, leg);
    if (reached < early - TOLERANCE || (index > 0 && reached > early + TOLERANCE))
      faults.push(`${id} is reached at ${reached}, not ${early}.`);
    if (departure !== reached + waiting + stop.serviceSeconds || waiting < 0) faults.push(`The times at ${id} do not add up.`);
    if (!isFixed(vehicle, stop) && stop.window && (reached + waiting < stop.window.from || reached + waiting > stop.window.until))
      faults.push(`${id} is served outside its window.`);
    [place, time, length] = [stop.point, departure, length + leg];
  }
  length += route?.stops.length ? metres(problem, place, vehicle.end) : 0;
  if (Math.abs(length - (route?.metres ?? 0)) > TOLERANCE * (stops.size + 1))
    faults.push(`${vehicle.id} drives ${length} m, not ${route?.metres} m.`);
  return faults;
}

/** Fixed stops keep their places, or move up where the run has too few stops. */
function placeFaults(vehicle: RoutingVehicle, order: readonly RoutingStop[]): string[] {
  const fixed = (vehicle.fixed ?? []).toSorted((a, b) => a.position - b.position);
  const free = order.filter((stop) => !isFixed(vehicle, stop)).length;
  return fixed.flatMap(({ stop, position }, index) => {
    const expected = Math.min(position, free + index);
    const found = order.findIndex(({ id }) => id === stop);
    return found === expected ? [] : [`${stop} is at ${found} of ${vehicle.id}, not at ${expected}.`];
  });
}

/** Tries the stop at every place of the plan. Undefined: it could have been served. */
function trueReason(problem: RoutingProblem, plan: RoutingPlan, stop: RoutingStop | undefined): string | undefined {
  if (!stop) return undefined;
  if (!stop.point) return 'NO_POINT';
  const vehicles = problem.vehicles.filter(({ id }) => stop.vehicle == null || stop.vehicle === id);
  if (vehicles.length === 0) return 'NO_DRIVER';
  const known = new Map(problem.stops.map((each) => [each.id, each]));
  let hasRoom = false;
  for (const vehicle of vehicles) {
    const order = (plan.routes.find(({ vehicleId }) => vehicleId === vehicle.id)?.stops ?? []).flatMap(({ id }) => known.get(id) ?? []);
    const beginning = (vehicle.fixed ?? []).filter(({ position }, index) => position === index).length;
    for (let place = beginning; place <= order.length; place += 1) {
      const tried = order.toSpliced(place, 0, stop);
      if (loadFaults(vehicle, tried).length > 0) continue;
      hasRoom = true;
      if (placeFaults(vehicle, tried).length === 0 && isClearlyInTime(problem, vehicle, tried)) return undefined;
    }
  }
  return hasRoom ? 'WINDOW' : 'CAPACITY';
}

/** Leaves a minute for rounding, at the beginning and before each end. */
function isClearlyInTime(problem: RoutingProblem, vehicle: RoutingVehicle, order: readonly RoutingStop[]): boolean {
  const shorter = { ...vehicle, from: vehicle.from + SPARE, until: vehicle.until - SPARE };
  const earlier = order.map((stop) => (stop.window ? { ...stop, window: { ...stop.window, until: stop.window.until - SPARE } } : stop));
  return lateFaults(problem, shorter, earlier).length === 0;
}

function metres({ roadFactor }: RoutingProblem, a: Point | null, b: Point | null): number {
  if (!a || !b) return 0;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [latA, latB, lng] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const cosine = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(lng);
  return 6_371_008.8 * Math.acos(Math.min(1, cosine)) * roadFactor;
}

function arrival({ speeds, midnight }: RoutingProblem, { speedFactor = 1 }: RoutingVehicle, departure: number, length: number): number {
  let [time, left] = [departure, length];
  while (left > 0) {
    const hour = Math.floor((time - midnight) / 3_600);
    const speed = ((speeds[((hour % speeds.length) + speeds.length) % speeds.length] ?? 1) * speedFactor) / 3.6;
    const drive = Math.min(left / speed, midnight + (hour + 1) * 3_600 - time);
    if (drive <= 0) break;
    left -= drive * speed;
    time += drive;
  }
  return time;
}
