import { refuseAt, FieldChecks } from '../../kernel/errors.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { money, subtract, zero, type Money } from '../../kernel/money.js';
import { isUuid } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { CodStage } from '../shipments/index.js';
import { remainingOf, type CodCollection } from './collection.js';
import { isCash } from './cod.enums.js';
import { AdvanceCodHandoverInput } from './cod.types.js';

export interface ToldHandover {
  readonly amount: Money;
  readonly shortage: Money;
  readonly shortageNote: string | null;
  readonly handedOverById: string | null;
  readonly receivedById: string | null;
  readonly reference: string | null;
  readonly notes: string | null;
  readonly operatorEmail: string | null;
  readonly idempotencyKey: string | null;
  readonly occurredAt: Date;
}

/** Tolerance for clock differences. */
const MAX_AHEAD_MS = 30_000;

/** `coins` is what a carrier may pay instead of what it owes, because it was collected in coins. */
export function checkHandoverRequest(
  request: AdvanceCodHandoverInput,
  to: CodStage,
  { collection, coins, now }: { collection: CodCollection; coins: Money | null; now: Date },
): ToldHandover {
  const checks = new FieldChecks();
  const { currency } = collection;
  const remaining = remainingOf(collection);
  const minor = readAmount(checks, { field: 'amount', value: request.amount, currency });
  const amount = minor === null ? remaining : money(minor, currency);
  const isWhole = amount.minor === remaining.minor || amount.minor === coins?.minor;
  if (amount.minor < remaining.minor && !isWhole) checks.filled('shortageNote', request.shortageNote);
  const hands = { handedOverById: request.handedOverById?.trim() || null, receivedById: request.receivedById?.trim() || null };
  checkHands(checks, hands, { to, collection });
  if (to === 'deposited') checks.filled('depositReference', request.depositReference);
  if (request.depositedAt && request.depositedAt.getTime() > now.getTime() + MAX_AHEAD_MS) checks.fail('depositedAt', 'inFuture');
  checkFields(checks, '', AdvanceCodHandoverInput, request);
  checks.settle();
  if (amount.minor > remaining.minor && !isWhole) throw refuseAt('amount', 'COD_AMOUNT_MISMATCH.moreThanHeld');
  return {
    amount,
    shortage: isWhole ? zero(currency) : subtract(remaining, amount),
    shortageNote: request.shortageNote?.trim() || null,
    ...hands,
    reference: request.depositReference?.trim() || null,
    notes: request.notes?.trim() || null,
    operatorEmail: request.operatorEmail ?? null,
    idempotencyKey: request.idempotencyKey ?? null,
    occurredAt: (to === 'deposited' ? request.depositedAt : null) ?? now,
  };
}

type Hands = Pick<ToldHandover, 'handedOverById' | 'receivedById'>;

/** Cash handed over between people needs a named recipient; a bank confirms with its slip. */
function checkHands(checks: FieldChecks, hands: Hands, { to, collection }: { to: CodStage; collection: CodCollection }): void {
  if (isCash(collection.method) && to !== 'deposited' && hands.receivedById === null) checks.missing('receivedById');
  for (const field of ['handedOverById', 'receivedById'] as const) {
    const id = hands[field];
    if (id !== null && !isUuid(id)) checks.fail(field, 'staffId');
  }
}
