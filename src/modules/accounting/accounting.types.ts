import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { JournalEntryType } from '../wallets/index.js';
import { type LedgerParty, ledgerParty, exportFormat, type ExportFormat, accountType } from './accounting.enums.js';

export const JournalEntryConnection = connectionType('JournalEntry', () => JournalEntryType);

@ObjectType('LedgerAccount', { description: 'A ledger account in one currency, as of the end of a posting date in UTC.' })
export class LedgerAccountType {
  @Field(() => String, { simple: true, description: 'Account code, such as 2100.' })
  code!: string;

  @Field(() => String, { simple: true, description: 'Account name.' })
  title!: string;

  @Field(() => enumType(accountType), { simple: true, description: 'Account type.' })
  type!: LedgerAccountType;

  @Field(() => String, { simple: true, description: 'ISO 4217 currency code.' })
  currency!: string;

  @Field(() => enumType(ledgerParty), {
    simple: true,
    nullable: true,
    description: 'Kind of owner of its sub-accounts; null if the account has none.',
  })
  party!: LedgerParty | null;

  @Field(() => MoneyType, { description: 'Sum of the debits.' })
  debit!: MoneyType;

  @Field(() => MoneyType, { description: 'Sum of the credits.' })
  credit!: MoneyType;
}

@ObjectType('LedgerSubAccount', { description: 'The part of an account that belongs to one seller or worker.' })
export class LedgerSubAccountType {
  @Field(() => ID, { simple: true, description: 'UUID of the seller or worker.' })
  id!: string;

  @Field(() => enumType(ledgerParty), { simple: true, description: 'Kind of owner.' })
  party!: LedgerParty;

  @Field(() => String, { simple: true, nullable: true, description: 'Company or name of the owner.' })
  name!: string | null;

  @Field(() => MoneyType, { description: 'Sum of the debits.' })
  debit!: MoneyType;

  @Field(() => MoneyType, { description: 'Sum of the credits.' })
  credit!: MoneyType;
}

export const LedgerSubAccountConnection = connectionType('LedgerSubAccount', () => LedgerSubAccountType);

@ObjectType('TrialBalance', {
  simpleResolvers: true,
  description:
    'All accounts in one currency as of the end of a posting date in UTC. Entries are never back-posted, so past days never change.',
})
export class TrialBalanceType {
  @Field(() => String, { description: 'Day as YYYY-MM-DD.' })
  at!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => [LedgerAccountType], { description: 'Accounts that have postings, by code.' })
  accounts!: LedgerAccountType[];

  @Field(() => MoneyType, { description: 'Sum of all debits. Equal to the credits.' })
  debit!: MoneyType;

  @Field(() => MoneyType, { description: 'Sum of all credits.' })
  credit!: MoneyType;

  @Field(() => MoneyType, { description: 'Sum of the debit balances. Equal to the credit balances.' })
  debitBalance!: MoneyType;

  @Field(() => MoneyType, { description: 'Sum of the credit balances.' })
  creditBalance!: MoneyType;
}

@ArgsType()
export class JournalArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only entries that post to the account with this code, such as 2100.' })
  account?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries of this type, such as payout. Without dates, covers the last 90 days.',
  })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries that post to the wallet or receivable of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries about this shipment; accepts any shipment id. SHIPMENT_NOT_FOUND, ENTRY_ARCHIVED.',
  })
  shipmentId?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Only entries with a posting of exactly this amount, in the currency of the filter or else the base currency. Without dates, covers the last 90 days.',
  })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries in this currency (ISO 4217 code).' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries with exactly this bank slip or payment id. At most 255 characters.' })
  reference?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of a description, reference or order reference, or the UUID of an entry or its source. At most 100 characters. Without dates, covers the last 90 days.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'First posting date (YYYY-MM-DD, UTC). The range covers at most 90 days. DATE_RANGE_TOO_LARGE, PERIOD_ARCHIVED.',
  })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last posting date, inclusive.' })
  endDate?: string | null;
}

@ArgsType()
export class SubAccountsArgs extends PageArgs {
  @Field(() => String, { description: 'Code of an account with sub-accounts: 1200, 1210 or 2100.' })
  account!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Up to the end of this posting date (YYYY-MM-DD, UTC); today when absent.' })
  at?: string | null;
}

@ObjectType('LedgerExportPage', {
  simpleResolvers: true,
  description: 'One page of an export. The concatenated pages form the file.',
})
export class LedgerExportPageType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => String, { description: 'The next rows as CSV; the first page starts with the column names.' })
  text!: string;

  @Field(() => Int, { description: 'Number of entries in this page.' })
  entries!: number;

  @Field(() => Boolean, { description: 'True if there is another page.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Pass as `after` to get the next page.' })
  endCursor!: string | null;
}

@ObjectType('LedgerArchive', {
  simpleResolvers: true,
  description: 'A month of the journal in a file. Each file names the hash of the one before, so none can be changed unnoticed.',
})
export class LedgerArchiveType {
  @Field(() => String, { description: 'Month of the posting dates in UTC, as YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'Number of entries in the file.' })
  entries!: number;

  @Field(() => Int, { description: 'Number of postings in the file.' })
  postings!: number;

  @Field(() => String, { description: 'SHA-256 of the uncompressed file, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the month before; null for the first one.' })
  previousSha256!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the file was verified and recorded.' })
  archivedAt!: Date;
}

@ArgsType()
export class LedgerExportArgs {
  @Field(() => String, { description: 'First posting date (YYYY-MM-DD, UTC). PERIOD_ARCHIVED.' })
  startDate!: string;

  @Field(() => String, { description: 'Last posting date, inclusive; at most 90 days later. DATE_RANGE_TOO_LARGE.' })
  endDate!: string;

  @Field(() => enumType(exportFormat), { defaultValue: 'csv', description: 'File layout.' })
  format: ExportFormat = 'csv';

  @Field(() => String, {
    nullable: true,
    description:
      'Only entries in this currency (ISO 4217 code). Without it, CSV contains all currencies; the other layouts use the base currency.',
  })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor from the previous page.' })
  after?: string | null;
}
