import { PositionChangedResolver } from './live/position-changed.resolver.js';
import { PositionLatestSchema, PositionSchema } from './position.entity.js';
import { PositionResolver } from './position.resolver.js';

export { PositionFeed, type PositionFeedParts } from './live/position-feed.js';
export { PositionNews, type PositionNewsParts } from './live/position-news.js';
export { positionOf } from './position-of.js';
export { positionSql } from './positions.sql.js';
export { positionRetention } from './retention.js';
export { roundedTo100m } from './rounded.rules.js';
export type { PositionServices } from './services.js';

export const positionEntities = [PositionSchema, PositionLatestSchema];
export const positionResolvers = [PositionResolver, PositionChangedResolver] as const;
