import { statement, type Named } from '../../../platform/db/statement.js';
import { emitAll } from '../../../platform/events/emit.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { JournalEntry, Posting, PostingListener } from '../../ledger/index.js';
import { transactionJson, type Transaction } from './transaction.js';
import { db } from '../wallets.tables.js';

/** Emits an event for each posting on a seller's account. Two statements: one for the events, one for the references they name. */
export const announceTransactions: PostingListener = async (tx, entry) => {
  const made = entry.postings.flatMap((posting) => transactionMade(entry, posting) ?? []);
  if (made.length === 0) return;
  const names = await namesOf(tx, made);
  await emitAll(
    tx,
    made.map((transaction) => ({
      type: 'wallet.transaction',
      subjectId: transaction.id,
      ownerId: transaction.sellerId,
      occurredAt: entry.occurredAt,
      data: transactionJson(named(transaction, names)),
    })),
  );
};

function transactionMade(entry: JournalEntry, posting: Posting): Transaction | null {
  const { sellerId, balanceBefore, balanceAfter, direction, account, ...rest } = posting;
  if (sellerId === null || balanceBefore === null || balanceAfter === null) return null;
  return {
    ...rest,
    sellerId,
    shipmentReference: null,
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

const findNames = statement(($: Named<{ shipmentId: string | null; orderId: string | null }>) =>
  db.selectNoFrom((eb) => [
    eb.selectFrom('shipment').select('reference').where('id', '=', $.shipmentId).as('shipment'),
    eb.selectFrom('order').select('orderReference').where('id', '=', $.orderId).as('order'),
  ]),
);

type Names = Awaited<ReturnType<typeof findNames>>[number];

const NO_NAMES: Names = { shipment: null, order: null };

/** All postings of an entry concern the same shipment and order, or none. */
async function namesOf(tx: Tx, made: readonly Transaction[]): Promise<Names> {
  const shipmentId = made.find((transaction) => transaction.shipmentId !== null)?.shipmentId ?? null;
  const orderId = made.find((transaction) => transaction.orderReference === null && transaction.orderId !== null)?.orderId ?? null;
  if (shipmentId === null && orderId === null) return NO_NAMES;
  return (await findNames.first(tx.sql, { shipmentId, orderId })) ?? NO_NAMES;
}

const named = (transaction: Transaction, { shipment, order }: Names): Transaction => ({
  ...transaction,
  shipmentReference: transaction.shipmentId === null ? null : shipment,
  orderReference: transaction.orderReference ?? order,
});
