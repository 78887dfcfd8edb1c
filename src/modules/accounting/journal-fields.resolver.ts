import { Ctx, FieldResolver, ID, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { money, moneyOrNull } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { ledgerAccounts } from '../ledger/index.js';
import { JournalEntryType, PostingType } from '../wallets/index.js';
import { balanceOf, columnsOf, type AccountBalance, type PartyBalance } from './accounts.js';
import { LedgerAccountType, LedgerSubAccountType } from './accounting.types.js';
import type { EntryPosting } from './journal.js';
import { postingsLoader } from './read-journal.js';

const postingOut = (row: EntryPosting): PostingType => ({
  ...row,
  accountName: ledgerAccounts.get(row.account)?.title ?? row.account,
  amount: money(row.amountMinor, row.currency),
  balanceAfter: moneyOrNull(row.balanceAfterMinor, row.currency),
});

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
