import Stripe from 'stripe';
import { refuse } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/clock.js';
import type { Checkout, OpenCheckout, PaymentNotice, PaymentProvider } from './provider.js';
import { fromStripeUnits, toStripeUnits } from './stripe-amount.js';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The URL of a Stripe-compatible server; absent for Stripe itself. */
  readonly apiBase?: string | undefined;
}

const TIMEOUT_MS = 10_000;
/** Duplicates of a request within this time share one checkout. */
const WINDOW_SECONDS = 600;
/** Stripe refuses offers of less than half an hour. */
const OFFER_SECONDS = 31 * 60;

/** Stripe Checkout: the payer pays on Stripe's page, and a signed notice reports the payment. */
export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.stripe = new Stripe(settings.secretKey, {
      ...serverOf(settings.apiBase),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  readonly origin = 'https://checkout.stripe.com';

  takes(amount: Checkout['amount']): boolean {
    return toStripeUnits(amount) !== undefined;
  }

  async checkout(wanted: Checkout): Promise<OpenCheckout> {
    try {
      const { id, url } = await this.stripe.checkout.sessions.create(sessionOf(wanted), { idempotencyKey: keyOf(wanted) });
      if (url) return { id, url, expiresAt: expiryOf(wanted) };
    } catch (cause) {
      throw refuse('SERVICE_UNAVAILABLE.paymentProviderDown', {}, { cause });
    }
    throw refuse('SERVICE_UNAVAILABLE.noPaymentPage');
  }

  async closeCheckout(id: string): Promise<void> {
    try {
      await this.stripe.checkout.sessions.expire(id);
    } catch (cause) {
      // Stripe refuses to close a page that was paid or has expired: there is nothing left to close.
      if (cause instanceof Stripe.errors.StripeInvalidRequestError) return;
      throw refuse('SERVICE_UNAVAILABLE.paymentProviderDown', {}, { cause });
    }
  }

  readNotice(body: string, signature: string): PaymentNotice | null {
    const event = this.eventOf(body, signature);
    if (event.type !== 'checkout.session.completed' && event.type !== 'checkout.session.async_payment_succeeded') return null;
    const session = event.data.object;
    const invoiceId = session.metadata?.['invoiceId'];
    // A payment that takes days is reported twice: when it begins and when it is paid.
    if (session.payment_status !== 'paid' || !invoiceId) return null;
    const amount = fromStripeUnits(session.amount_total ?? 0, (session.currency ?? '').toUpperCase());
    if (!amount) return null;
    return { invoiceId, amount, reference: referenceOf(session), occurredAt: new Date(event.created * 1000) };
  }

  private eventOf(body: string, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.settings.webhookSecret);
    } catch (cause) {
      throw refuse('INVALID_SIGNATURE', {}, { cause });
    }
  }
}

function sessionOf(wanted: Checkout): Stripe.Checkout.SessionCreateParams {
  const { invoiceId, amount, title, language, returnUrl } = wanted;
  const currency = amount.currency.toLowerCase();
  return {
    mode: 'payment',
    client_reference_id: invoiceId,
    metadata: { invoiceId },
    payment_intent_data: { metadata: { invoiceId } },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: toStripeUnits(amount) ?? 0, product_data: { name: title } } }],
    // Stripe has no Arabic page; with `auto` it chooses by the browser.
    locale: language === 'en' ? 'en' : 'auto',
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiryOf(wanted).getTime() / 1000),
  };
}

const windowOf = (at: Date): Date => new Date(Math.floor(at.getTime() / (WINDOW_SECONDS * 1000)) * WINDOW_SECONDS * 1000);

const expiryOf = ({ at }: Checkout): Date => secondsAfter(windowOf(at), WINDOW_SECONDS + OFFER_SECONDS);

const keyOf = ({ invoiceId, language, at, round }: Checkout): string =>
  ['checkout', invoiceId, language, windowOf(at).getTime(), ...(round > 0 ? [round] : [])].join(':');

const referenceOf = ({ id, payment_intent: intent }: Stripe.Checkout.Session): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? id);

function serverOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port }) };
}
