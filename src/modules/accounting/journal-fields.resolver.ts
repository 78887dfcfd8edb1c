import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOut, moneyOrNull, MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { ledgerAccounts } from '../ledger/index.js';
import { JournalEntryType, PostingType } from '../wallets/index.js';
import { balanceOf, columnsOf, type AccountBalance, type PartyBalance } from './accounts.js';
import { LedgerAccountType, LedgerSubAccountType } from './accounting.types.js';
import type { EntryPosting } from './journal.js';
import { postingsLoader } from './read-journal.js';

const directions = { debit: 'debit', credit: 'credit' } as const;

const postingOut = (row: EntryPosting): PostingType => ({
  id: row.id,
  line: row.line,
  account: row.account,
  accountName: ledgerAccounts.get(row.account)?.title ?? row.account,
  direction: directions[row.direction],
  amount: moneyOut(money(row.amountMinor, row.currency)),
  source: row.source,
  sellerId: row.sellerId,
  sellerName: row.sellerName,
  workerId: row.workerId,
  workerName: row.workerName,
  shipmentId: row.shipmentId,
  shipmentReference: row.shipmentReference,
  orderReference: row.orderReference,
  reference: row.reference,
  description: row.description,
  balanceAfter: moneyOrNull(row.balanceAfterMinor === null ? null : money(row.balanceAfterMinor, row.currency)),
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
  @FieldResolver(() => MoneyType, { description: 'Sum of the debits.' })
  debit(@Root() account: AccountBalance): MoneyType {
    return moneyOut(account.debit);
  }

  @FieldResolver(() => MoneyType, { description: 'Sum of the credits.' })
  credit(@Root() account: AccountBalance): MoneyType {
    return moneyOut(account.credit);
  }

  @FieldResolver(() => MoneyType, { description: 'Balance on the normal side of the account.' })
  balance(@Root() account: AccountBalance): MoneyType {
    return moneyOut(balanceOf(account, account));
  }

  @FieldResolver(() => MoneyType, { description: 'Debits less credits if positive, else 0.' })
  debitBalance(@Root() account: AccountBalance): MoneyType {
    return moneyOut(columnsOf(account).debitBalance);
  }

  @FieldResolver(() => MoneyType, { description: 'Credits less debits if positive, else 0.' })
  creditBalance(@Root() account: AccountBalance): MoneyType {
    return moneyOut(columnsOf(account).creditBalance);
  }
}

@Resolver(() => LedgerSubAccountType)
export class LedgerSubAccountResolver {
  @FieldResolver(() => MoneyType, { description: 'Sum of the debits.' })
  debit(@Root() party: PartyBalance): MoneyType {
    return moneyOut(party.debit);
  }

  @FieldResolver(() => MoneyType, { description: 'Sum of the credits.' })
  credit(@Root() party: PartyBalance): MoneyType {
    return moneyOut(party.credit);
  }

  @FieldResolver(() => MoneyType, { description: 'Balance on the normal side of its account.' })
  balance(@Root() party: PartyBalance): MoneyType {
    return moneyOut(balanceOf(party.account, party));
  }
}
