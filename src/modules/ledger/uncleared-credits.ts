import type { Money } from '../../kernel/money.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './ledger.tables.js';

export interface UnclearedCredit {
  /** Id of the collection. */
  readonly id: string;
  readonly sellerId: string;
  readonly amount: Money;
  readonly entryId: string;
  readonly feeEntryId: string | null;
}

type Opening = Omit<UnclearedCredit, 'amount'> & { readonly currency: string; readonly amountMinor: bigint };

const open = statement(($: Named<Opening>) =>
  db
    .with('credited', (credits) =>
      credits
        .insertInto('unclearedCredit')
        .values({
          ...valuesOf($, ['id', 'sellerId', 'currency', 'amountMinor', 'entryId', 'feeEntryId']),
          status: 'open',
        })
        .returning(['sellerId', 'currency', 'amountMinor']),
    )
    .updateTable('sellerAccount as a')
    .from('credited')
    .set((eb) => ({ unclearedMinor: eb('a.unclearedMinor', '+', eb.ref('credited.amountMinor')), version: eb('a.version', '+', 1) }))
    .whereRef('a.sellerId', '=', 'credited.sellerId')
    .where('a.kind', '=', 'wallet')
    .whereRef('a.currency', '=', 'credited.currency'),
);

interface Closing {
  readonly id: string;
  readonly status: 'cleared' | 'reversed';
  readonly clearedAt: Date | null;
}

const close = statement(($: Named<Closing>) =>
  db
    .with('closed', (credits) =>
      credits
        .updateTable('unclearedCredit')
        .set({ status: $.status, clearedAt: $.clearedAt })
        .where('id', '=', $.id)
        .where('status', '=', 'open')
        .returning(['sellerId', 'currency', 'amountMinor']),
    )
    .updateTable('sellerAccount as a')
    .from('closed')
    .set((eb) => ({ unclearedMinor: eb('a.unclearedMinor', '-', eb.ref('closed.amountMinor')), version: eb('a.version', '+', 1) }))
    .whereRef('a.sellerId', '=', 'closed.sellerId')
    .where('a.kind', '=', 'wallet')
    .whereRef('a.currency', '=', 'closed.currency'),
);

/** Records that a collection is credited but not in the bank yet. One statement. */
export async function openUncleared(tx: Tx, { amount, ...credit }: UnclearedCredit): Promise<void> {
  await open(tx.sql, { ...credit, currency: amount.currency, amountMinor: amount.minor });
}

/** Records that the money has reached the bank. Idempotent. One statement. */
export async function clearUncleared(tx: Tx, id: string, clearedAt: Date): Promise<void> {
  await close(tx.sql, { id, status: 'cleared', clearedAt });
}

/** Records the reversal of a collection before its money was in the bank. One statement. */
export async function reverseUncleared(tx: Tx, id: string): Promise<void> {
  await close(tx.sql, { id, status: 'reversed', clearedAt: null });
}
