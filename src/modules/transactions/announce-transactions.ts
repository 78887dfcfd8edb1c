import { emitAll } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JournalEntry, Posting, PostingListener } from '../ledger/index.js';
import { transactionJson, type Transaction } from './transaction.js';

/** Tells of each posting on an account of a seller. One statement, and one more where the name of the order is not on the posting. */
export const announceTransactions: PostingListener = async (tx, entry) => {
  const made = entry.postings.flatMap((posting) => transactionMade(entry, posting) ?? []);
  if (made.length === 0) return;
  const reference = await orderReference(tx, made);
  await emitAll(
    tx,
    made.map((transaction) => ({
      type: 'wallet.transaction',
      subjectId: transaction.id,
      ownerId: transaction.sellerId,
      occurredAt: entry.occurredAt,
      data: transactionJson({ ...transaction, orderReference: transaction.orderReference ?? reference }),
    })),
  );
};

function transactionMade(entry: JournalEntry, posting: Posting): Transaction | null {
  const { sellerId, balanceBefore, balanceAfter, direction, account, ...rest } = posting;
  if (sellerId === null || balanceBefore === null || balanceAfter === null) return null;
  return {
    ...rest,
    sellerId,
    balanceBefore,
    balanceAfter,
    account: account === '2100' ? 'wallet' : 'receivable',
    type: direction,
    status: 'posted',
    journalEntryId: entry.id,
    clearedAt: null,
    createdAt: entry.occurredAt,
  };
}

/** All postings of an entry are about one order. */
async function orderReference(tx: Tx, made: readonly Transaction[]): Promise<string | null> {
  const orderId = made.find((transaction) => transaction.orderReference === null && transaction.orderId !== null)?.orderId;
  if (!orderId) return null;
  const [order] = await tx.sql<{ order_reference: string | null }>('select order_reference from "order" where id = $1', [orderId]);
  return order?.order_reference ?? null;
}
