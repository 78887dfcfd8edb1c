import { PositionChangedResolver } from './live/position-changed.resolver.js';
import { PositionLatestSchema, PositionSchema } from './position.entity.js';
import { PositionResolver } from './position.resolver.js';

export { PositionFeed, type PositionFeedParts } from './live/position-feed.js';
export { PositionNews, type PositionNewsParts } from './live/position-news.js';
export { positionOf, roundedTo100m } from './position-of.js';
export { positionSql } from './positions.tables.js';
export { positionRetention } from './retention.js';
export type { PositionServices } from './services.js';

export const positionEntities = [PositionSchema, PositionLatestSchema];
export const positionResolvers = [PositionResolver, PositionChangedResolver] as const;
