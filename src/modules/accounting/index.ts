import {
  AccountingResolver,
  JournalEntryResolver,
  JournalPageResolver,
  LedgerAccountResolver,
  LedgerSubAccountResolver,
} from './accounting.resolver.js';

export { bookComparisons, checkBooks, ledgerArchive, ledgerWatch } from './watch-ledger.js';

export const accountingResolvers = [
  AccountingResolver,
  JournalEntryResolver,
  JournalPageResolver,
  LedgerAccountResolver,
  LedgerSubAccountResolver,
] as const;
