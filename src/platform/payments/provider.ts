import type { Money } from '../../kernel/money.js';

/** A payment about to be made. */
export interface Checkout {
  /** Returned in the payment notice. */
  readonly invoiceId: string;
  readonly amount: Money;
  /** Shown to the payer beside the amount. */
  readonly title: string;
  readonly language: 'en' | 'ar';
  /** Where the payer returns to, whatever the outcome. */
  readonly returnUrl: string;
  /** The time of the request, from which the provider's offer is valid for a limited time. */
  readonly at: Date;
  /** The number of earlier checkouts of this invoice that were closed. */
  readonly round: number;
}

/** The provider's payment page, while it is open. */
export interface OpenCheckout {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** A completed payment, as reported by the provider. */
export interface PaymentNotice {
  readonly invoiceId: string;
  readonly amount: Money;
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/** Collects payments online on our behalf. */
export interface PaymentProvider {
  /** Whether this exact amount can be paid online. */
  takes(amount: Money): boolean;
  /** Prepares a payment and returns its page. Calls the provider, so never use it within a transaction. */
  checkout(wanted: Checkout): Promise<OpenCheckout>;
  /** Closes the page so that it accepts no more payments; has no effect if it is already closed. Never use it within a transaction. */
  closeCheckout(id: string): Promise<void>;
  /** Reads a notice: INVALID_SIGNATURE if it is not the provider's, null if it reports no completed payment. */
  readNotice(body: string, signature: string): PaymentNotice | null;
  /** The origin of payment pages, for our content security policy. */
  readonly origin: string | null;
}
