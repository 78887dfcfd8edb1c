import type { ActorIdentity } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { PayableStatus, PaymentOutcome, PayableKind } from './payments.enums.js';

/** An invoice that can be paid by a link. */
export interface Payable {
  readonly kind: PayableKind;
  readonly invoiceId: string;
  readonly refId: number;
  readonly token: string;
  readonly amount: Money;
  readonly status: PayableStatus;
  /** Empty for what is not about a parcel. A top-up may be for a parcel that waits for it. */
  readonly shipmentReference: string;
  readonly orderReference: string;
  /** The shop, or the seller who pays into its wallet. */
  readonly shopName: string;
  readonly sellerId: string;
  readonly shipmentId: string | null;
  /** The reference of the payment that paid it. */
  readonly paidReference: string | null;
}

/** A received payment. */
export interface InvoicePayment {
  readonly invoiceId: string;
  readonly amount: Money;
  /** External proof of payment; one reference is booked once. */
  readonly reference: string;
  readonly occurredAt: Date;
  readonly recordedBy: Pick<ActorIdentity, 'type' | 'id'>;
}

/** Implemented by modules whose invoices can be paid. */
export interface PayableSource<Needs = unknown> {
  /** Finds an invoice by the token of its link or by its id, in one statement. */
  find(sql: RunSql, by: { readonly token: string } | { readonly invoiceId: string }): Promise<Payable | null>;
  /**
   * Books a received payment in the caller's transaction. Never refuses what a provider reports, because the money has already arrived.
   * TEST_SHIPMENT for what a person or token records.
   */
  pay(tx: Tx<Needs>, payment: InvoicePayment): Promise<PaymentOutcome>;
}

/** Refuses payments that a person or token records for a test shipment, which has no invoice to pay. TEST_SHIPMENT. */
export function assertRealPayment({ test }: { readonly test: boolean }, { recordedBy }: InvoicePayment): void {
  if (test && recordedBy.type !== 'system') throw refuse('TEST_SHIPMENT.payment');
}
