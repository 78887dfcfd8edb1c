import type { Actor } from '../../kernel/actor.js';
import { isCurrency, money, type Money } from '../../kernel/money.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { refuse, type FieldChecks } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './wallets.tables.js';

export interface GivenAmount {
  readonly amount: string;
  readonly currency: string;
}

/** Reads an amount greater than 0. Throws its errors together with those already collected. */
export function positiveAmount(checks: FieldChecks, given: GivenAmount): Money {
  const currency = given.currency.trim().toUpperCase();
  if (!isCurrency(currency)) checks.fail('currency', 'currencyCode');
  const minor = readAmount(checks, { field: 'amount', value: given.amount, currency }) ?? 0n;
  if (minor <= 0n && checks.errors.length === 0) checks.fail('amount', 'positive');
  checks.settle();
  return money(minor, currency);
}

const findSeller = statement(($: Named<{ sellerId: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.sellerId));

/**
 * Returns the seller id as spelled in the ledger: in capitals it would address a different, empty account. SELLER_NOT_FOUND when the
 * seller does not exist or is outside the caller's scope.
 */
export async function knownSeller(tx: Tx, actor: Actor, given: string): Promise<string> {
  const sellerId = given.toLowerCase();
  const known = isUuid(sellerId) && actor.owns({ sellerId }) && (await findSeller.first(tx.sql, { sellerId }));
  if (!known) throw refuse('SELLER_NOT_FOUND');
  return sellerId;
}
