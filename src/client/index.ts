export { createShipgraph, type Shipgraph, type ShipgraphOptions } from './shipgraph.js';
export { ShipgraphError, type ErrorFacts, type TransportCode } from './shipgraph-error.js';
export { every, type Page } from './pages.js';
export { followDeliveries } from './follow-deliveries.js';
export { followEvents, type FeedEvent } from './follow-events.js';
export type { WatchOptions } from './watch.js';
export type { CallOptions, Sdk } from './sdk.js';
export type { ErrorCode, FieldError } from '../kernel/errors.js';
export * from './operations.generated.js';
