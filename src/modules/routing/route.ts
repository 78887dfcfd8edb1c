import { Amount } from './amount.js';
import type { Distances } from './distances.js';
import type { Load } from './routing-problem.js';
import type { TravelClock } from './travel-clock.js';
import type { Visit } from './model.js';

export interface RouteFacts {
  readonly vehicleId: string;
  readonly first: Visit;
  readonly last: Visit;
  readonly capacity: Amount;
  readonly carried: Load;
  /** Equal for vehicles that can do the same. */
  readonly kind: string;
  readonly clock: TravelClock;
  readonly distances: Distances;
  readonly fixed: readonly Visit[];
}

/** The run of one vehicle: its stops in order, with times and loads kept up to date. */
export class Route {
  readonly vehicleId: string;
  readonly kind: string;
  readonly first: Visit;
  readonly last: Visit;
  readonly capacity: Amount;
  readonly clock: TravelClock;
  readonly distances: Distances;
  metres = 0;
  isFeasible = true;
  /** Nothing may be inserted before this visit or directly before a stop of the fixed beginning. */
  head: Visit;
  /** Whether stops in the middle have a fixed place, which moves the others around them. */
  readonly hasFixedMiddle: boolean;
  private readonly carried: Load;
  private readonly fixed: readonly Visit[];
  private readonly aboard = new Amount();

  constructor({ vehicleId, kind, first, last, capacity, carried, clock, distances, fixed }: RouteFacts) {
    this.vehicleId = vehicleId;
    this.kind = kind;
    this.first = first;
    this.last = last;
    this.capacity = capacity;
    this.carried = carried;
    this.clock = clock;
    this.distances = distances;
    this.fixed = fixed;
    const beginning = fixed.filter((visit, index) => visit.fixedPosition === index);
    this.hasFixedMiddle = beginning.length < fixed.length;
    this.head = beginning.at(-1) ?? first;
    this.setFree([]);
    this.allowWhatIsFixed();
  }

  /** The stops in order, without start and end. */
  visits(): Visit[] {
    const visits: Visit[] = [];
    for (let visit = this.first.next; visit && visit !== this.last; visit = visit.next) visits.push(visit);
    return visits;
  }

  /** The stops that a plan may move. */
  free(): Visit[] {
    return this.visits().filter(isFree);
  }

  /** Fixed stops behind the fixed beginning. */
  fixedMiddle(): Visit[] {
    return this.fixed.filter((visit, index) => visit.fixedPosition !== index);
  }

  /** Puts these stops into the run in this order, around the fixed ones. */
  setFree(order: readonly Visit[]): void {
    let previous = this.first;
    for (const visit of this.merged(order)) {
      previous.next = visit;
      visit.previous = previous;
      visit.route = this;
      previous = visit;
    }
    previous.next = this.last;
    this.last.previous = previous;
    this.update();
  }

  insertAfter(previous: Visit, visit: Visit): void {
    const next = previous.next ?? this.last;
    previous.next = visit;
    visit.previous = previous;
    visit.next = next;
    next.previous = visit;
    visit.route = this;
    this.update();
  }

  /** The run's metres with these free stops in this order; undefined if it breaks a window, the shift or a capacity. */
  metresWith(order: readonly Visit[]): number | undefined {
    const visits = this.merged(order);
    if (visits.length === 0) return 0;
    const { aboard, capacity, clock, distances } = this;
    aboard.set(this.carried);
    for (const visit of visits) if (!visit.isPickup) aboard.add(visit.load);
    if (!aboard.isWithin(capacity)) return undefined;
    let [place, departure, metres] = [this.first.place, this.first.departure, 0];
    for (const visit of visits) {
      const leg = distances.metres(place, visit.place);
      metres += leg;
      const start = Math.max(clock.arrive(departure, leg), visit.from);
      if (start > visit.until) return undefined;
      this.exchange(visit);
      if (!aboard.isWithin(capacity)) return undefined;
      departure = start + visit.serviceSeconds;
      place = visit.place;
    }
    const leg = distances.metres(place, this.last.place);
    return clock.arrive(departure, leg) <= this.last.until ? metres + leg : undefined;
  }

  private merged(order: readonly Visit[]): readonly Visit[] {
    return this.fixed.length === 0 ? order : mergeFixed(this.fixed, order);
  }

  private update(): void {
    this.isFeasible = this.walkForward();
    this.walkBack();
  }

  /** Earliest times, loads and metres. */
  private walkForward(): boolean {
    const { first, last, aboard, capacity, clock, distances } = this;
    this.loadUp(first, last);
    let fits = aboard.isWithin(capacity);
    first.peakBefore.set(aboard);
    first.peakAfter.set(aboard);
    this.metres = 0;
    let previous = first;
    for (let visit = first.next; visit; visit = visit.next) {
      const leg = previous === first && visit === last ? 0 : distances.metres(previous.place, visit.place);
      previous.metresToNext = leg;
      this.metres += leg;
      visit.arrival = clock.arrive(previous.departure, leg);
      visit.start = visit.arrival > visit.from ? visit.arrival : visit.from;
      visit.departure = visit.start + visit.serviceSeconds;
      if (visit !== last) this.exchange(visit);
      visit.peakBefore.set(previous.peakBefore);
      visit.peakBefore.raise(aboard);
      visit.peakAfter.set(aboard);
      if (visit.start > visit.until) fits = false;
      previous = visit;
    }
    return fits && last.peakBefore.isWithin(capacity);
  }

  /** Latest times, and the loads that are still to come. */
  private walkBack(): void {
    const { last, clock } = this;
    last.latest = last.until;
    for (let visit = last.previous; visit; visit = visit.previous) {
      const next = visit.next ?? last;
      visit.latest = Math.min(visit.until, clock.leave(next.latest, visit.metresToNext) - visit.serviceSeconds);
      visit.peakAfter.raise(next.peakAfter);
    }
  }

  private loadUp(first: Visit, last: Visit): void {
    this.aboard.set(this.carried);
    for (let visit = first.next; visit && visit !== last; visit = visit.next) if (!visit.isPickup) this.aboard.add(visit.load);
  }

  private exchange(visit: Visit): void {
    if (visit.isPickup) this.aboard.add(visit.load);
    else this.aboard.subtract(visit.load);
  }

  /** What was decided stands even where it is late or too much, but nothing may make it worse. */
  private allowWhatIsFixed(): void {
    this.capacity.raise(this.last.peakBefore);
    for (const visit of [...this.visits(), this.last]) visit.until = Math.max(visit.until, visit.start);
    this.update();
  }
}

const isFree = (visit: Visit): boolean => visit.fixedPosition === undefined;

/** The free stops in their order around the fixed ones, which keep their places as far as there are stops to fill those before. */
function mergeFixed(fixed: readonly Visit[], free: readonly Visit[]): Visit[] {
  const merged: Visit[] = [];
  const rest = free.values();
  for (const visit of fixed) {
    while (merged.length < (visit.fixedPosition ?? 0)) {
      const filler = rest.next();
      if (filler.done) break;
      merged.push(filler.value);
    }
    merged.push(visit);
  }
  merged.push(...rest);
  return merged;
}
