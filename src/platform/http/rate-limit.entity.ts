import { defineEntity, p } from '@mikro-orm/core';

/** Rate limit counters, in the columns that the limiter library expects. */
export const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    key: p.string().length(400).primary(),
    points: p.integer(),
    expire: p.bigint('bigint').nullable().index(),
  },
});
