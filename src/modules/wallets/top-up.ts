import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { topUpWallet, walletOf, type Wallet, type LedgerServices } from '../ledger/index.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import type { TopUpWalletArgs } from './wallet.types.js';

/** Credits received money to a seller's wallet. */
export async function topUp(tx: Tx<LedgerServices>, actor: Actor, request: TopUpWalletArgs): Promise<Wallet> {
  actor.require('wallet:topup');
  const checks = new FieldChecks();
  checks.atMost('reference', request.reference, 100);
  checks.atMost('idempotencyKey', request.idempotencyKey, 200);
  const amount = positiveAmount(checks, request);
  const sellerId = await knownSeller(tx, actor, request.sellerId);

  await topUpWallet(tx, {
    sellerId,
    amount,
    into: request.into ?? 'bank',
    idempotencyKey: request.idempotencyKey ?? newId(),
    occurredAt: tx.services.clock.now(),
    reference: request.reference ?? null,
  });
  return walletOf(tx.sql, sellerId, amount.currency);
}
