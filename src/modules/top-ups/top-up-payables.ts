import { sql } from 'kysely';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oweBack, topUpWallet, type LedgerServices } from '../ledger/index.js';
import type { InvoicePayment, PayableSource, PaymentOutcome } from '../payments/index.js';
import { displayName } from '../sellers/index.js';
import { amountOf, statusOf } from './top-up.js';
import { db } from './top-ups.tables.js';

const payables = () =>
  db
    .selectFrom('walletTopUp as t')
    .innerJoin('seller as s', 's.id', 't.sellerId')
    .select([
      't.id',
      't.refId',
      't.token',
      't.sellerId',
      't.amountMinor',
      't.currency',
      't.status',
      't.paidReference',
      't.shipmentReference',
    ])
    .select(['s.firstName', 's.lastName', 's.company', sql<boolean>`t.expires_at <= ${now}`.as('isExpired')]);

const findByToken = statement(($: Named<{ token: string }>) => payables().where('t.token', '=', $.token));
const findById = statement(($: Named<{ invoiceId: string }>) => payables().where('t.id', '=', $.invoiceId));

/** Payments into wallets by link. */
export const topUpPayables: PayableSource<LedgerServices> = {
  find: async (on, by) => {
    const row = 'token' in by ? await findByToken.first(on, by) : await findById.first(on, by);
    if (!row) return null;
    return {
      kind: 'topup',
      invoiceId: row.id,
      refId: row.refId,
      token: row.token,
      amount: amountOf(row),
      status: statusOf(row),
      shipmentReference: row.shipmentReference ?? '',
      orderReference: '',
      shopName: displayName(row),
      sellerId: row.sellerId,
      shipmentId: null,
      paidReference: row.paidReference,
    };
  },
  pay: payTopUp,
};

const lockTopUp = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('walletTopUp')
    .select(['id', 'sellerId', 'amountMinor', 'currency', 'status', 'paidReference'])
    .where('id', '=', $.id)
    .forUpdate(),
);
const markPaid = statement(($: Named<{ id: string; paidAt: Date; paidReference: string }>) =>
  db
    .updateTable('walletTopUp')
    .set({ status: 'paid', paidAt: $.paidAt, paidReference: $.paidReference, updatedAt: now })
    .where('id', '=', $.id),
);

/**
 * Credits the wallet once (R1). A second payment, or one over another amount, is owed back to its payer (R12). A payment that was begun before
 * the link ended counts.
 */
async function payTopUp(tx: Tx<LedgerServices>, payment: InvoicePayment): Promise<PaymentOutcome> {
  const { amount, reference, occurredAt, recordedBy } = payment;
  const topUp = await lockTopUp.first(tx.sql, { id: payment.invoiceId });
  if (!topUp) throw new Error(`There is no top-up ${payment.invoiceId}.`);
  const { id, sellerId, status } = topUp;
  if (status === 'paid' && topUp.paidReference === reference) return 'known';
  if (status === 'paid' || amount.minor !== topUp.amountMinor || amount.currency !== topUp.currency) {
    const { replayed } = await oweBack(tx, { invoiceId: id, sellerId, shipmentId: null, amount, reference, occurredAt });
    return replayed ? 'known' : 'refund_due';
  }
  // What staff record has come to the bank; a provider pays out later.
  const into = recordedBy.type === 'system' ? 'clearing' : 'bank';
  await topUpWallet(tx, { sellerId, amount, into, idempotencyKey: `link:${id}`, occurredAt, reference });
  await markPaid(tx.sql, { id, paidAt: occurredAt, paidReference: reference });
  return 'booked';
}
