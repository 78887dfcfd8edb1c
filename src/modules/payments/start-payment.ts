import { systemActor } from '../../kernel/actor.js';
import type { Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { CoreServices } from '../../platform/services.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { payableById, payableByToken } from './find-payable.js';
import type { Payable } from './payable.js';
import { db } from './payments.tables.js';
import type { OnlineWay } from './payments.enums.js';
import type { PaymentServices } from './services.js';

export interface PaymentPage extends Payable {
  readonly way: OnlineWay;
  readonly providerOrigin: string | null;
}

/** The content of a payment page, for anyone with the link. */
export async function readPaymentPage(context: Context<PaymentServices>, token: string): Promise<PaymentPage> {
  await countVisitor(context);
  const payable = await payableByToken(context.sql, context.services, token);
  return { ...payable, way: wayOf(context, payable), providerOrigin: context.services.paymentProvider.origin };
}

/** Whether the payment page offers online payment. */
export const paysOnline = (parts: Pick<Context<PaymentServices>, 'services'>, payable: Pick<Payable, 'status' | 'amount'>): boolean =>
  wayOf(parts, payable) !== 'none';

const wayOf = (
  { services }: Pick<Context<PaymentServices>, 'services'>,
  { status, amount }: Pick<Payable, 'status' | 'amount'>,
): OnlineWay => (status === 'unpaid' ? wayToPay(services, amount) : 'none');

/** How an amount can be paid online; without an amount, how any can. */
export function wayToPay({ paymentProvider, settings }: CoreServices & PaymentServices, amount?: Money): OnlineWay {
  if (amount ? paymentProvider.takes(amount) : paymentProvider.origin !== null) return 'provider';
  // The demo button credits money that does not exist.
  return settings.demo && !settings.production && paymentProvider.origin === null ? 'demo' : 'none';
}

/** Where the payer continues: the provider's checkout page, or back on the payment page, which explains why not. */
export async function startPayment(
  context: Context<PaymentServices>,
  { token, language }: { token: string; language: 'en' | 'ar' },
): Promise<string> {
  const { services } = context;
  const page = await readPaymentPage(context, token);
  const url = `${services.publicUrl()}/pay/${token}?lang=${language}`;
  if (page.way === 'provider') return beginCheckout(context, page, { language, returnUrl: url });
  if (page.way === 'demo') await payAsDemo(context, page);
  return url;
}

const countClosed = statement(($: Named<{ invoiceId: string }>) =>
  db
    .selectFrom('paymentCheckout')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('invoiceId', '=', $.invoiceId)
    .where('closedAt', 'is not', null),
);
const remember = statement(($: Named<{ id: string; invoiceId: string; expiresAt: Date }>) =>
  db
    .insertInto('paymentCheckout')
    .values({ id: $.id, invoiceId: $.invoiceId, expiresAt: $.expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Stores the checkout page, so that it can be closed later. A closed one is not offered again. */
async function beginCheckout(
  context: Context<PaymentServices>,
  page: PaymentPage,
  { language, returnUrl }: { language: 'en' | 'ar'; returnUrl: string },
): Promise<string> {
  const { services, sql } = context;
  const at = services.clock.now();
  const closed = await countClosed.first(sql, { invoiceId: page.invoiceId });
  const wanted = { ...page, title: titleOf(page), language, returnUrl, at, round: Number(closed?.count ?? 0) };
  const { id, url, expiresAt } = await services.paymentProvider.checkout(wanted);
  await context.transact((tx) => remember(tx.sql, { id, invoiceId: page.invoiceId, expiresAt }));
  return url;
}

const titleOf = ({ kind, refId, shopName, orderReference }: Payable): string =>
  `${shopName} ${kind === 'topup' ? 'Wallet top-up' : orderReference} (${refId})`.slice(0, 250);

async function payAsDemo(context: Context<PaymentServices>, { invoiceId, amount }: Payable): Promise<void> {
  const { source } = await payableById(context.sql, context.services, invoiceId);
  const payment = { invoiceId, amount, reference: `demo-${invoiceId}`, occurredAt: context.services.clock.now(), recordedBy: systemActor };
  await context.transact((tx) => source.pay(tx, payment));
}
