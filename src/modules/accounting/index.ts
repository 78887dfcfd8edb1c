import { AccountingResolver } from './accounting.resolver.js';
import { JournalEntryResolver, LedgerAccountResolver, LedgerSubAccountResolver } from './journal-fields.resolver.js';

export const accountingResolvers = [AccountingResolver, JournalEntryResolver, LedgerAccountResolver, LedgerSubAccountResolver] as const;
