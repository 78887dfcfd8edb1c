import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Flag, Id, Many, Money, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { postingDirection, type PostingDirection } from '../ledger/index.js';
import { JournalEntryType } from '../wallets/index.js';
import { type LedgerParty, ledgerParty, exportFormat, type ExportFormat, accountType, type AccountType } from './accounting.enums.js';

/** Description of an argument. */
export const ZONE_OF_DAYS = 'IANA time zone of the days, such as Asia/Dubai';

export const JournalEntryConnection = connectionType('JournalEntry', () => JournalEntryType);

@ObjectType('JournalTotal', { description: 'Debits and credits of the entries of a list, in one currency.' })
export class JournalTotalType {
  @Text('ISO 4217 code.') currency!: string;
  @Money('Sum of the debits.') debit!: MoneyType;
  @Money('Sum of the credits.') credit!: MoneyType;
}

@ObjectType('LedgerAccount', { description: 'A ledger account in one currency, as of the end of a posting date.' })
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
  description: 'All accounts in one currency as of the end of a posting date. Entries are never back-posted, so past days never change.',
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
  @Text(255, 'Only entries with exactly this transfer reference or payment id.', nullable) reference?: string | null;

  @Text(
    100,
    'Part of a description, reference or order reference, or the UUID of an entry or its source. Without dates, covers the last 90 days.',
    nullable,
  )
  search?: string | null;

  @Text('First posting date (YYYY-MM-DD). The range covers at most 90 days. DATE_RANGE_TOO_LARGE, PERIOD_ARCHIVED.', nullable)
  startDate?: string | null;

  @Text('Last posting date, inclusive.', nullable) endDate?: string | null;
  @Text(60, `${ZONE_OF_DAYS}; UTC when absent.`, nullable) timeZone?: string | null;
  @Choice(postingDirection, 'Only entries that debit, or credit, the `account`.', nullable) direction?: PostingDirection | null;
}

@ArgsType()
export class LedgerPeriodArgs {
  @Text('First posting date (YYYY-MM-DD). PERIOD_ARCHIVED.') startDate!: string;
  @Text('Last posting date, inclusive; at most 366 days later. DATE_RANGE_TOO_LARGE.') endDate!: string;
  @Text(60, `${ZONE_OF_DAYS}; that of the operator (\`OPERATOR_TIME_ZONE\`) when absent.`, nullable) timeZone?: string | null;
  @Text('Only the account with this code, such as 2100.', nullable) account?: string | null;
  @Text('Only this currency (ISO 4217 code).', nullable) currency?: string | null;
}

/** The columns of a trial balance with movements. */
@ObjectType({ simpleResolvers: true })
abstract class PeriodColumnsType {
  @Money('Balance before the first day, if debits are larger, else 0.') openingDebit!: MoneyType;
  @Money('Balance before the first day, if credits are larger, else 0.') openingCredit!: MoneyType;
  @Money('Debits posted within the period.') debit!: MoneyType;
  @Money('Credits posted within the period.') credit!: MoneyType;
  @Money('Balance after the last day, if debits are larger, else 0.') closingDebit!: MoneyType;
  @Money('Balance after the last day, if credits are larger, else 0.') closingCredit!: MoneyType;
}

@ObjectType('LedgerPeriodAccount', {
  description: 'A ledger account in one currency: its balances around a period, and what was posted within.',
})
export class LedgerPeriodAccountType extends PeriodColumnsType {
  @Text('Account code, such as 2100.') code!: string;
  @Text('Account name.') title!: string;
  @Choice(accountType, 'Account type.') type!: AccountType;
  @Choice(ledgerParty, 'Kind of owner of its sub-accounts; null if the account has none.', nullable) party!: LedgerParty | null;
}

@ObjectType('LedgerPeriod', {
  description:
    'Trial balance of a range of days in one currency, with movements. The amounts are sums over the accounts; debits and credits of each pair are equal, unless one account was asked for. Entries are never back-posted, so a past period never changes.',
})
export class LedgerPeriodType extends PeriodColumnsType {
  @Text('First day as YYYY-MM-DD.') startDate!: string;
  @Text('Last day as YYYY-MM-DD.') endDate!: string;
  @Text('IANA time zone of the days.') timeZone!: string;
  @When('When the first day begins.') from!: Date;
  @When('When the last day ends.') before!: Date;
  @Text('ISO 4217 code.') currency!: string;
  @Many(() => LedgerPeriodAccountType, 'Accounts that have postings before the end, by code.') accounts!: LedgerPeriodAccountType[];
}

@ObjectType('LedgerCheckResult', { description: 'Result of a scheduled integrity check.' })
export class LedgerCheckResultType {
  @Flag('True when all figures matched.') ok!: boolean;
  @Count('Number of mismatches.') differences!: number;
  @When('Time of the check.') checkedAt!: Date;
}

@ObjectType('LedgerBooks', { description: 'What is to be known of the books before they are read: their days and how they are checked.' })
export class LedgerBooksType {
  @Text("IANA time zone of the operator (`OPERATOR_TIME_ZONE`), in which the console's days and months of the ledger begin.")
  timeZone!: string;
  @Text('The current day there, as YYYY-MM-DD.') today!: string;
  @Text('The day of the first posting there; null before it.', nullable) firstDay!: string | null;
  @Many(() => String, 'What `ledgerIntegrity` compares, by kind.') comparisons!: readonly string[];
  @One(() => LedgerCheckResultType, 'The latest nightly check; null before the first.', nullable) lastCheck!: LedgerCheckResultType | null;
}

@ArgsType()
export class SubAccountsArgs extends PageArgs {
  @Text('Code of an account with sub-accounts: 1200, 1210 or 2100.') account!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Text('Up to the end of this posting date (YYYY-MM-DD); today when absent. PERIOD_ARCHIVED.', nullable) at?: string | null;
  @Text(60, `${ZONE_OF_DAYS}; UTC when absent.`, nullable) timeZone?: string | null;
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

@ObjectType('LedgerDifference', { description: 'A mismatch between a stored and a computed figure.' })
export class LedgerDifferenceType {
  @Text('What was compared.') kind!: string;
  @Text('The account.', nullable) account!: string | null;
  @Text('The currency.', nullable) currency!: string | null;
  @Text('Expected value.') expected!: string;
  @Text('Stored value.') found!: string;
}

@ObjectType('LedgerIntegrity', { description: 'Result of a full integrity check of the ledger.' })
export class LedgerIntegrityType {
  @Flag('True when all figures match.') ok!: boolean;
  @When('Time of the check.') checkedAt!: Date;
  @Many(() => LedgerDifferenceType, 'The mismatches.') differences!: readonly LedgerDifferenceType[];
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
  @Text('First posting date (YYYY-MM-DD). PERIOD_ARCHIVED.') startDate!: string;
  @Text('Last posting date, inclusive; at most 90 days later. DATE_RANGE_TOO_LARGE.') endDate!: string;
  @Text(60, `${ZONE_OF_DAYS}, and of the dates in the file; UTC when absent.`, nullable) timeZone?: string | null;
  @Choice(exportFormat, 'File layout.', { defaultValue: 'csv' }) format: ExportFormat = 'csv';

  @Text(
    'Only entries in this currency (ISO 4217 code). Without it, CSV contains all currencies; the other layouts use the base currency.',
    nullable,
  )
  currency?: string | null;

  @Text('Cursor from the previous page.', nullable) after?: string | null;
}
