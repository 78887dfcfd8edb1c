import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { JournalEntryType } from '../wallets/index.js';
import { type LedgerParty, ledgerParty, exportFormat, type ExportFormat, accountType } from './accounting.enums.js';

export const JournalEntryConnection = connectionType('JournalEntry', () => JournalEntryType);

@ObjectType('LedgerAccount', { description: 'An account of the ledger in one currency, as it stands at the end of a posting date in UTC.' })
export class LedgerAccountType {
  @Field(() => String, { simple: true, description: 'Its code, such as 2100.' })
  code!: string;

  @Field(() => String, { simple: true, description: 'Its name.' })
  title!: string;

  @Field(() => enumType(accountType), { simple: true, description: 'What it holds.' })
  type!: LedgerAccountType;

  @Field(() => String, { simple: true, description: 'ISO 4217 code of its amounts.' })
  currency!: string;

  @Field(() => enumType(ledgerParty), {
    simple: true,
    nullable: true,
    description: 'Whose sub-accounts it has; null when it is not split.',
  })
  party!: LedgerParty | null;
}

@ObjectType('LedgerSubAccount', { description: 'The part of an account that belongs to one seller or worker.' })
export class LedgerSubAccountType {
  @Field(() => ID, { simple: true, description: 'UUID of the seller or worker.' })
  id!: string;

  @Field(() => enumType(ledgerParty), { simple: true, description: 'Whom it belongs to.' })
  party!: LedgerParty;

  @Field(() => String, { simple: true, nullable: true, description: 'Company or name.' })
  name!: string | null;
}

export const LedgerSubAccountConnection = connectionType('LedgerSubAccount', () => LedgerSubAccountType);

@ObjectType('TrialBalance', {
  simpleResolvers: true,
  description:
    'Every account of one currency at the end of a posting date in UTC. Entries are never back-posted, so a past day never changes.',
})
export class TrialBalanceType {
  @Field(() => String, { description: 'The day, YYYY-MM-DD.' })
  at!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => [LedgerAccountType], { description: 'The accounts that were used, by code.' })
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
  @Field(() => String, { nullable: true, description: 'Only entries that moved the account with this code, such as 2100.' })
  account?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries of this type, such as payout. Without days, in the last 90 days.',
  })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries that moved the wallet or receivable of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries about this shipment: any id of it. SHIPMENT_NOT_FOUND.' })
  shipmentId?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Only entries with a posting of exactly this amount, in the currency of the filter or else the base currency. Without days, in the last 90 days.',
  })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries in this currency (ISO 4217 code).' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries with exactly this bank slip or payment id. At most 255 characters.' })
  reference?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of a description, reference or order reference, or the UUID of an entry or of what it is about. At most 100 characters. Without days, in the last 90 days.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'From this posting date on (YYYY-MM-DD, UTC). At most 90 days to the last one. DATE_RANGE_TOO_LARGE.',
  })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to and with this posting date.' })
  endDate?: string | null;
}

@ArgsType()
export class SubAccountsArgs extends PageArgs {
  @Field(() => String, { description: 'Code of an account that is split: 1200, 1210 or 2100.' })
  account!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Up to the end of this posting date (YYYY-MM-DD, UTC); today when absent.' })
  at?: string | null;
}

@ObjectType('LedgerExportPage', {
  simpleResolvers: true,
  description: 'A part of an export. The parts, one after the other, are the file.',
})
export class LedgerExportPageType {
  @Field(() => String, { description: 'Name to save the file under.' })
  fileName!: string;

  @Field(() => String, { description: 'The next rows as CSV; the first part begins with the names of the columns.' })
  text!: string;

  @Field(() => Int, { description: 'How many entries are in this part.' })
  entries!: number;

  @Field(() => Boolean, { description: 'True when there is another part.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next part.' })
  endCursor!: string | null;
}

@ArgsType()
export class LedgerExportArgs {
  @Field(() => String, { description: 'First posting date (YYYY-MM-DD, UTC).' })
  startDate!: string;

  @Field(() => String, { description: 'Last posting date, itself included; at most 90 days later. DATE_RANGE_TOO_LARGE.' })
  endDate!: string;

  @Field(() => enumType(exportFormat), { defaultValue: 'csv', description: 'Layout of the file.' })
  format: ExportFormat = 'csv';

  @Field(() => String, {
    nullable: true,
    description: 'Only entries in this currency (ISO 4217 code). Without it, CSV has all of them, and the others have the base currency.',
  })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the part before ended.' })
  after?: string | null;
}
