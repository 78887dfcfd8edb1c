import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const accountType = enumeration('LedgerAccountType', 'What an account holds, which decides the side of its balance.', {
  asset: 'What the operator has or is owed; a debit raises it.',
  liability: 'What the operator owes; a credit raises it.',
  revenue: 'What the operator earned; a credit raises it.',
  expense: 'What the operator spent; a debit raises it.',
});
export type AccountType = ValueOf<typeof accountType>;

export const ledgerParty = enumeration('LedgerParty', 'Whom a sub-account belongs to.', {
  seller: 'A seller.',
  worker: 'A member of staff.',
});
export type LedgerParty = ValueOf<typeof ledgerParty>;

export const exportFormat = enumeration('LedgerExportFormat', 'The layout of an export of the journal.', {
  csv: 'Every column that there is, RFC 4180.',
  odoo: 'Journal entries for the import of Odoo, in one currency.',
  quickbooks: 'Journal entries for the import of QuickBooks Online, in one currency.',
});
export type ExportFormat = ValueOf<typeof exportFormat>;
