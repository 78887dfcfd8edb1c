import { systemActor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { oweBack, receiveAdjustmentPayment } from '../ledger/index.js';
import { clearForBooking, lockShipment } from '../shipments/index.js';
import { announceInvoice, changeInvoice } from './change-invoice.js';
import { invoiceById, invoiceByToken, lockInvoices, type Invoice } from './invoice.js';
import { payerOf } from './payer.js';

export interface LinkPayment {
  /** One of both. */
  readonly id?: string;
  readonly token?: string;
  /** What came; the amount of the invoice when absent. */
  readonly amount?: Money;
  /** The payment as the provider names it: the same one again changes nothing. */
  readonly reference: string;
  readonly occurredAt: Date;
}

export interface PaidInvoice {
  readonly invoice: Invoice;
  /** `surplus` is money for an invoice that was not open: it is owed to whoever paid. */
  readonly outcome: 'paid' | 'replayed' | 'surplus';
}

/** Takes in a payment by link (R7b); for an invoice that is not open, or of another amount, it is kept for the payer (R12). */
export async function payAdjustmentInvoice(tx: Tx, payment: LinkPayment): Promise<PaidInvoice> {
  const found = await find(tx.sql, payment);
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such invoice.' });
  const shipment = await lockShipment(tx, systemActor, found.shipmentId);
  const invoice = (await lockInvoices(tx, shipment.id)).find(({ id }) => id === found.id) ?? found;
  const { reference, occurredAt } = payment;
  const amount = payment.amount ?? invoice.amount;
  if (invoice.status === 'paid' && invoice.paidReference === reference) return { invoice, outcome: 'replayed' };

  const fits = amount.currency === invoice.amount.currency && amount.minor === invoice.amount.minor;
  if (invoice.status !== 'unpaid' || !fits) {
    await oweBack(tx, { invoiceId: invoice.id, sellerId: invoice.sellerId, shipmentId: shipment.id, amount, reference, occurredAt });
    return { invoice, outcome: 'surplus' };
  }
  await receiveAdjustmentPayment(tx, { ...payerOf(shipment), invoiceId: invoice.id, amount, reference, occurredAt });
  const paid = await changeInvoice(tx, shipment, invoice, {
    status: 'paid',
    paidBy: 'link',
    paidAt: occurredAt,
    paidReference: reference,
  });
  await announceInvoice(tx, 'adjustment.paid', { shipment, invoice: paid, occurredAt });
  await clearForBooking(tx, shipment);
  return { invoice: paid, outcome: 'paid' };
}

async function find(sql: RunSql, { id, token }: LinkPayment): Promise<Invoice | undefined> {
  if (token !== undefined) return invoiceByToken(sql, token);
  return id !== undefined && isUuid(id) ? invoiceById(sql, id) : undefined;
}
