import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** One thing that happened to money, with two or more postings. Written once and never changed. */
export const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  indexes: [{ properties: ['sourceType', 'sourceId'] }],
  properties: {
    id: p.uuid().primary(),
    type: p.string().length(40),
    sourceType: p.string().length(40),
    sourceId: p.string().length(64),
    idempotencyKey: p.string().length(200).unique(),
    occurredAt: instant(),
    requestId: p.string().length(128).nullable(),
    reversesEntryId: () =>
      p.manyToOne(JournalEntrySchema).mapToPk().fieldName('reverses_entry_id').nullable().deleteRule('restrict').unique(),
    description: p.string().length(500),
  },
});
