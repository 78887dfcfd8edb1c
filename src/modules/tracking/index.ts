export { TrackingResolver } from './tracking.resolver.js';
