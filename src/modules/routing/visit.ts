import { Amount } from './amount.js';
import type { Load } from './routing-problem.js';
import type { Route } from './route.js';

export interface VisitFacts {
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
