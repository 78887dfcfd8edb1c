import { PositionChangedResolver } from './live/position-changed.resolver.js';
import { PositionLatestSchema, PositionSchema } from './position.entity.js';
import { PositionResolver } from './position.resolver.js';

export { PositionFeed } from './live/position-feed.js';
export { PositionNews } from './live/position-news.js';
export { positionOf } from './position-of.js';
export { positionRetention } from './retention.js';
export { roundedTo100m } from './rounded.rules.js';
export type { PositionServices } from './services.js';

export const positionEntities = [PositionSchema, PositionLatestSchema];
export const positionResolvers = [PositionResolver, PositionChangedResolver] as const;
