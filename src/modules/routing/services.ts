import type { RoutePlanner } from './route-planner.js';

/** What this module needs of the composition. */
export interface RoutingServices {
  readonly routePlanner: Pick<RoutePlanner, 'plan'>;
}
