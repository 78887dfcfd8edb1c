import { systemActor } from '../../kernel/actor.js';
import type { Context } from '../../platform/graphql/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { payableById, payableByToken } from './find-payable.js';
import type { Payable } from './payable.js';

/** What a payer can do on the page: nothing, pay with the provider, or play at paying where the service is only shown. */
export const onlineWays = ['none', 'provider', 'demo'] as const;
export type OnlineWay = (typeof onlineWays)[number];

export interface PaymentPage extends Payable {
  readonly way: OnlineWay;
  readonly providerOrigin: string | null;
}

/** What a payment link shows, for whoever has it. */
export async function readPaymentPage(context: Context, token: string): Promise<PaymentPage> {
  await countVisitor(context);
  const payable = await payableByToken(context.sql, context.services, token);
  return { ...payable, way: wayOf(context, payable), providerOrigin: context.services.paymentProvider.origin };
}

function wayOf({ services }: Context, { status, amount }: Payable): OnlineWay {
  if (status !== 'unpaid') return 'none';
  if (services.paymentProvider.takes(amount)) return 'provider';
  return services.settings.demo && services.paymentProvider.origin === null ? 'demo' : 'none';
}

/** Where the payer goes on: to the provider, or back to the page, which tells why not. */
export async function startPayment(context: Context, { token, language }: { token: string; language: 'en' | 'ar' }): Promise<string> {
  const { services } = context;
  const page = await readPaymentPage(context, token);
  const url = `${services.publicUrl()}/pay/${token}?lang=${language}`;
  if (page.way === 'provider')
    return services.paymentProvider.checkout({ ...page, title: titleOf(page), language, returnUrl: url, at: services.clock.now() });
  if (page.way === 'demo') await payAsDemo(context, page);
  return url;
}

const titleOf = ({ refId, shopName, orderReference }: Payable): string => `${shopName} ${orderReference} (${refId})`.slice(0, 250);

async function payAsDemo(context: Context, { invoiceId, amount }: Payable): Promise<void> {
  const { source } = await payableById(context.sql, context.services, invoiceId);
  const payment = { invoiceId, amount, reference: `demo-${invoiceId}`, occurredAt: context.services.clock.now(), recordedBy: systemActor };
  await context.transact((tx) => source.pay(tx, payment));
}
