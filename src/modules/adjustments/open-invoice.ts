import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { formatMoney, money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { actualRateOf, markAdjustment, type Shipment } from '../shipments/index.js';
import type { Breakdown } from './adjustment-invoice.entity.js';
import { announceInvoice } from './change-invoice.js';
import { db, type AdjustmentTables } from './adjustments.tables.js';
import { INVOICE, invoiceOf } from './invoice.js';

/** 192 random bits as 32 URL-safe characters. */
const newPaymentToken = (): string => randomBytes(24).toString('base64url');

type Opening = Pick<
  Selectable<AdjustmentTables['adjustmentInvoice']>,
  'id' | 'shipmentId' | 'orderId' | 'sellerId' | 'amountMinor' | 'currency' | 'paymentToken' | 'breakdown'
>;

const insert = statement(($: Named<Opening>) =>
  db
    .insertInto('adjustmentInvoice')
    .values({
      id: $.id,
      shipmentId: $.shipmentId,
      orderId: $.orderId,
      sellerId: $.sellerId,
      amountMinor: $.amountMinor,
      currency: $.currency,
      status: 'unpaid',
      paymentToken: $.paymentToken,
      breakdown: $.breakdown,
    })
    .returning(INVOICE),
);

/** Opens an invoice for the difference. The parcel waits for payment. */
export async function openInvoice(tx: Tx, shipment: Shipment, { minor, occurredAt }: { minor: bigint; occurredAt: Date }): Promise<void> {
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
