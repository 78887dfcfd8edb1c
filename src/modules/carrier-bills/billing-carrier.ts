import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import type { CarrierServices } from '../carriers/index.js';
import { db } from './carrier-bills.tables.js';

/** Who sent an invoice or a remittance. */
export interface BillingCarrier {
  readonly carrierCode: string;
  /** Null for a carrier without an account. */
  readonly accountId: string | null;
}

const MAX_CODE = 40;

/** Also accounts that were removed: their last invoices arrive later. */
const findAccount = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierAccount').select(['id', 'carrierCode', 'sellerId']).where('id', '=', $.id),
);

/**
 * The carrier behind the UUID of an account or the code of a carrier. CARRIER_ACCOUNT_NOT_FOUND, CARRIER_ACCOUNT_OF_SELLER, and
 * VALIDATION_FAILED for a code of no carrier.
 */
export async function billingCarrier(tx: Tx<CarrierServices>, account: string): Promise<BillingCarrier> {
  const text = account.trim();
  if (!isUuid(text)) return carrierOf(tx, text);
  const found = await findAccount.first(tx.sql, { id: text });
  if (!found) throw refuse('CARRIER_ACCOUNT_NOT_FOUND');
  if (found.sellerId !== null) throw refuse('CARRIER_ACCOUNT_OF_SELLER');
  return { carrierCode: found.carrierCode, accountId: found.id };
}

function carrierOf(tx: Tx<CarrierServices>, text: string): BillingCarrier {
  const carrier = text.length <= MAX_CODE ? tx.services.rateBook.current().carriers.get(text) : undefined;
  if (!carrier) throw refuseFields([invalid('account', 'accountOrCarrier')]);
  if (carrier.kind === 'own_fleet') throw refuseFields([invalid('account', 'ownFleetBills')]);
  return { carrierCode: carrier.code, accountId: null };
}
