import type { Actor } from '../../kernel/actor.js';
import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { coinsOwed, collectsForOperator, lockCollection, paidBy, receiveFromCarrier, remainingOf } from '../cod/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { lockOrder } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { RemittanceOutcome } from './carrier-bills.enums.js';
import { instantOf } from '../../platform/csv/csv-table.js';
import type { RemittanceRow } from './remittance-csv.rules.js';

export interface SettledRow {
  readonly outcome: RemittanceOutcome;
  /** What has moved to the bank. */
  readonly bookedMinor: bigint;
}

const unbooked = (outcome: RemittanceOutcome): SettledRow => ({ outcome, bookedMinor: 0n });

/** Books what a carrier has paid for one parcel, which the caller has locked, or says why not. */
export async function settleRow(
  tx: Tx<LedgerServices>,
  actor: Actor,
  shipment: Shipment | undefined,
  { amountMinor, currency, paidOn, reference }: RemittanceRow,
): Promise<SettledRow> {
  if (!shipment) return unbooked('unknown');
  const collection = await lockCollection(tx, shipment.id);
  if (!collection) return unbooked(collectsForOperator(shipment, await lockOrder(tx, shipment)) ? 'not_confirmed' : 'not_cod');
  if (collection.stage === 'deposited') return unbooked('already_deposited');
  if (collection.stage !== 'with_carrier') return unbooked('not_with_carrier');
  if (collection.currency !== currency) return unbooked('other_currency');

  const owed = remainingOf(collection).minor;
  const isInCoins = coinsOwed(tx.services, collection)?.minor === amountMinor;
  const bookedMinor = isInCoins || amountMinor < owed ? amountMinor : owed;
  const { stage } = await receiveFromCarrier(
    tx,
    actor,
    { shipment, collection },
    paidBy(money(bookedMinor, currency), reference, instantOf(paidOn)),
  );
  if (stage === 'with_carrier') return { outcome: 'less', bookedMinor };
  return { outcome: amountMinor > bookedMinor ? 'more' : 'deposited', bookedMinor };
}
