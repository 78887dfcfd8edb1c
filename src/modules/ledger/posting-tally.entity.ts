import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { postingDirection, postingSource } from './ledger.enums.js';

/**
 * Number of postings on sellers' accounts by kind and journal block, and the time range that they cover. Changes are appended as rows and
 * never updated in place, so writers do not contend. Written by the database alone.
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
    /** Position of the block: `seq` without its low bits. */
    block: p.integer(),
    direction: p.enum(postingDirection.values),
    source: p.enum(postingSource.values),
    reversed: p.boolean(),
    amount: p.integer(),
    firstAt: instant(),
    lastAt: instant(),
    /** A change that is not folded yet. */
    fresh: p.boolean().default(true),
  },
});

/** Results of the scheduled integrity checks. Append-only. */
export const LedgerVerdictSchema = defineEntity({
  name: 'LedgerVerdict',
  tableName: 'ledger_verdict',
  properties: {
    id: p.uuid().primary(),
    ok: p.boolean(),
    /** Number of differences found; each check reports at most a hundred. */
    differences: p.integer(),
    checkedAt: instant().index(),
  },
});
