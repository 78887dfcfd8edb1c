import type { Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { CoreServices } from '../../platform/services.js';
import type { PaymentStatus } from '../orders/index.js';
import { paysOnline, type PaymentServices } from '../payments/index.js';
import type { Shipment, ShipmentStatus } from '../shipments/index.js';
import { db } from './cod.tables.js';

/** What a shopper still has to pay for a parcel, limited to public information. */
export interface ShopperPayment {
  /** `prepaid` was paid to the store, `due` is payable by delivery, `paid` was due and has been paid. */
  readonly status: 'prepaid' | 'due' | 'paid';
  /** Null if it was paid to the store. */
  readonly amount: Money | null;
  /** Current payment page; null if it cannot be paid online. */
  readonly payUrl: string | null;
}

export interface CollectedParcel {
  readonly type: Shipment['type'];
  readonly status: ShipmentStatus;
  readonly codStage?: string | null | undefined;
  readonly paymentStatus: PaymentStatus;
  readonly collection: Money;
  /** The last segment of the link of its unpaid invoice. */
  readonly token: string | null;
}

/** Statuses in which nothing is due, or no longer. */
const NOTHING_DUE: ReadonlySet<ShipmentStatus> = new Set(['cancelled', 'return_to_sender', 'failed']);

/**
 * Null if there is nothing to show about payment. The payment link is safe to publish: its page shows shop, order and amount, but no
 * personal data.
 */
export function shopperPayment(services: CoreServices & PaymentServices, parcel: CollectedParcel): ShopperPayment | null {
  const { collection: amount, token } = parcel;
  if (parcel.type === 'return') return null;
  if (parcel.codStage != null) return { status: 'paid', amount, payUrl: null };
  if (NOTHING_DUE.has(parcel.status)) return null;
  if (parcel.paymentStatus === 'prepaid' || amount.minor === 0n) return { status: 'prepaid', amount: null, payUrl: null };
  // The driver has the money; the confirmation is still to come.
  if (parcel.status === 'delivered') return null;
  const isOnline = token !== null && paysOnline({ services }, { status: 'unpaid', amount });
  return { status: 'due', amount, payUrl: isOnline ? `${services.publicUrl()}/pay/${token}` : null };
}

const findUnpaid = statement(($: Named<{ shipmentId: string }>) =>
  db.selectFrom('codInvoice').select('token').where('shipmentId', '=', $.shipmentId).where('status', '=', 'unpaid'),
);

/** The last segment of the parcel's payment link; null without an unpaid invoice. */
export async function openPaymentToken(sql: RunSql, shipmentId: string): Promise<string | null> {
  return (await findUnpaid.first(sql, { shipmentId }))?.token ?? null;
}
