import { randomBytes } from 'node:crypto';
import { formatMoney, money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { actualRateOf, markAdjustment, type Shipment } from '../shipments/index.js';
import type { Breakdown } from './adjustment-invoice.entity.js';
import { announceInvoice } from './change-invoice.js';
import { INVOICE_COLUMNS, invoiceOf, type InvoiceRow } from './invoice.js';

/** 32 characters that go into a link as they are: 192 random bits. */
const newPaymentToken = (): string => randomBytes(24).toString('base64url');

const insert = `
  insert into adjustment_invoice (id, shipment_id, order_id, seller_id, amount_minor, currency, status, payment_token, breakdown, created_at,
                                  updated_at)
  values ($1, $2, $3, $4, $5, $6, 'unpaid', $7, $8, $9, $9)
  returning ${INVOICE_COLUMNS}`;

/** Asks the seller for the difference. The parcel waits until it is paid. */
export async function openInvoice(tx: Tx, shipment: Shipment, { minor, occurredAt }: { minor: bigint; occurredAt: Date }): Promise<void> {
  const [row] = await tx.sql<InvoiceRow>(insert, [
    newId(),
    shipment.id,
    shipment.orderId,
    shipment.sellerId,
    minor,
    shipment.currency,
    newPaymentToken(),
    JSON.stringify(breakdownOf(shipment)),
    tx.services.clock.now(),
  ]);
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
