export { TrackingResolver } from './tracking.resolver.js';
export type { TrackingServices } from './services.js';
