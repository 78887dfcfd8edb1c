import { defineEntity, p } from '@mikro-orm/core';

/** What processes keep in memory: a number per topic that grows in every transaction that changes it. */
export const CacheVersionSchema = defineEntity({
  name: 'CacheVersion',
  tableName: 'cache_version',
  properties: {
    topic: p.string().length(50).primary(),
    version: p.bigint('bigint'),
  },
});
