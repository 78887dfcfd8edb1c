import { systemActor, type Actor } from '../../kernel/actor.js';
import { sql } from 'kysely';
import { invalid, refuse, refuseFields, FieldChecks } from '../../kernel/errors.js';
import { add, money, subtract, zero, type Money } from '../../kernel/money.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import { newId } from '../../platform/ids.js';
import { isForOnePerson, requestManualPosting, type Approval, type ExchangeServices } from '../approvals/index.js';
import { remitCollection, writeOffCollection, type LedgerServices, BOOKED, chartOfAccounts, ledgerCheck } from '../ledger/index.js';
import { lockShipment, markCodStage, type CodStage, type Shipment } from '../shipments/index.js';
import { db } from './cod.tables.js';
import { remainingOf, type CodCollection, coinsOwed, historyOf } from './collection.js';
import { announceHandover, bookedAs, insertHandover, moveOn, standingCollection, type HandoverOutcome } from './handover.js';
import type { ToldHandover } from './handover-request.rules.js';

interface Locked {
  readonly shipment: Shipment;
  readonly collection: CodCollection;
}

/**
 * Books what a carrier has paid of the cash that it collected. What is missing stays with it, until it comes or is written off. The caller
 * has locked both, and the amount is at most what remains.
 */
export async function receiveFromCarrier(
  tx: Tx<LedgerServices>,
  actor: Pick<Actor, 'type' | 'id'>,
  locked: Locked,
  told: ToldHandover,
): Promise<HandoverOutcome> {
  const { collection } = locked;
  const { amount, reference, occurredAt } = told;
  if (amount.minor === 0n) throw refuseFields([invalid('amount', 'moreThanZeroUnpaid')]);
  const id = newId();
  const rounding = roundingOf(tx.services, collection, amount);
  const rest = subtract(add(remainingOf(collection), rounding), amount);
  const isLast = rest.minor === 0n;
  await remitCollection(tx, { ...bookedAs(collection), id, amount, rounding, isLast, reference, occurredAt });
  const settled = { id, stage: isLast ? ('deposited' as const) : ('with_carrier' as const), told: { ...told, shortage: rest } };
  return record(tx, actor, { ...locked, collection: { ...collection, roundingMinor: collection.roundingMinor + rounding.minor } }, settled);
}

/** What the payment differs from the debt by, where coins made another amount of it. */
function roundingOf(services: CoreServices, collection: CodCollection, amount: Money): Money {
  const isInCoins = coinsOwed(services, collection)?.minor === amount.minor;
  return isInCoins ? subtract(amount, remainingOf(collection)) : zero(amount.currency);
}

/**
 * The operator bears what a carrier has not paid for a parcel. Final. Above the limit of one person it is requested. COD_NOT_CONFIRMED,
 * COD_NOT_WITH_CARRIER.
 */
export async function writeOffCarrierCash(
  tx: Tx<ExchangeServices & LedgerServices>,
  actor: Actor,
  { id: anyId, reason }: { id: string; reason: string },
): Promise<HandoverOutcome | ManualRequest> {
  const checks = new FieldChecks();
  checks.filled('reason', reason);
  checks.settle();
  const locked = await lockWithCarrier(tx, actor, anyId);
  const { collection } = locked;
  const amount = remainingOf(collection);
  if (isForOnePerson(tx, amount)) return writeOff(tx, actor, locked, reason.trim());
  return requestManualPosting(tx, actor, {
    operation: 'writeOffCarrierCash',
    subjectUserId: collection.sellerId,
    shipmentId: collection.shipmentId,
    amount,
    proof: { field: 'reason', text: reason },
    payload: { reason: reason.trim(), collectionId: collection.id },
  });
}

/** Writes off cash of a carrier above the limit of one person, once another has approved it. */
export async function writeOffApproved(tx: Tx<LedgerServices>, { shipmentId, payload, reviewedById }: Approval): Promise<HandoverOutcome> {
  const locked = await lockWithCarrier(tx, systemActor, shipmentId ?? '');
  if (locked.collection.id !== payload['collectionId']) throw refuse('COD_NOT_WITH_CARRIER');
  return writeOff(tx, { type: 'super_admin', id: reviewedById }, locked, String(payload['reason']));
}

async function lockWithCarrier(tx: Tx, actor: Actor, anyId: string): Promise<Locked> {
  const shipment = await lockShipment(tx, actor, anyId);
  const collection = await standingCollection(tx, shipment);
  if (collection.stage !== 'with_carrier') throw refuse('COD_NOT_WITH_CARRIER');
  return { shipment, collection };
}

async function writeOff(
  tx: Tx<LedgerServices>,
  actor: Pick<Actor, 'type' | 'id'>,
  { shipment, collection }: Locked,
  reason: string,
): Promise<HandoverOutcome> {
  const id = newId();
  const loss = remainingOf(collection);
  const occurredAt = tx.services.clock.now();
  await writeOffCollection(tx, {
    ...bookedAs(collection),
    id,
    amount: loss,

    isLast: true,
    reference: null,
    occurredAt,
  });
  const told = { ...NOTHING_TOLD, amount: zero(collection.currency), shortage: loss, shortageNote: reason, occurredAt };
  return record(tx, actor, { shipment, collection }, { id, stage: 'deposited', told });
}

const NOTHING_TOLD = { handedOverById: null, receivedById: null, reference: null, notes: null, operatorEmail: null, idempotencyKey: null };

/** A payment as the carrier's list tells it. */
export const paidBy = (amount: Money, reference: string, occurredAt: Date): ToldHandover => ({
  ...NOTHING_TOLD,
  amount,
  shortage: zero(amount.currency),
  shortageNote: null,
  reference,
  occurredAt,
});

async function record(
  tx: Tx,
  actor: Pick<Actor, 'type' | 'id'>,
  { shipment, collection }: Locked,
  settled: { id: string; stage: CodStage; told: ToldHandover },
): Promise<HandoverOutcome> {
  const { stage, told } = settled;
  await insertHandover(tx, actor, collection, settled);
  // Once it is in the bank, what remains is what has arrived there, in however many parts.
  const remaining = stage === 'deposited' ? await arrivedOf(tx.sql, collection) : told.shortage;
  const { id, roundingMinor } = collection;
  await moveOn(tx.sql, { id, stage, remainingMinor: remaining.minor, roundingMinor, holderId: null });
  if (stage !== collection.stage) await markCodStage(tx, shipment, stage);
  const history = await historyOf(tx.sql, collection);
  const outcome = { collection, shipment, previousStage: collection.stage, stage, amount: told.amount, shortage: told.shortage, history };
  await announceHandover(tx, outcome, told.occurredAt);
  return outcome;
}

const sumArrived = statement(($: Named<{ collectionId: string }>) =>
  db
    .selectFrom('codHandover')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('arrived'))
    .where('collectionId', '=', $.collectionId),
);

async function arrivedOf(on: RunSql, { id, currency }: CodCollection): Promise<Money> {
  return money((await sumArrived.first(on, { collectionId: id }))?.arrived ?? 0n, currency);
}

const { code } = chartOfAccounts.codWithCarrier;

/** The balance of 1105 is what carriers still hold of their collections. */
export const carrierCashCheck = ledgerCheck({
  kind: 'cash_with_carriers',
  text: `
    select '${code}' as account, currency, coalesce(c.total, 0) as expected, coalesce(p.total, 0) as found
      from (select currency, sum(remaining_minor) as total from cod_collection
             where reversed_at is null and stage = 'with_carrier' group by 1) c
      full join (select currency, -sum(minor) as total from ${BOOKED} booked where account = '${code}' group by 1) p
     using (currency)
     where coalesce(c.total, 0) <> coalesce(p.total, 0)`,
});
