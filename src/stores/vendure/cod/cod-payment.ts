import { LanguageCode, PaymentMethodHandler, type Payment } from '@vendure/core';

export const COD_CODE = 'shipgraph-cash-on-delivery';

/** Cash that the driver collects. Authorised at checkout, and settled when the parcels are delivered. */
export const shipgraphCashOnDelivery = new PaymentMethodHandler({
  code: COD_CODE,
  description: [{ languageCode: LanguageCode.en, value: 'Cash on delivery, collected by the carriers of shipgraph' }],
  args: {},
  createPayment: (_ctx, order, amount) => ({
    amount,
    state: 'Authorized',
    transactionId: `cod-${order.code}`,
    metadata: { handler: COD_CODE },
  }),
  settlePayment: () => ({ success: true }),
  cancelPayment: () => ({ success: true }),
});

/** The code of the payment method is the shop's own choice. */
export const isCashOnDelivery = ({ metadata }: Pick<Payment, 'metadata'>): boolean =>
  (metadata as { readonly handler?: unknown } | null)?.handler === COD_CODE;

/** What is still to be collected for an order, in minor units. */
export const toCollect = (payments: readonly Payment[]): number =>
  payments.filter((payment) => payment.state === 'Authorized' && isCashOnDelivery(payment)).reduce((sum, { amount }) => sum + amount, 0);
