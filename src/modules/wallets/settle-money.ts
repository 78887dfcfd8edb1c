import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { isForOnePerson, requestManualPosting, type ExchangeServices } from '../approvals/index.js';
import * as ledger from '../ledger/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { assertNotOwed, requestAboveLimit } from './manual-postings.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import { PayCarrierArgs, ReverseEntryArgs, SettleEntryArgs, type MovementArgs } from './journal.types.js';

type Needs = ExchangeServices & LedgerServices;

/** R13: a contract seller pays its debt, from the bank or from its wallet. */
export async function receiveFromSeller(
  tx: Tx<Needs>,
  actor: Actor,
  request: MovementArgs & { sellerId: string; from?: 'bank' | 'clearing' | 'wallet' | null },
): Promise<ledger.PostedEntry | ManualRequest> {
  const amount = positiveAmount(checked(request), request);
  const sellerId = await knownSeller(tx, actor, request.sellerId);
  const from = request.from ?? 'bank';
  const asked = { operation: 'settleReceivable', subjectUserId: sellerId, amount, payload: { from } } as const;
  // Netting moves money between two accounts of the seller's own.
  const waiting = from === 'wallet' ? null : await requestAboveLimit(tx, actor, { ...asked, ...keyOf(request, 'receivable') });
  return waiting ?? ledger.settleReceivable(tx, { ...proofOf(tx, request), sellerId, from, amount });
}

/** R6f: a worker's shortage is repaid, or written off by the operator. */
export async function settleWorkerShortage(
  tx: Tx<Needs>,
  actor: Actor,
  { by, ...request }: MovementArgs & { workerId: string; by: 'repayment' | 'write_off' },
): Promise<ledger.PostedEntry | ManualRequest> {
  const checks = checked(request);
  if (!isUuid(request.workerId)) checks.fail('workerId', 'workerId');
  const amount = positiveAmount(checks, request);
  const workerId = request.workerId.toLowerCase();
  await assertNotOwed(tx, actor, workerId);
  const [operation, settle] =
    by === 'repayment' ? (['repayShortage', ledger.repayShortage] as const) : (['writeOffShortage', ledger.writeOffShortage] as const);
  const asked = { operation, subjectUserId: workerId, amount, payload: { workerId } };
  const waiting = await requestAboveLimit(tx, actor, { ...asked, ...keyOf(request, 'shortage') });
  return waiting ?? settle(tx, { ...proofOf(tx, request), workerId, amount });
}

/** R10b: pays a carrier. */
export async function payCarrierBill(tx: Tx<Needs>, actor: Actor, request: PayCarrierArgs): Promise<ledger.PostedEntry | ManualRequest> {
  const checks = checked(request);
  const { carrierCode } = request;
  checkFields(checks, '', PayCarrierArgs, { carrierCode });
  const amount = positiveAmount(checks, request);
  const asked = { operation: 'payCarrier', subjectUserId: null, amount, payload: { carrierCode } } as const;
  const waiting = await requestAboveLimit(tx, actor, { ...asked, ...keyOf(request, 'carrier') });
  return waiting ?? ledger.payCarrier(tx, { ...proofOf(tx, request), subject: carrierCode, amount });
}

/** R6e: the provider pays out what an entry booked to clearing. */
export const settleProvider = (tx: Tx<Needs>, actor: Actor, request: SettleEntryArgs): Promise<ledger.PostedEntry | ManualRequest> =>
  onEntry(tx, actor, request, { operation: 'settleClearing', keyPrefix: 'settle', post: ledger.settleClearing });

/** R12, later: refunds a payment that was not due. */
export const sendBack = (tx: Tx<Needs>, actor: Actor, request: SettleEntryArgs): Promise<ledger.PostedEntry | ManualRequest> =>
  onEntry(tx, actor, request, { operation: 'refundPayer', keyPrefix: 'payer', post: ledger.refundPayer });

interface OnEntry {
  readonly operation: 'settleClearing' | 'refundPayer';
  readonly keyPrefix: 'settle' | 'payer';
  readonly post: (tx: Tx<LedgerServices>, request: SettleEntryArgs & { occurredAt: Date }) => Promise<ledger.PostedEntry>;
}

async function onEntry(
  tx: Tx<Needs>,
  actor: Actor,
  { reference, ...given }: SettleEntryArgs,
  { operation, keyPrefix, post }: OnEntry,
): Promise<ledger.PostedEntry | ManualRequest> {
  const checks = new FieldChecks();
  checkFields(checks, '', SettleEntryArgs, { reference, ...given });
  checks.settle();
  const entryId = given.entryId.toLowerCase();
  if (!isUuid(entryId)) throw refuse('NOT_FOUND.journalEntry');
  const about = await aboutEntry(tx, entryId);
  const asked = about && { ...about, operation, reference, entryKey: `${keyPrefix}:${entryId}`, payload: { entryId } };
  const waiting = asked && (await requestAboveLimit(tx, actor, asked));
  return waiting ?? post(tx, { entryId, reference, occurredAt: tx.services.clock.now() });
}

/** The largest amount of an entry, and the seller whom it concerns; null for an entry that is not there. */
async function aboutEntry(tx: Tx, entryId: string): Promise<{ amount: Money; subjectUserId: string | null } | null> {
  const { postings = [] } = (await ledger.entryById(tx.sql, entryId)) ?? {};
  const [first, ...rest] = postings.map(({ amount }) => amount);
  if (!first) return null;
  const amount = rest.reduce((largest, each) => (each.minor > largest.minor ? each : largest), first);
  return { amount, subjectUserId: postings.find(({ sellerId }) => sellerId !== null)?.sellerId ?? null };
}

/** R11: reverses an entry, once. For super administrators; above the limit of one person, two of them. */
export async function correctEntry(
  tx: Tx<Needs>,
  actor: Actor,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<ledger.PostedEntry | ManualRequest> {
  const checks = new FieldChecks();
  checkFields(checks, '', ReverseEntryArgs, { entryId, reason });
  checks.settle();
  if (!isUuid(entryId)) throw refuse('NOT_FOUND.journalEntry');
  const about = await aboutEntry(tx, entryId);
  if (about && !isForOnePerson(tx, about.amount)) {
    const payload = { entryId, reason: reason.trim() };
    return requestManualPosting(tx, actor, { ...about, operation: 'reverseEntry', proof: { field: 'reason', text: reason }, payload });
  }
  return ledger.reverseEntry(tx, { entryId, occurredAt: tx.services.clock.now(), reason: reason.trim() });
}

function checked({ reference, idempotencyKey }: Pick<MovementArgs, 'reference' | 'idempotencyKey'>): FieldChecks {
  const checks = new FieldChecks();
  checks.atMost('reference', reference, 100);
  checks.atMost('idempotencyKey', idempotencyKey, 150);
  return checks;
}

const keyOf = ({ reference, idempotencyKey }: MovementArgs, kind: 'receivable' | 'shortage' | 'carrier') => ({
  reference,
  idempotencyKey: idempotencyKey ?? null,
  entryKey: idempotencyKey == null ? null : `${kind}:${idempotencyKey}`,
});

const proofOf = (tx: Tx, { reference, idempotencyKey }: MovementArgs) => ({
  reference: reference ?? null,
  idempotencyKey: idempotencyKey ?? newId(),
  occurredAt: tx.services.clock.now(),
});
