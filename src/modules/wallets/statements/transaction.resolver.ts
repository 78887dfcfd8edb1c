import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { transactionId } from '../../ledger/index.js';
import { listTransactions, transactionById } from './read-transactions.js';
import type { Transaction } from './transaction.js';
import { TransactionConnection, TransactionsArgs, TransactionType } from './transaction.types.js';

@Resolver(() => TransactionType)
export class TransactionResolver {
  @Query(() => TransactionConnection, {
    description: 'Movements on seller accounts, latest first, preceded by open holds.',
  })
  async transactions(@Args(() => TransactionsArgs) args: TransactionsArgs, @Ctx() context: Context) {
    return new TransactionConnection(await listTransactions(context, args));
  }

  @Query(() => TransactionType, { description: 'Returns one transaction. TRANSACTION_NOT_FOUND.' })
  transaction(
    @Arg('id', () => String, { description: 'Id of the transaction (txn_...).' }) id: string,
    @Ctx() context: Context,
  ): Promise<Transaction> {
    return transactionById(context, id);
  }

  @FieldResolver(() => ID, { description: 'Id of the transaction (txn_...).' })
  id(@Root() { id }: Transaction): string {
    return transactionId(id);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Id of the transaction that it reverses.' })
  reversesTransactionId(@Root() { reversesPostingId }: Transaction): string | null {
    return reversesPostingId && transactionId(reversesPostingId);
  }
}
