import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Flag, Id, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { JournalEntryType } from '../wallets/index.js';
import { type LedgerParty, ledgerParty, exportFormat, type ExportFormat, accountType } from './accounting.enums.js';

export const JournalEntryConnection = connectionType('JournalEntry', () => JournalEntryType);

@ObjectType('LedgerAccount', { description: 'A ledger account in one currency, as of the end of a posting date in UTC.' })
export class LedgerAccountType {
  @Text('Account code, such as 2100.') code!: string;
  @Text('Account name.') title!: string;
  @Choice(accountType, 'Account type.') type!: LedgerAccountType;
  @Text('ISO 4217 currency code.') currency!: string;
  @Choice(ledgerParty, 'Kind of owner of its sub-accounts; null if the account has none.', nullable) party!: LedgerParty | null;
  @Money('Sum of the debits.') debit!: MoneyType;
  @Money('Sum of the credits.') credit!: MoneyType;
}

@ObjectType('LedgerSubAccount', { description: 'The part of an account that belongs to one seller or worker.' })
export class LedgerSubAccountType {
  @Id('UUID of the seller or worker.') id!: string;
  @Choice(ledgerParty, 'Kind of owner.') party!: LedgerParty;
  @Text('Company or name of the owner.', nullable) name!: string | null;
  @Money('Sum of the debits.') debit!: MoneyType;
  @Money('Sum of the credits.') credit!: MoneyType;
}

export const LedgerSubAccountConnection = connectionType('LedgerSubAccount', () => LedgerSubAccountType);

@ObjectType('TrialBalance', {
  description:
    'All accounts in one currency as of the end of a posting date in UTC. Entries are never back-posted, so past days never change.',
})
export class TrialBalanceType {
  @Text('Day as YYYY-MM-DD.') at!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Many(() => LedgerAccountType, 'Accounts that have postings, by code.') accounts!: LedgerAccountType[];
  @Money('Sum of all debits. Equal to the credits.') debit!: MoneyType;
  @Money('Sum of all credits.') credit!: MoneyType;
  @Money('Sum of the debit balances. Equal to the credit balances.') debitBalance!: MoneyType;
  @Money('Sum of the credit balances.') creditBalance!: MoneyType;
}

@ArgsType()
export class JournalArgs extends PageArgs {
  @Text('Only entries that post to the account with this code, such as 2100.', nullable) account?: string | null;
  @Text(40, 'Only entries of this type, such as payout. Without dates, covers the last 90 days.', nullable) type?: string | null;
  @Text('Only entries that post to the wallet or receivable of the seller with this UUID.', nullable) sellerId?: string | null;

  @Text('Only entries about this shipment; accepts any shipment id. SHIPMENT_NOT_FOUND, ENTRY_ARCHIVED.', nullable)
  shipmentId?: string | null;

  @Decimal(
    'Only entries with a posting of exactly this amount, in the currency of the filter or else the base currency. Without dates, covers the last 90 days.',
    nullable,
  )
  amount?: string | null;

  @Text('Only entries in this currency (ISO 4217 code).', nullable) currency?: string | null;
  @Text(255, 'Only entries with exactly this bank slip or payment id.', nullable) reference?: string | null;

  @Text(
    100,
    'Part of a description, reference or order reference, or the UUID of an entry or its source. Without dates, covers the last 90 days.',
    nullable,
  )
  search?: string | null;

  @Text('First posting date (YYYY-MM-DD, UTC). The range covers at most 90 days. DATE_RANGE_TOO_LARGE, PERIOD_ARCHIVED.', nullable)
  startDate?: string | null;

  @Text('Last posting date, inclusive.', nullable) endDate?: string | null;
}

@ArgsType()
export class SubAccountsArgs extends PageArgs {
  @Text('Code of an account with sub-accounts: 1200, 1210 or 2100.') account!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Text('Up to the end of this posting date (YYYY-MM-DD, UTC); today when absent.', nullable) at?: string | null;
}

@ObjectType('LedgerExportPage', {
  description: 'One page of an export. The concatenated pages form the file.',
})
export class LedgerExportPageType {
  @Text('Suggested file name.') fileName!: string;
  @Text('The next rows as CSV; the first page starts with the column names.') text!: string;
  @Count('Number of entries in this page.') entries!: number;
  @Flag('True if there is another page.') hasNextPage!: boolean;
  @Text('Pass as `after` to get the next page.', nullable) endCursor!: string | null;
}

@ObjectType('LedgerArchive', {
  description: 'A month of the journal in a file. Each file names the hash of the one before, so none can be changed unnoticed.',
})
export class LedgerArchiveType {
  @Text('Month of the posting dates in UTC, as YYYY-MM.') month!: string;
  @Count('Number of entries in the file.') entries!: number;
  @Count('Number of postings in the file.') postings!: number;
  @Text('SHA-256 of the uncompressed file, in hexadecimal.') sha256!: string;
  @Text('SHA-256 of the month before; null for the first one.', nullable) previousSha256!: string | null;
  @When('When the file was verified and recorded.') archivedAt!: Date;
}

@ArgsType()
export class LedgerExportArgs {
  @Text('First posting date (YYYY-MM-DD, UTC). PERIOD_ARCHIVED.') startDate!: string;
  @Text('Last posting date, inclusive; at most 90 days later. DATE_RANGE_TOO_LARGE.') endDate!: string;
  @Choice(exportFormat, 'File layout.', { defaultValue: 'csv' }) format: ExportFormat = 'csv';

  @Text(
    'Only entries in this currency (ISO 4217 code). Without it, CSV contains all currencies; the other layouts use the base currency.',
    nullable,
  )
  currency?: string | null;

  @Text('Cursor from the previous page.', nullable) after?: string | null;
}
