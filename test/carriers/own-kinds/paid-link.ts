import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { StripeServer } from '../../support/stripe-server.js';

const secrets = { secretKey: 'sk_test_own_kinds', webhookSecret: 'whsec_test_own_kinds' };

const POSTPAID =
  'mutation($id: String!, $i: UpdateOrderInput!) { updateOrder(orderId: $id, input: $i) { updatedFields order { collectionAmount { amount } } } }';
const INVOICE = 'mutation($id: String!) { issueCodInvoice(id: $id) { invoice { paymentUrl } } }';

/** A shopper who pays for a parcel by its payment link before it is picked up. The provider of the payment is simulated. */
export class PaidLink {
  private readonly stripe = new StripeServer(secrets);

  /** Settings of a service that takes such payments. */
  async settings() {
    return {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secrets.secretKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      STRIPE_API_BASE: await this.stripe.start(),
    };
  }

  async pay(app: TestApp, orderId: string): Promise<void> {
    const token = app.accounts.erpToken;
    await ask(app, token, POSTPAID, { id: orderId, i: { orderPaymentStatus: 'POSTPAID', collectionAmount: '20' } });
    const { issueCodInvoice } = await ask(app, token, INVOICE, { id: orderId });
    const checkout = await app.client.call('POST', new URL(issueCodInvoice.invoice.paymentUrl).pathname);
    const session = this.stripe.sessions.find((each) => checkout.headers.get('location')?.endsWith(`/${each.id}`));
    if (!session) throw new Error(`There is no payment page: ${checkout.text}`);
    const { body } = this.stripe.notice(session);
    const signature = this.stripe.sign(body, Math.floor(app.clock.now().getTime() / 1_000));
    const notice = await app.client.post('/api/payments/stripe/webhook', body, { 'stripe-signature': signature });
    if (notice.body?.booked !== true) throw new Error(`The payment was not booked: ${notice.text}`);
  }

  close = (): Promise<void> => this.stripe.stop();
}
