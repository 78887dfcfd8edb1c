import { Arg, Args, Ctx, ID, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { accountsAt, subAccountsAt } from './accounts.js';
import {
  JournalArgs,
  JournalEntryConnection,
  LedgerAccountType,
  LedgerArchiveType,
  LedgerExportArgs,
  LedgerExportPageType,
  LedgerSubAccountConnection,
  SubAccountsArgs,
  TrialBalanceType,
} from './accounting.types.js';
import { exportJournal } from './export-journal.js';
import { JournalEntryType } from '../wallets/index.js';
import { entryById, listEntries, type JournalEntry, listArchives } from './read-journal.js';
import { trialBalanceAt } from './trial-balance.js';

const AT = { nullable: true, description: 'Up to the end of this posting date (YYYY-MM-DD, UTC); today when absent.' } as const;
const CURRENCY = { nullable: true, description: 'Only this currency (ISO 4217 code).' } as const;

@Resolver()
export class AccountingResolver {
  @Query(() => JournalEntryConnection, { description: 'Journal entries, latest posting date first.' })
  async journalEntries(@Args(() => JournalArgs) args: JournalArgs, @Ctx() context: Context) {
    return new JournalEntryConnection(await listEntries(context, args));
  }

  @Query(() => JournalEntryType, { description: 'One journal entry. NOT_FOUND, ENTRY_ARCHIVED.' })
  journalEntry(@Arg('id', () => ID, { description: 'Its UUID.' }) id: string, @Ctx() context: Context): Promise<JournalEntry> {
    return entryById(context, id);
  }

  @Query(() => [LedgerAccountType], { description: 'Accounts that have postings, with their totals, by currency and code.' })
  ledgerAccounts(
    @Arg('at', () => String, AT) at: string | null,
    @Arg('currency', () => String, CURRENCY) currency: string | null,
    @Ctx() context: Context,
  ) {
    return accountsAt(context, { at, currency });
  }

  @Query(() => LedgerSubAccountConnection, { description: 'Sub-accounts of one account, by owner id.' })
  async ledgerSubAccounts(@Args(() => SubAccountsArgs) args: SubAccountsArgs, @Ctx() context: Context) {
    return new LedgerSubAccountConnection(await subAccountsAt(context, args));
  }

  @Query(() => [TrialBalanceType], { description: 'Trial balance per currency at the end of a posting date in UTC.' })
  async trialBalance(
    @Arg('at', () => String, AT) at: string | null,
    @Arg('currency', () => String, CURRENCY) currency: string | null,
    @Ctx() context: Context,
  ) {
    return trialBalanceAt(context, { at, currency });
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
