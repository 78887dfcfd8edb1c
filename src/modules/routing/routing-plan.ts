/** Moments in whole epoch seconds: the vehicle arrives, waits for the window, serves and leaves. */
export interface PlannedStop {
  readonly id: string;
  readonly arrival: number;
  readonly waiting: number;
  readonly departure: number;
}

export interface PlannedRoute {
  readonly vehicleId: string;
  readonly stops: readonly PlannedStop[];
  /** By road, from the start to the end. */
  readonly metres: number;
  /** From leaving the start, as late as the first stop allows, to reaching the end. */
  readonly seconds: number;
}

export type UnassignedReason = 'NO_POINT' | 'CAPACITY' | 'WINDOW' | 'NO_DRIVER';

export type RoutingEngine = 'own' | 'vroom';

export interface RoutingPlan {
  /** One for every vehicle, in their order; without stops where there is nothing to do. */
  readonly routes: readonly PlannedRoute[];
  readonly unassigned: readonly { readonly id: string; readonly reason: UnassignedReason }[];
  readonly engine: RoutingEngine;
}
