import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';

export interface NewHold {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly amount: Money;
  /** In the currency of the amount. */
  readonly creditLimitMinor: bigint;
}

/** The condition stands in the update itself: a rival that waits for the row reads the new figures before it decides. */
const hold = `
  with funded as (
    update seller_account
       set held_minor = held_minor + $3, version = version + 1, updated_at = $7
     where seller_id = $1 and kind = 'wallet' and currency = $2
       and balance_minor - held_minor - case when $4::boolean then 0 else uncleared_minor end - $3 >= -$5::bigint
    returning seller_id, currency
  )
  insert into wallet_hold (id, seller_id, currency, shipment_id, amount_minor, status, created_at, updated_at)
  select $6::uuid, seller_id, currency, $8::uuid, $3, 'open', $7, $7 from funded
  returning id`;

const openWallet = `
  insert into seller_account (seller_id, kind, currency, created_at, updated_at) values ($1, 'wallet', $2, $3, $3)
      on conflict do nothing`;

/**
 * Sets money aside for a shipment; false, and nothing written, when the wallet cannot spend that much.
 * A shipment has one open hold at most: release it before placing another. One statement, three when credit would do without a wallet.
 */
export async function placeHold(tx: Tx, given: NewHold): Promise<boolean> {
  const { sellerId, amount, creditLimitMinor } = given;
  if (amount.minor === 0n || (await hasPlaced(tx, given))) return true;
  if (creditLimitMinor < amount.minor) return false;
  // A seller who has never posted anything has no wallet whose money could be held, but may have credit. A rival may open the wallet
  // meanwhile, so the second try does not ask who opened it.
  await tx.sql(openWallet, [sellerId, amount.currency, tx.services.clock.now()]);
  return hasPlaced(tx, given);
}

async function hasPlaced(tx: Tx, { sellerId, shipmentId, amount, creditLimitMinor }: NewHold): Promise<boolean> {
  const { clock, settings } = tx.services;
  const placed = await tx.sql(hold, [
    sellerId,
    amount.currency,
    amount.minor,
    settings.spendUnclearedOnShipping,
    creditLimitMinor,
    newId(),
    clock.now(),
    shipmentId,
  ]);
  return placed.length === 1;
}
