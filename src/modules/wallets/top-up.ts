import type { Actor } from '../../kernel/actor.js';
import { isCurrency } from '../../kernel/currency.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { topUpWallet, walletOf, type Wallet } from '../ledger/index.js';

export interface TopUpRequest {
  readonly sellerId: string;
  readonly amount: string;
  readonly currency: string;
  readonly into?: 'bank' | 'clearing' | null;
  readonly reference?: string | null;
  readonly idempotencyKey?: string | null;
}

/** Credits money that arrived to a seller's wallet. */
export async function topUp(tx: Tx, actor: Actor, request: TopUpRequest): Promise<Wallet> {
  actor.require('wallet:topup');
  const currency = request.currency.trim().toUpperCase();
  const checks = new FieldChecks();
  if (!isCurrency(currency)) checks.fail('currency', 'must be an ISO 4217 currency code');
  const minor = readAmount(checks, { field: 'amount', value: request.amount, currency });
  checks.atMost('reference', request.reference, 100);
  checks.atMost('idempotencyKey', request.idempotencyKey, 200);
  checks.settle();
  const known = isUuid(request.sellerId) && (await tx.sql('select 1 from seller where id = $1', [request.sellerId])).length > 0;
  if (!known || minor === null) throw refuse('SELLER_NOT_FOUND');

  await topUpWallet(tx, {
    sellerId: request.sellerId,
    amount: money(minor, currency),
    into: request.into ?? 'bank',
    idempotencyKey: request.idempotencyKey ?? newId(),
    occurredAt: tx.services.clock.now(),
    reference: request.reference ?? null,
  });
  return walletOf(tx.sql, request.sellerId, currency);
}
