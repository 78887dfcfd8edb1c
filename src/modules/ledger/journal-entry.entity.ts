import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The posting date of an entry `e`, as its index has it. */
export const POSTED_AT = 'coalesce(e.posted_at, e.occurred_at)';

/** One thing that happened to money, with two or more postings. Written once and never changed. */
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
    /** The posting date: when it was written into the books, however long ago it happened. Null in entries older than the column. */
    postedAt: instant().nullable(),
    requestId: p.string().length(128).nullable(),
    reversesEntryId: () =>
      p.manyToOne(JournalEntrySchema).mapToPk().fieldName('reverses_entry_id').nullable().deleteRule('restrict').unique(),
    description: p.string().length(500),
  },
});
