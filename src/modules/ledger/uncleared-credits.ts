import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';

export interface UnclearedCredit {
  /** The collection that it belongs to. */
  readonly id: string;
  readonly sellerId: string;
  readonly amount: Money;
  readonly entryId: string;
  readonly feeEntryId: string | null;
}

const open = `
  with credited as (
    insert into uncleared_credit (id, seller_id, currency, amount_minor, entry_id, fee_entry_id, status, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, 'open', $7, $7)
    returning seller_id, currency, amount_minor
  )
  update seller_account a
     set uncleared_minor = a.uncleared_minor + credited.amount_minor, version = a.version + 1, updated_at = $7
    from credited
   where a.seller_id = credited.seller_id and a.kind = 'wallet' and a.currency = credited.currency`;

const close = `
  with closed as (
    update uncleared_credit set status = $2, cleared_at = $3, updated_at = $4
     where id = $1 and status = 'open'
    returning seller_id, currency, amount_minor
  )
  update seller_account a
     set uncleared_minor = a.uncleared_minor - closed.amount_minor, version = a.version + 1, updated_at = $4
    from closed
   where a.seller_id = closed.seller_id and a.kind = 'wallet' and a.currency = closed.currency`;

/** The money of a collection is on the wallet but not in the bank yet. One statement. */
export async function openUncleared(tx: Tx, { id, sellerId, amount, entryId, feeEntryId }: UnclearedCredit): Promise<void> {
  await tx.sql(open, [id, sellerId, amount.currency, amount.minor, entryId, feeEntryId, tx.services.clock.now()]);
}

/** The money has reached the bank. Nothing happens when it had before. One statement. */
export async function clearUncleared(tx: Tx, id: string, clearedAt: Date): Promise<void> {
  await tx.sql(close, [id, 'cleared', clearedAt, tx.services.clock.now()]);
}

/** The collection is taken back before its money was in the bank. One statement. */
export async function reverseUncleared(tx: Tx, id: string): Promise<void> {
  await tx.sql(close, [id, 'reversed', null, tx.services.clock.now()]);
}
