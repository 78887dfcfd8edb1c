import Stripe from 'stripe';
import { refuse } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/clock.js';
import { exponentOf, type Currency, money, type Money } from '../../kernel/money.js';
import type { Checkout, OpenCheckout, PaymentNotice, PaymentProvider } from './provider.js';

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

const WHOLE: ReadonlySet<Currency> = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Stripe expects two decimals, which must be 0. */
const WHOLE_IN_HUNDREDTHS: ReadonlySet<Currency> = new Set(['ISK', 'UGX']);
/** Stripe expects three decimals, of which the last must be 0. */
const THREE_DECIMALS: ReadonlySet<Currency> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function decimalsOf(currency: Currency): number {
  if (WHOLE.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** Amounts must be divisible by this, in Stripe's units. */
function stepOf(currency: Currency): bigint {
  if (WHOLE_IN_HUNDREDTHS.has(currency)) return 100n;
  return THREE_DECIMALS.has(currency) ? 10n : 1n;
}

/** The amount in Stripe's units; undefined if Stripe cannot take it exactly, because amounts due are never rounded. */
export function toStripeUnits({ minor, currency }: Money): number | undefined {
  const units = rescaled(minor, exponentOf(currency), decimalsOf(currency));
  if (units === undefined || units <= 0n || units % stepOf(currency) !== 0n || units > MOST_UNITS) return undefined;
  return Number(units);
}

/** Stripe takes at most eight digits. */
const MOST_UNITS = 99_999_999n;

/** The paid amount, from Stripe's units; undefined if it is not a whole number of our minor units. */
export function fromStripeUnits(units: number, currency: Currency): Money | undefined {
  const minor = Number.isSafeInteger(units) ? rescaled(BigInt(units), decimalsOf(currency), exponentOf(currency)) : undefined;
  return minor === undefined ? undefined : money(minor, currency);
}

function rescaled(value: bigint, from: number, to: number): bigint | undefined {
  if (to >= from) return value * 10n ** BigInt(to - from);
  const divisor = 10n ** BigInt(from - to);
  return value % divisor === 0n ? value / divisor : undefined;
}
