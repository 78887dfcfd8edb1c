import type { Money } from '../../kernel/money.js';

/** One payment that somebody is about to make. */
export interface Checkout {
  /** Comes back with the notice of the payment. */
  readonly invoiceId: string;
  readonly amount: Money;
  /** What the payer reads beside the amount. */
  readonly title: string;
  readonly language: 'en' | 'ar';
  /** Where the payer comes back to, whatever came of it. */
  readonly returnUrl: string;
  /** The moment of the request, from which the provider's offer is valid for a while. */
  readonly at: Date;
  /** How many checkouts of the invoice were closed before. */
  readonly round: number;
}

/** The page on which a payment is made, for as long as the provider keeps it. */
export interface OpenCheckout {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** A payment that has been made, as the provider tells it. */
export interface PaymentNotice {
  readonly invoiceId: string;
  readonly amount: Money;
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/** Whoever takes money from payers on our behalf. */
export interface PaymentProvider {
  /** Whether this exact amount can be paid online. */
  takes(amount: Money): boolean;
  /** Prepares a payment and answers the page on which it is made. Talks to the provider, so never within a transaction. */
  checkout(wanted: Checkout): Promise<OpenCheckout>;
  /** Closes the page, so that nobody can pay on it any more; nothing happens where that has come about already. Also outside of transactions. */
  closeCheckout(id: string): Promise<void>;
  /** Reads a notice: INVALID_SIGNATURE when it is not the provider's, null when it tells of nothing that was paid. */
  readNotice(body: string, signature: string): PaymentNotice | null;
  /** Where the page of a payment may lead, for the security policy of ours. */
  readonly origin: string | null;
}
