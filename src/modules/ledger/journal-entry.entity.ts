import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** Posting date of an entry `e`; keep the wording identical to its index. */
export const POSTED_AT = 'coalesce(e.posted_at, e.occurred_at)';

/** One financial event, with two or more postings. Immutable. */
export const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  indexes: [
    { properties: ['sourceType', 'sourceId'] },
    {
      name: 'journal_entry_posted',
      expression: 'create index "journal_entry_posted" on "journal_entry" ((coalesce("posted_at", "occurred_at")), "id")',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    type: p.string().length(40),
    sourceType: p.string().length(40),
    sourceId: p.string().length(64),
    idempotencyKey: p.string().length(200).unique(),
    occurredAt: instant(),
    /** Posting date: when the entry was written, regardless of when the event occurred. Null in entries older than the column. */
    postedAt: instant().nullable(),
    requestId: p.string().length(128).nullable(),
    reversesEntryId: () =>
      p.manyToOne(JournalEntrySchema).mapToPk().fieldName('reverses_entry_id').nullable().deleteRule('restrict').unique(),
    description: p.string().length(500),
  },
});
