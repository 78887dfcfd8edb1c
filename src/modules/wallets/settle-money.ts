import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import * as ledger from '../ledger/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import type { MovementArgs, SettleEntryArgs } from './journal.types.js';

/** R13: a contract seller pays its debt, from the bank or from its wallet. */
export async function receiveFromSeller(
  tx: Tx<LedgerServices>,
  actor: Actor,
  request: MovementArgs & { sellerId: string; from?: 'bank' | 'clearing' | 'wallet' | null },
): Promise<ledger.PostedEntry> {
  actor.require('ledger:settle');
  const amount = positiveAmount(checked(request), request);
  const sellerId = await knownSeller(tx, actor, request.sellerId);
  return ledger.settleReceivable(tx, { ...proofOf(tx, request), sellerId, from: request.from ?? 'bank', amount });
}

/** R6f: a worker's shortage is repaid, or written off by the operator. */
export async function settleWorkerShortage(
  tx: Tx<LedgerServices>,
  actor: Actor,
  { by, ...request }: MovementArgs & { workerId: string; by: 'repayment' | 'write_off' },
): Promise<ledger.PostedEntry> {
  actor.require('ledger:settle');
  const checks = checked(request);
  if (!isUuid(request.workerId)) checks.fail('workerId', 'must be the id of a worker');
  const amount = positiveAmount(checks, request);
  const settle = by === 'repayment' ? ledger.repayShortage : ledger.writeOffShortage;
  return settle(tx, { ...proofOf(tx, request), workerId: request.workerId, amount });
}

/** R10b: pays a carrier. */
export async function payCarrierBill(
  tx: Tx<LedgerServices>,
  actor: Actor,
  request: MovementArgs & { carrierCode: string },
): Promise<ledger.PostedEntry> {
  actor.require('ledger:settle');
  const checks = checked(request);
  checks.text('carrierCode', request.carrierCode, 40);
  const amount = positiveAmount(checks, request);
  return ledger.payCarrier(tx, { ...proofOf(tx, request), subject: request.carrierCode, amount });
}

/** R6e: the provider pays out what an entry booked to clearing. */
export const settleProvider = (tx: Tx<LedgerServices>, actor: Actor, request: SettleEntryArgs): Promise<ledger.PostedEntry> =>
  onEntry(tx, actor, request, ledger.settleClearing);

/** R12, later: refunds a payment that was not due. */
export const sendBack = (tx: Tx<LedgerServices>, actor: Actor, request: SettleEntryArgs): Promise<ledger.PostedEntry> =>
  onEntry(tx, actor, request, ledger.refundPayer);

async function onEntry(
  tx: Tx<LedgerServices>,
  actor: Actor,
  { entryId, reference }: SettleEntryArgs,
  settle: (tx: Tx<LedgerServices>, request: SettleEntryArgs & { occurredAt: Date }) => Promise<ledger.PostedEntry>,
): Promise<ledger.PostedEntry> {
  actor.require('ledger:settle');
  const checks = new FieldChecks();
  checks.text('reference', reference, 100);
  checks.settle();
  if (!isUuid(entryId)) throw refuse('NOT_FOUND', { message: 'There is no such journal entry.' });
  return settle(tx, { entryId, reference, occurredAt: tx.services.clock.now() });
}

/** R11: reverses an entry, once. For super administrators. */
export async function correctEntry(
  tx: Tx<LedgerServices>,
  actor: Actor,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<ledger.PostedEntry> {
  actor.require('ledger:correct');
  const checks = new FieldChecks();
  checks.text('reason', reason, 500);
  checks.settle();
  if (!isUuid(entryId)) throw refuse('NOT_FOUND', { message: 'There is no such journal entry.' });
  return ledger.reverseEntry(tx, { entryId, occurredAt: tx.services.clock.now(), reason: reason.trim() });
}

function checked({ reference, idempotencyKey }: Pick<MovementArgs, 'reference' | 'idempotencyKey'>): FieldChecks {
  const checks = new FieldChecks();
  checks.atMost('reference', reference, 100);
  checks.atMost('idempotencyKey', idempotencyKey, 150);
  return checks;
}

const proofOf = (tx: Tx, { reference, idempotencyKey }: MovementArgs) => ({
  reference: reference ?? null,
  idempotencyKey: idempotencyKey ?? newId(),
  occurredAt: tx.services.clock.now(),
});
