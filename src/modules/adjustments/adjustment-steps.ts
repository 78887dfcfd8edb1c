import type { Selectable } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { money, formatMoney } from '../../kernel/money.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, newPaymentToken } from '../../platform/ids.js';
import { cancelOpenApproval } from '../approvals/index.js';
import { creditAdjustment, takeBackAdjustmentCredit, type LedgerServices } from '../ledger/index.js';
import { type Effect, type TakenStep, actualRateOf, markAdjustment, type Shipment } from '../shipments/index.js';
import type { Breakdown } from './adjustment-invoice.entity.js';
import { db, type AdjustmentTables } from './adjustments.tables.js';
import { announceInvoice, changeInvoice } from './change-invoice.js';
import { lockInvoices, type Invoice, payerOf, INVOICE, invoiceOf } from './invoice.js';

/** Charges or credits the difference, counting what was paid for an earlier measurement. */
export const chargeDifference: Effect<LedgerServices> = {
  says: 'charges or credits the difference to the declared measures',
  run: async (tx, taken) => {
    const { shipment, step } = taken;
    const invoices = await lockInvoices(tx, shipment.id);
    await discard(tx, taken, invoices);
    await takeBackAdjustmentCredit(tx, shipment.id, step.occurredAt);
    // The operator bears the cost of a waived return, whatever it weighs; a test shipment has no price to correct.
    if (shipment.feeWaived || shipment.test) return;

    const paid = invoices.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount.minor, 0n);
    const due = BigInt(shipment.verification?.differenceMinor ?? 0) - paid;
    if (due > 0n) await openInvoice(tx, shipment, { minor: due, occurredAt: step.occurredAt });
    if (due < 0n && tx.services.settings.adjustmentCredit) await giveBack(tx, taken, -due);
  },
};

const giveBack = (tx: Tx<LedgerServices>, { shipment, step }: TakenStep, minor: bigint): Promise<unknown> =>
  creditAdjustment(tx, {
    ...payerOf(shipment),
    amount: money(minor, shipment.currency),
    sequence: shipment.sequence,
    occurredAt: step.occurredAt,
  });

/** Discards a measurement that will be repeated. Payments already made for it stand. */
export const discardAdjustment: Effect<LedgerServices> = {
  says: 'deletes an unpaid adjustment: ADJUSTMENT_ALREADY_PAID once it is paid',
  run: async (tx, taken) => {
    const invoices = await lockInvoices(tx, taken.shipment.id);
    if (invoices.some(({ status }) => status === 'paid')) throw refuse('ADJUSTMENT_ALREADY_PAID');
    await discard(tx, taken, invoices);
    await takeBackAdjustmentCredit(tx, taken.shipment.id, taken.step.occurredAt);
  },
};

async function discard(tx: Tx, { shipment, step }: TakenStep, invoices: readonly Invoice[]): Promise<void> {
  for (const invoice of invoices.filter(isOpen)) {
    await cancelApprovalOf(tx, invoice, 'repacked');
    const deleted = await changeInvoice(tx, shipment, invoice, { status: 'deleted' });
    await announceInvoice(tx, 'adjustment.deleted', { shipment, invoice: deleted, occurredAt: step.occurredAt });
  }
}

/** Keeps the difference due on a parcel that goes back, because the hub has handled it, and cancels any open approval request. */
export const keepAdjustmentDue: Effect = {
  says: 'keeps an adjustment due, and cancels its approval request',
  run: async (tx, { shipment }) => {
    if (shipment.adjustmentStatus !== 'pending_approval') return;
    for (const invoice of (await lockInvoices(tx, shipment.id)).filter(({ status }) => status === 'pending_approval')) {
      await cancelApprovalOf(tx, invoice, 'return_to_sender');
      await changeInvoice(tx, shipment, invoice, { status: 'unpaid' });
    }
  },
};

export const voidAdjustment: Effect = {
  says: 'voids an unpaid adjustment, and cancels its approval request',
  run: async (tx, { shipment }) => {
    if (shipment.adjustmentStatus == null) return;
    for (const invoice of (await lockInvoices(tx, shipment.id)).filter(isOpen)) {
      await cancelApprovalOf(tx, invoice, 'shipment_cancelled');
      await changeInvoice(tx, shipment, invoice, { status: 'void' });
    }
  },
};

const isOpen = ({ status }: Invoice): boolean => status === 'unpaid' || status === 'pending_approval' || status === 'disputed';

const cancelApprovalOf = (tx: Tx, { shipmentId }: Invoice, reason: string): Promise<unknown> =>
  cancelOpenApproval(tx, { shipmentId, type: 'wallet_adjustment', reason });

type Opening = Pick<
  Selectable<AdjustmentTables['adjustmentInvoice']>,
  'id' | 'shipmentId' | 'orderId' | 'sellerId' | 'amountMinor' | 'currency' | 'paymentToken' | 'breakdown'
>;

const insert = statement(($: Named<Opening>) =>
  db
    .insertInto('adjustmentInvoice')
    .values({
      ...valuesOf($, ['id', 'shipmentId', 'orderId', 'sellerId', 'amountMinor', 'currency']),
      status: 'unpaid',
      paymentToken: $.paymentToken,
      breakdown: $.breakdown,
    })
    .returning(INVOICE),
);

/** Opens an invoice for the difference. The parcel waits for payment. */
async function openInvoice(tx: Tx, shipment: Shipment, { minor, occurredAt }: { minor: bigint; occurredAt: Date }): Promise<void> {
  const row = await insert.first(tx.sql, {
    id: newId(),
    shipmentId: shipment.id,
    orderId: shipment.orderId,
    sellerId: shipment.sellerId,
    amountMinor: minor,
    currency: shipment.currency,
    paymentToken: newPaymentToken(),
    breakdown: breakdownOf(shipment),
  });
  if (!row) throw new Error('An invoice was not written.');
  await markAdjustment(tx, shipment, 'unpaid', minor);
  await announceInvoice(tx, 'adjustment.created', { shipment, invoice: invoiceOf(row), occurredAt });
}

const kg = (mg: bigint | number): number => Number(mg) / 1e6;
const cm = (um: bigint | number): number => Number(um) / 1e4;

function breakdownOf(shipment: Shipment): Breakdown {
  const { verification, currency } = shipment;
  const declared = {
    weightKg: kg(shipment.weightMg),
    lengthCm: cm(shipment.lengthUm),
    widthCm: cm(shipment.widthUm),
    heightCm: cm(shipment.heightUm),
    actualRate: formatMoney(actualRateOf(shipment)),
  };
  if (!verification) return { declared, verified: declared };
  const verified = {
    weightKg: kg(verification.weightMg),
    lengthCm: cm(verification.lengthUm),
    widthCm: cm(verification.widthUm),
    heightCm: cm(verification.heightUm),
    actualRate: formatMoney(money(BigInt(verification.actualRateMinor), currency)),
  };
  return { declared, verified };
}
