import type { ActorIdentity } from '../../kernel/actor.js';
import type { Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { PaymentProvider } from '../../platform/payments/provider.js';
import type { PayableStatus, PaymentOutcome, PayableKind } from './payments.enums.js';

/** Something that can be paid by a link. */
export interface Payable {
  readonly kind: PayableKind;
  readonly invoiceId: string;
  readonly refId: number;
  readonly token: string;
  readonly amount: Money;
  readonly status: PayableStatus;
  readonly shipmentReference: string;
  readonly orderReference: string;
  readonly shopName: string;
}

/** How a payment came in. */
export interface InvoicePayment {
  readonly invoiceId: string;
  readonly amount: Money;
  /** What proves it outside; the same one is booked once. */
  readonly reference: string;
  readonly occurredAt: Date;
  readonly recordedBy: Pick<ActorIdentity, 'type' | 'id'>;
}

/** What a module with invoices gives, so that they can be paid. */
export interface PayableSource {
  /** By the token of a link, or by the id of an invoice. One statement. */
  find(sql: RunSql, by: { readonly token: string } | { readonly invoiceId: string }): Promise<Payable | null>;
  /** Books a payment that has been made, in the transaction of the caller. It is never refused: money that came in is there. */
  pay(tx: Tx, payment: InvoicePayment): Promise<PaymentOutcome>;
}

declare module '../../platform/services.js' {
  interface Services {
    readonly payables: readonly PayableSource[];
    readonly paymentProvider: PaymentProvider;
  }
}
