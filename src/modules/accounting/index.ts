import { AccountingResolver, JournalEntryResolver, LedgerAccountResolver, LedgerSubAccountResolver } from './accounting.resolver.js';

export const accountingResolvers = [AccountingResolver, JournalEntryResolver, LedgerAccountResolver, LedgerSubAccountResolver] as const;
