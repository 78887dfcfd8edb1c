export { RoutePlanner, type RoutePlannerParts, type RoutingServices } from './route-planner.js';
export type { PlannedRoute, PlannedStop, RoutingEngine, RoutingPlan, UnassignedReason } from './routing-plan.js';
export {
  CITY_SPEEDS,
  type Capacity,
  type FixedStop,
  type Load,
  type RoutingProblem,
  type RoutingStop,
  type RoutingVehicle,
  type StopKind,
  type TimeSpan,
} from './routing-problem.js';
export { arrivalAfter, serviceSeconds } from './travel-time.js';
