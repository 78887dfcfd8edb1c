import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { personBehind } from '../access/index.js';
import {
  isForOnePerson,
  requestManualPosting,
  type Approval,
  type ExchangeServices,
  type ManualPosting,
  type ManualPostings,
} from '../approvals/index.js';
import * as ledger from '../ledger/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { textOf } from './payload.js';

type Asked = Omit<ManualPosting, 'proof' | 'amount'> & {
  readonly amount: Money;
  readonly reference: string | null | undefined;
  readonly idempotencyKey?: string | null;
  /** The key of the entry; null if the caller gave none. */
  readonly entryKey: string | null;
};

/** Opens a request if the posting is above the limit of one person, and not booked already. */
export async function requestAboveLimit(
  tx: Tx<ExchangeServices & LedgerServices>,
  actor: Actor,
  { reference, entryKey, idempotencyKey = null, payload, ...posting }: Asked,
): Promise<ManualRequest | null> {
  if (isForOnePerson(tx, posting.amount)) return null;
  if (entryKey !== null && (await ledger.isKeyUsed(tx.sql, entryKey))) return null;
  const proof = { field: 'reference', text: reference };
  const told = { reference: reference?.trim() ?? null, ...(idempotencyKey !== null && { idempotencyKey }) };
  return requestManualPosting(tx, actor, { ...posting, proof, payload: { ...payload, ...told } });
}

/** FORBIDDEN for who owes a shortage, in person or through a token that they created: another person must say that it is settled. */
export async function assertNotOwed(tx: Tx, actor: Actor, workerId: string): Promise<void> {
  if ((await personBehind(tx.sql, actor)) === workerId.toLowerCase()) throw ownShortage();
}

const ownShortage = () => refuse('FORBIDDEN.ownShortage');

const approved = (tx: Tx, { id, amount, payload, reviewedAt }: Approval) => ({
  amount,
  reference: textOf(payload['reference']),
  idempotencyKey: textOf(payload['idempotencyKey']) ?? id,
  approvalRequestId: id,
  occurredAt: reviewedAt ?? tx.services.clock.now(),
});

const onEntry = (tx: Tx, { id, payload, reviewedAt }: Approval) => ({
  entryId: textOf(payload['entryId']) ?? '',
  reference: textOf(payload['reference']) ?? '',
  approvalRequestId: id,
  occurredAt: reviewedAt ?? tx.services.clock.now(),
});

/** The reviewer may be the worker. */
function shortage(tx: Tx, request: Approval) {
  const workerId = textOf(request.payload['workerId']) ?? '';
  if (request.reviewedById === workerId) throw ownShortage();
  return { ...approved(tx, request), workerId };
}

const isClearing = (place: unknown): boolean => place === 'clearing';

/** Postings above the limit, once another person has approved them. */
export const walletPostings = {
  topUpWallet: (tx, request) => {
    const into = isClearing(request.payload['into']) ? 'clearing' : 'bank';
    return ledger.topUpWallet(tx, { ...approved(tx, request), sellerId: request.subjectUserId, into });
  },
  settleReceivable: (tx, request) => {
    const from = isClearing(request.payload['from']) ? 'clearing' : 'bank';
    return ledger.settleReceivable(tx, { ...approved(tx, request), sellerId: request.subjectUserId, from });
  },
  repayShortage: async (tx, request) => ledger.repayShortage(tx, shortage(tx, request)),
  writeOffShortage: async (tx, request) => ledger.writeOffShortage(tx, shortage(tx, request)),
  payCarrier: (tx, request) => ledger.payCarrier(tx, { ...approved(tx, request), subject: textOf(request.payload['carrierCode']) ?? '' }),
  settleClearing: (tx, request) => ledger.settleClearing(tx, onEntry(tx, request)),
  refundPayer: (tx, request) => ledger.refundPayer(tx, onEntry(tx, request)),
  reverseEntry: (tx, request) => {
    const { entryId, occurredAt } = onEntry(tx, request);
    return ledger.reverseEntry(tx, { entryId, occurredAt, reason: textOf(request.payload['reason']) ?? '' });
  },
} satisfies ManualPostings<LedgerServices>;
