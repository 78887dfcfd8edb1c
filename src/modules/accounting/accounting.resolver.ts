import { money, moneyOrNull } from '../../kernel/money.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { nullable, TextArg } from '../../platform/graphql/fields.js';
import { Arg, Args, Ctx, ID, Query, Resolver, FieldResolver, Root } from '../../platform/graphql/resolvers.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { Context } from '../../platform/work/context.js';
import { ledgerAccounts } from '../ledger/index.js';
import { accountsAt, subAccountsAt, balanceOf, columnsOf, type AccountBalance, type PartyBalance } from './accounts.js';
import {
  JournalArgs,
  JournalEntryConnection,
  JournalTotalType,
  LedgerAccountType,
  LedgerArchiveType,
  LedgerBooksType,
  LedgerExportArgs,
  LedgerExportPageType,
  LedgerIntegrityType,
  LedgerPeriodArgs,
  LedgerPeriodType,
  LedgerSubAccountConnection,
  SubAccountsArgs,
  TrialBalanceType,
  LedgerSubAccountType,
  ZONE_OF_DAYS,
} from './accounting.types.js';
import { readBooks, type LedgerBooks } from './books.js';
import { exportJournal } from './export-journal.js';
import { JournalEntryType, PostingType } from '../wallets/index.js';
import type { EntryPosting } from './journal.js';
import type { JournalTotal } from './journal-totals.js';
import { ledgerPeriods, type LedgerPeriod } from './ledger-period.js';
import { entryById, listEntries, type JournalEntry, type JournalPage, listArchives, postingsLoader } from './read-journal.js';
import { trialBalanceAt } from './trial-balance.js';
import { checkBooks } from './watch-ledger.js';

const AT = { nullable: true, description: 'Up to the end of this posting date (YYYY-MM-DD); today when absent. PERIOD_ARCHIVED.' } as const;
const ZONE = [60, `${ZONE_OF_DAYS}; UTC when absent.`, nullable] as const;
const CURRENCY = { nullable: true, description: 'Only this currency (ISO 4217 code).' } as const;

@Resolver()
export class AccountingResolver {
  @Query(() => JournalEntryConnection, { description: 'Journal entries, latest posting date first.' })
  async journalEntries(@Args(() => JournalArgs) args: JournalArgs, @Ctx() context: Context) {
    const { totals, ...page } = await listEntries(context, args);
    return Object.assign(new JournalEntryConnection(page), { totals });
  }

  @Query(() => JournalEntryType, { description: 'One journal entry. NOT_FOUND, ENTRY_ARCHIVED.' })
  journalEntry(@Arg('id', () => ID, { description: 'Its UUID.' }) id: string, @Ctx() context: Context): Promise<JournalEntry> {
    return entryById(context, id);
  }

  @Query(() => [LedgerAccountType], { description: 'Accounts that have postings, with their totals, by currency and code.' })
  ledgerAccounts(
    @Arg('at', () => String, AT) at: string | null,
    @Arg('currency', () => String, CURRENCY) currency: string | null,
    @TextArg('timeZone', ...ZONE) timeZone: string | null,
    @Ctx() context: Context,
  ) {
    return accountsAt(context, { at, currency, timeZone });
  }

  @Query(() => LedgerSubAccountConnection, { description: 'Sub-accounts of one account, by owner id.' })
  async ledgerSubAccounts(@Args(() => SubAccountsArgs) args: SubAccountsArgs, @Ctx() context: Context) {
    return new LedgerSubAccountConnection(await subAccountsAt(context, args));
  }

  @Query(() => [TrialBalanceType], { description: 'Trial balance per currency at the end of a posting date.' })
  async trialBalance(
    @Arg('at', () => String, AT) at: string | null,
    @Arg('currency', () => String, CURRENCY) currency: string | null,
    @TextArg('timeZone', ...ZONE) timeZone: string | null,
    @Ctx() context: Context,
  ) {
    return trialBalanceAt(context, { at, currency, timeZone });
  }

  @Query(() => [LedgerPeriodType], {
    description: 'Trial balance per currency of a range of days, such as a month: opening balances, movements and closing balances.',
  })
  ledgerPeriod(@Args(() => LedgerPeriodArgs) args: LedgerPeriodArgs, @Ctx() context: Context): Promise<LedgerPeriod[]> {
    return ledgerPeriods(context, args);
  }

  @Query(() => LedgerIntegrityType, { description: 'Recomputes all balances from the postings and compares them with the stored ones.' })
  ledgerIntegrity(@Ctx() context: Context): Promise<LedgerIntegrityType> {
    return checkBooks(context.sql, context.services.clock.now());
  }

  @Query(() => LedgerBooksType, { description: 'The days of the books, and how they are checked.' })
  ledgerBooks(@Ctx() context: Context): Promise<LedgerBooks> {
    return readBooks(context);
  }

  @Query(() => [LedgerArchiveType], {
    description:
      'Months of the journal that are archived in files, newest first. Their entries are no longer listed, except those that are still open; balances count all of them.',
  })
  ledgerArchives(@Ctx() context: Context): Promise<LedgerArchiveType[]> {
    return listArchives(context);
  }

  @Query(() => LedgerExportPageType, {
    description: 'Exports the journal of a range of days for accounting systems, in pages of 500 entries.',
  })
  ledgerExport(@Args(() => LedgerExportArgs) request: LedgerExportArgs, @Ctx() context: Context): Promise<LedgerExportPageType> {
    return exportJournal(context, request);
  }
}

const postingOut = (row: EntryPosting): PostingType => ({
  ...row,
  accountName: ledgerAccounts.get(row.account)?.title ?? row.account,
  amount: money(row.amountMinor, row.currency),
  balanceAfter: moneyOrNull(row.balanceAfterMinor, row.currency),
});

@Resolver(() => JournalEntryConnection)
export class JournalPageResolver {
  @FieldResolver(() => [JournalTotalType], {
    description:
      'Sums over all pages, by currency: of the postings on the `account`, else of those of the seller, else of all. By account, currency and days alone, archived entries count.',
  })
  totals(@Root() { totals }: JournalPage): Promise<JournalTotal[]> {
    return totals();
  }
}

/** Fields common to read entries and to entries returned by mutations. */
interface AnyEntry {
  readonly id: string;
  readonly occurredAt: Date;
  readonly postedAt?: Date;
  readonly reversedByEntryId?: string | null;
}

@Resolver(() => JournalEntryType)
export class JournalEntryResolver {
  @FieldResolver(() => [PostingType], { description: 'Postings of the entry; debits equal credits.' })
  async postings(@Root() entry: AnyEntry, @Ctx() context: Context): Promise<PostingType[]> {
    return ((await context.load(postingsLoader, entry.id)) ?? []).map(postingOut);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Posting date: when the entry was written. Null in the reply to the mutation that wrote it.',
  })
  postedAt(@Root() { postedAt }: AnyEntry): Date | null {
    return postedAt ?? null;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'UUID of the entry that reverses it.' })
  reversedByEntryId(@Root() { reversedByEntryId }: AnyEntry): string | null {
    return reversedByEntryId ?? null;
  }
}

@Resolver(() => LedgerAccountType)
export class LedgerAccountResolver {
  @FieldResolver(() => MoneyType, { description: 'Balance on the normal side of the account.' })
  balance(@Root() account: AccountBalance): MoneyType {
    return balanceOf(account, account);
  }

  @FieldResolver(() => MoneyType, { description: 'Debits less credits if positive, else 0.' })
  debitBalance(@Root() account: AccountBalance): MoneyType {
    return columnsOf(account).debitBalance;
  }

  @FieldResolver(() => MoneyType, { description: 'Credits less debits if positive, else 0.' })
  creditBalance(@Root() account: AccountBalance): MoneyType {
    return columnsOf(account).creditBalance;
  }
}

@Resolver(() => LedgerSubAccountType)
export class LedgerSubAccountResolver {
  @FieldResolver(() => MoneyType, { description: 'Balance on the normal side of its account.' })
  balance(@Root() party: PartyBalance): MoneyType {
    return balanceOf(party.account, party);
  }
}
