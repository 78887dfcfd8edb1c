import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const accountType = enumeration('LedgerAccountType', 'Type of a ledger account; decides the side of its balance.', {
  asset: 'Owned by or owed to the operator; a debit increases it.',
  liability: 'Owed by the operator; a credit increases it.',
  revenue: 'Earned by the operator; a credit increases it.',
  expense: 'Spent by the operator; a debit increases it.',
});
export type AccountType = ValueOf<typeof accountType>;

export const ledgerParty = enumeration('LedgerParty', 'Kind of owner of a sub-account.', {
  seller: 'A seller.',
  worker: 'A staff member.',
});
export type LedgerParty = ValueOf<typeof ledgerParty>;

export const exportFormat = enumeration('LedgerExportFormat', 'Layout of a journal export.', {
  csv: 'All columns, RFC 4180.',
  odoo: 'Journal entries for import into Odoo, in one currency.',
  quickbooks: 'Journal entries for import into QuickBooks Online, in one currency.',
});
export type ExportFormat = ValueOf<typeof exportFormat>;
