import {
  AccountingResolver,
  JournalEntryResolver,
  JournalPageResolver,
  LedgerAccountResolver,
  LedgerSubAccountResolver,
} from './accounting.resolver.js';

export const accountingResolvers = [
  AccountingResolver,
  JournalEntryResolver,
  JournalPageResolver,
  LedgerAccountResolver,
  LedgerSubAccountResolver,
] as const;
