import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/errors.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { ExchangeServices } from '../approvals/index.js';
import { topUpWallet, walletOf, type Wallet, type LedgerServices } from '../ledger/index.js';
import { requestAboveLimit } from './manual-postings.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import { TopUpWalletArgs } from './wallet.types.js';

/** Credits received money to a seller's wallet. Above the limit of one person it is requested. */
export async function topUp(
  tx: Tx<ExchangeServices & LedgerServices>,
  actor: Actor,
  request: TopUpWalletArgs,
): Promise<Wallet | ManualRequest> {
  const checks = new FieldChecks();
  checkFields(checks, '', TopUpWalletArgs, request);
  const amount = positiveAmount(checks, request);
  const sellerId = await knownSeller(tx, actor, request.sellerId);

  const { reference, idempotencyKey = null } = request;
  const into = request.into ?? 'bank';
  const asked = await requestAboveLimit(tx, actor, {
    operation: 'topUpWallet',
    subjectUserId: sellerId,
    amount,
    reference,
    idempotencyKey,
    entryKey: idempotencyKey && `topup:${idempotencyKey}`,
    payload: { into },
  });
  if (asked) return asked;
  await topUpWallet(tx, {
    sellerId,
    amount,
    into,
    idempotencyKey: idempotencyKey ?? newId(),
    occurredAt: tx.services.clock.now(),
    reference: reference ?? null,
  });
  return walletOf(tx.sql, sellerId, amount.currency);
}
