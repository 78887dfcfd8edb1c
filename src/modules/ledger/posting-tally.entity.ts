import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { postingDirection, postingSource } from './ledger.enums.js';

/**
 * How many postings on sellers' accounts there are of each kind in each stretch of the journal, as a sum of rows, and between which
 * moments they were. Changes are added and never updated in place, so that nobody waits for anybody. Written by the database alone.
 */
export const PostingTallySchema = defineEntity({
  name: 'PostingTally',
  tableName: 'posting_tally',
  indexes: [
    { name: 'posting_tally_block', properties: ['block'] },
    { name: 'posting_tally_fresh', expression: 'create index "posting_tally_fresh" on "posting_tally" ("id") where "fresh"' },
  ],
  properties: {
    id: p.bigint('bigint').autoincrement().primary(),
    /** The place of the stretch: `seq` without its last bits. */
    block: p.integer(),
    direction: p.enum(postingDirection.values),
    source: p.enum(postingSource.values),
    reversed: p.boolean(),
    amount: p.integer(),
    firstAt: instant(),
    lastAt: instant(),
    /** A change that is not yet added to its sum. */
    fresh: p.boolean().default(true),
  },
});
