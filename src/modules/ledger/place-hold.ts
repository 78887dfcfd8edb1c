import { sql } from 'kysely';
import type { Money } from '../../kernel/money.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { db } from './ledger.tables.js';

export interface NewHold {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly amount: Money;
  /** In the currency of the amount. */
  readonly creditLimitMinor: bigint;
}

interface HoldValues extends Omit<NewHold, 'amount'> {
  readonly id: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly spendUncleared: boolean;
}

/** The condition is part of the update itself: a concurrent caller that waits for the row evaluates it against the new figures. */
const hold = statement(($: Named<HoldValues>) =>
  db
    .with('funded', (wallets) =>
      wallets
        .updateTable('sellerAccount')
        .set((eb) => ({ heldMinor: eb('heldMinor', '+', $.amountMinor), version: eb('version', '+', 1) }))
        .where('sellerId', '=', $.sellerId)
        .where('kind', '=', 'wallet')
        .where('currency', '=', $.currency)
        .where(
          (eb) => sql<boolean>`${eb.ref('balanceMinor')} - ${eb.ref('heldMinor')}
            - case when ${$.spendUncleared}::boolean then 0 else ${eb.ref('unclearedMinor')} end - ${$.amountMinor} >= -${$.creditLimitMinor}::bigint`,
        )
        .returning(['sellerId', 'currency']),
    )
    .insertInto('walletHold')
    .columns(['id', 'sellerId', 'currency', 'shipmentId', 'amountMinor', 'status', 'createdAt', 'updatedAt'])
    .expression((eb) =>
      eb
        .selectFrom('funded')
        .select([
          sql`${$.id}::uuid`.as('id'),
          'funded.sellerId',
          'funded.currency',
          sql`${$.shipmentId}::uuid`.as('shipmentId'),
          sql`${$.amountMinor}::bigint`.as('amountMinor'),
          sql.lit('open').as('status'),
          now.as('createdAt'),
          now.as('updatedAt'),
        ]),
    ),
);

const openWallet = statement(($: Named<{ sellerId: string; currency: string }>) =>
  db
    .insertInto('sellerAccount')
    .values({ sellerId: $.sellerId, kind: 'wallet', currency: $.currency })
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Places a hold for a shipment; false, with nothing written, if the wallet cannot spend that much. A shipment has at most one open hold:
 * release it before placing another. One statement, three if only credit without a wallet covers it.
 */
export async function placeHold(tx: Tx, given: NewHold): Promise<boolean> {
  const { sellerId, amount, creditLimitMinor } = given;
  if (amount.minor === 0n || (await hasPlaced(tx, given))) return true;
  if (creditLimitMinor < amount.minor) return false;
  // A seller without postings has no wallet, but may have credit. A concurrent caller may open the wallet in the meantime, so the second attempt
  // does not depend on who opened it.
  await openWallet(tx.sql, { sellerId, currency: amount.currency });
  return hasPlaced(tx, given);
}

async function hasPlaced(tx: Tx, { amount, ...given }: NewHold): Promise<boolean> {
  const spendUncleared = tx.services.settings.spendUnclearedOnShipping;
  const placed = await hold.count(tx.sql, { ...given, id: newId(), currency: amount.currency, amountMinor: amount.minor, spendUncleared });
  return placed === 1;
}
