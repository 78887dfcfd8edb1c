import { fieldError, problem, refuse, FieldChecks } from '../../kernel/errors.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { isUuid } from '../../platform/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Order } from '../orders/index.js';
import {
  CollectedAtDoorInput,
  DeliveryCollectionInput,
  type CodPaymentMethod,
  type DoorCollection,
  type DoorFieldNames,
  type NotCollected,
} from '../shipments/index.js';
import type { CodCollection } from './collection.js';
import type { ConfirmCodInput } from './cod.types.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';

/** A reported collection with all defaults filled in. */
export interface ToldCollection {
  readonly method: CodPaymentMethod;
  /** What the seller is credited. */
  readonly collectedMinor: bigint;
  /** Cash taken beyond it, because coins make no other amount. */
  readonly roundingMinor: bigint;
  readonly collectedAt: Date;
  readonly collectedAtGiven: boolean;
  readonly collectedById: string | null;
  readonly reference: string | null;
  readonly notes: string | null;
  readonly operatorEmail: string | null;
}

/** Tolerance for clock differences. */
const MAX_AHEAD_MS = 30_000;

const MAX_REFERENCE = maxOf(CollectedAtDoorInput, 'posReference');
const MAX_REASON = maxOf(DeliveryCollectionInput, 'notCollectedReason');
const MAX_NOTES = maxOf(CollectedAtDoorInput, 'notes');

interface DoorChecks {
  readonly order: Order;
  readonly now: Date;
  /** What coins make of the amount due. */
  readonly cash: Money;
  /** Whether money of which nothing is said was taken in coins. A carrier owes the amount due until it has paid. */
  readonly takesCash: boolean;
  readonly fieldOf: FieldNames;
}

/** A collection with what only its confirmation says. */
export type Confirmed = DoorCollection & Pick<ConfirmCodInput, 'collectedAt' | 'operatorEmail'>;

/** Maps a field to the caller's name for it. */
export type FieldNames = (field: keyof DoorCollection) => string;

/** Sole check of money taken at a door, whatever input reports it. VALIDATION_FAILED, MISSING_FIELD, CURRENCY_MISMATCH. */
export function checkDoorCollection(request: Confirmed, { order, now, cash, takesCash, fieldOf }: DoorChecks): ToldCollection {
  const checks = new FieldChecks();
  const { currency } = order;
  const given = request.currency?.trim().toUpperCase();
  const minor = readAmount(checks, { field: fieldOf('amount'), value: request.amount, currency });
  if (minor === 0n) checks.fail(fieldOf('amount'), 'positive');
  if (request.method === 'pos') checks.text(fieldOf('posReference'), request.posReference, MAX_REFERENCE);
  else checks.atMost(fieldOf('posReference'), request.posReference, MAX_REFERENCE);
  const isRounded = request.method === 'cash' && (minor === null ? takesCash : minor === cash.minor);
  if (request.acceptPartial && minor !== null && minor < order.collectionMinor && !isRounded)
    checks.text(fieldOf('notes'), request.notes, MAX_NOTES);
  else checks.atMost(fieldOf('notes'), request.notes, MAX_NOTES);
  if (request.collectedById != null && !isUuid(request.collectedById)) checks.fail(fieldOf('collectedById'), 'staffId');
  if (request.collectedAt && request.collectedAt.getTime() > now.getTime() + MAX_AHEAD_MS) checks.fail('collectedAt', 'inFuture');
  if (request.operatorEmail != null) checks.email('operatorEmail', request.operatorEmail);
  checks.settle();
  if (given && given !== currency) throw otherCurrency(fieldOf('currency'), { given, currency });
  return {
    method: request.method,
    collectedMinor: isRounded ? order.collectionMinor : (minor ?? order.collectionMinor),
    roundingMinor: isRounded ? cash.minor - order.collectionMinor : 0n,
    collectedAt: request.collectedAt ?? now,
    collectedAtGiven: request.collectedAt != null,
    collectedById: request.collectedById ?? null,
    reference: request.posReference?.trim() || null,
    notes: request.notes?.trim() || null,
    operatorEmail: request.operatorEmail ?? null,
  };
}

/** Returns why nothing was collected. */
export function checkNotCollected({ notCollectedReason }: NotCollected, fieldOf: DoorFieldNames): string {
  const checks = new FieldChecks();
  checks.text(fieldOf('notCollectedReason'), notCollectedReason, MAX_REASON);
  checks.settle();
  return notCollectedReason.trim();
}

const otherCurrency = (field: string, said: { given: string; currency: string }) =>
  refuse('CURRENCY_MISMATCH', {}, { errors: [fieldError(field, 'CURRENCY_MISMATCH', problem('otherThanOrder', said))] });

/**
 * Whether a request repeats a known collection rather than reporting a different one. `collector` is the named person, or the assumed one
 * if none is named.
 */
export const isSameCollection = (known: CodCollection, told: ToldCollection, collector: string | null): boolean =>
  known.method === told.method &&
  known.collectedMinor === told.collectedMinor &&
  (known.collectedById == null ? told.collectedById === null : known.collectedById === collector) &&
  (known.reference ?? null) === told.reference &&
  (known.notes ?? null) === told.notes &&
  known.collectedAtGiven === told.collectedAtGiven &&
  (!told.collectedAtGiven || known.collectedAt.getTime() === told.collectedAt.getTime());
