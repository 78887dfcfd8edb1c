import type { Point } from '../../kernel/geo.js';

export interface Load {
  readonly grams: number;
  readonly millilitres: number;
  readonly parcels: number;
}

/** Null means no limit. */
export interface Capacity {
  readonly grams: number | null;
  readonly millilitres: number | null;
  readonly parcels: number | null;
}

/** Moments in whole epoch seconds, both inclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** Deliveries and returns are loaded before the vehicle starts; pickups fill it on the way. */
export type StopKind = 'pickup' | 'deliver' | 'return';

export interface RoutingStop {
  readonly id: string;
  readonly kind: StopKind;
  /** A stop without a point cannot be planned, unless it is fixed. */
  readonly point: Point | null;
  readonly load: Load;
  readonly serviceSeconds: number;
  /** When the service may begin. Null means at any time. */
  readonly window: TimeSpan | null;
  /** The only vehicle that may serve it, for example because its parcel is already on board. */
  readonly vehicle?: string | null;
}

/** A stop that stays in its run at its place, counted from 0. */
export interface FixedStop {
  readonly stop: string;
  readonly position: number;
}

export interface RoutingVehicle {
  readonly id: string;
  /** Null: the run starts at its first stop, or ends at its last one. */
  readonly start: Point | null;
  readonly end: Point | null;
  readonly capacity: Capacity;
  /** The shift, in epoch seconds: the vehicle leaves and returns within it. */
  readonly from: number;
  readonly until: number;
  /** 1.2 is a fifth faster than the speeds of the problem. */
  readonly speedFactor?: number;
  /** What is on board and stays there to the end, such as earlier pickups. */
  readonly carried?: Load;
  readonly fixed?: readonly FixedStop[];
}

/** Plain data, so that it can be sent to another thread. */
export interface RoutingProblem {
  readonly vehicles: readonly RoutingVehicle[];
  readonly stops: readonly RoutingStop[];
  /** Metres by road for a metre of straight line. */
  readonly roadFactor: number;
  /** Kilometres per hour in each of the 24 hours of the local day. One number stands for all hours. */
  readonly speeds: readonly number[];
  /** Local midnight of the day in epoch seconds. */
  readonly midnight: number;
  /** Equal problems with equal seeds give equal plans. */
  readonly seed: number;
  /** 'plane' takes points as coordinates in metres, as published instances do. */
  readonly geometry?: 'earth' | 'plane';
}

/** Speeds in a city with two rush hours, in km/h for each local hour. */
export const CITY_SPEEDS: readonly number[] = [
  40, 40, 40, 40, 40, 36, 32, 26, 24, 26, 28, 28, 28, 28, 28, 28, 26, 24, 24, 26, 30, 34, 36, 40,
];
