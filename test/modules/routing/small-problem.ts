import type { RoutingProblem, RoutingStop, RoutingVehicle } from '../../../src/modules/routing/index.js';

/** 2027-01-15, 00:00 UTC. */
export const MIDNIGHT = 1_800_000_000 - (1_800_000_000 % 86_400);
export const at = (hour: number, minute = 0): number => MIDNIGHT + (hour * 60 + minute) * 60;
export const HUB = { lat: 25, lng: 55 };

/** A point so many kilometres north and east of the hub. */
export const near = (north: number, east = 0) => ({ lat: 25 + north / 111.2, lng: 55 + east / 100.8 });

export const aStop = (id: string, change: Partial<RoutingStop> = {}): RoutingStop => ({
  id,
  kind: 'deliver',
  point: near(1),
  load: { grams: 1_000, millilitres: 1_000, parcels: 1 },
  serviceSeconds: 300,
  window: null,
  ...change,
});

export const aVan = (id: string, change: Partial<RoutingVehicle> = {}): RoutingVehicle => ({
  id,
  start: HUB,
  end: HUB,
  capacity: { grams: null, millilitres: null, parcels: null },
  from: at(8),
  until: at(18),
  ...change,
});

export const aProblem = (vehicles: readonly RoutingVehicle[], stops: readonly RoutingStop[]): RoutingProblem => ({
  vehicles,
  stops,
  roadFactor: 1.35,
  speeds: [27],
  midnight: MIDNIGHT,
  seed: 1,
});
