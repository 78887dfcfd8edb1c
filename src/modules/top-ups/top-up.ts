import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { FieldChecks, invalid, missing, refuse, refuseFields } from '../../kernel/errors.js';
import { daysAfter } from '../../kernel/clock.js';
import { money, type Money } from '../../kernel/money.js';
import { assertRoom } from '../../platform/db/room.js';
import { now, statement, valuesOf, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { isUuid, newId, newPaymentToken } from '../../platform/ids.js';
import { wayToPay, type PaymentServices } from '../payments/index.js';
import { positiveAmount } from '../wallets/index.js';
import { db } from './top-ups.tables.js';
import { StartTopUpInput } from './top-up.types.js';

/** A link is for now; anyone who wants to pay later asks for another. */
const VALID_DAYS = 1;

const topUps = () =>
  db
    .selectFrom('walletTopUp as t')
    .select(['t.id', 't.sellerId', 't.refId', 't.token', 't.amountMinor', 't.currency', 't.status', 't.expiresAt', 't.paidAt'])
    .select(['t.paidReference', sql<boolean>`t.expires_at <= ${now}`.as('isExpired')]);

const findByKey = statement(($: Named<{ sellerId: string; idempotencyKey: string }>) =>
  topUps().where('t.sellerId', '=', $.sellerId).where('t.idempotencyKey', '=', $.idempotencyKey),
);
const findById = statement(($: Named<{ id: string }>) => topUps().where('t.id', '=', $.id));

export type TopUp = Awaited<ReturnType<typeof findById>>[number];

interface NewTopUp {
  readonly id: string;
  readonly sellerId: string;
  readonly token: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly idempotencyKey: string | null;
  readonly shipmentReference: string | null;
  readonly expiresAt: Date;
}

const insert = statement(($: Named<NewTopUp>) =>
  db
    .insertInto('walletTopUp')
    .values({
      ...valuesOf($, ['id', 'sellerId', 'token', 'amountMinor', 'currency', 'idempotencyKey', 'shipmentReference', 'expiresAt']),
      status: 'unpaid',
    })
    .onConflict((conflict) => conflict.columns(['sellerId', 'idempotencyKey']).doNothing()),
);
const countOpen = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('walletTopUp')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId)
    .where('status', '=', 'unpaid')
    .where('expiresAt', '>', now),
);
const findSeller = statement(($: Named<{ sellerId: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.sellerId));

/** The shipment that waits for the money. */
interface WaitingShipment {
  readonly reference: string;
  readonly sellerId: string | null;
}

/**
 * Opens a payment link for a payment into a wallet. Nothing is credited before the payment arrives. Idempotent by key: concurrent requests
 * with one key share one link, IDEMPOTENCY_KEY_REUSED for another amount. SHIPMENT_NOT_FOUND for that of another seller, SERVICE_UNAVAILABLE
 * without online payments, LIMIT_REACHED.
 */
export async function startTopUp(
  tx: Tx<PaymentServices>,
  actor: Actor,
  { input, shipment }: { readonly input: StartTopUpInput; readonly shipment: WaitingShipment | null },
): Promise<TopUp> {
  const checks = new FieldChecks();
  checkFields(checks, '', StartTopUpInput, input);
  const amount = positiveAmount(checks, input);
  const sellerId = await payeeOf(tx, actor, input.sellerId);
  if (shipment && shipment.sellerId !== sellerId) throw refuse('SHIPMENT_NOT_FOUND');
  assertPayable(tx, amount);

  const row: NewTopUp = {
    id: newId(),
    sellerId,
    token: newPaymentToken(),
    amountMinor: amount.minor,
    currency: amount.currency,
    idempotencyKey: input.idempotencyKey?.trim() || null,
    shipmentReference: shipment?.reference ?? null,
    expiresAt: daysAfter(tx.services.clock.now(), VALID_DAYS),
  };
  const isNew = (await insert.count(tx.sql, row)) > 0;
  if (isNew) await assertRoom(tx, 'topUps', { owner: sellerId, adding: 0, held: () => countOpen.first(tx.sql, { sellerId }) });
  if (isNew || row.idempotencyKey === null) return known(await findById.first(tx.sql, { id: row.id }));
  const earlier = known(await findByKey.first(tx.sql, { sellerId, idempotencyKey: row.idempotencyKey }));
  if (earlier.amountMinor !== row.amountMinor || earlier.currency !== row.currency) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}

function known(topUp: TopUp | undefined): TopUp {
  if (!topUp) throw new Error('A top-up that was just written is missing.');
  return topUp;
}

async function payeeOf(tx: Tx, actor: Actor, given: string | null | undefined): Promise<string> {
  const sellerId = (given ?? actor.sellerId)?.toLowerCase();
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  const isOwn = isUuid(sellerId) && actor.owns({ sellerId });
  if (!isOwn || !(await findSeller.first(tx.sql, { sellerId }))) throw refuse('SELLER_NOT_FOUND');
  return sellerId;
}

function assertPayable(tx: Tx<PaymentServices>, amount: Money): void {
  if (wayToPay(tx.services, amount) !== 'none') return;
  if (tx.services.paymentProvider.origin === null) throw refuse('SERVICE_UNAVAILABLE.noPaymentProvider');
  throw refuseFields([invalid('amount', 'notPayableOnline')]);
}

export const amountOf = ({ amountMinor, currency }: Pick<TopUp, 'amountMinor' | 'currency'>): Money => money(amountMinor, currency);

/** Whether the link can be paid. */
export const statusOf = ({ status, isExpired }: Pick<TopUp, 'status' | 'isExpired'>): 'unpaid' | 'paid' | 'expired' =>
  status === 'unpaid' && isExpired ? 'expired' : status;
