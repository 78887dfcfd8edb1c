import { z } from 'zod';
import { answer, contentAnswer } from '../answer.js';
import { wishesOf } from '../negotiate.js';
import type { PaymentPageQuery, StartPaymentMutation, TakePaymentNoticeMutation } from '../operations.generated.js';
import { paymentPage } from '../pages/payment-page.js';
import { answered, success } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { object } from '../reply/object.js';
import { computed } from '../reply/part.js';
import { content } from '../reply/reply.js';
import { language } from '../request/language.js';

const p = fields<PaymentPageQuery['paymentPage']>('PaymentPage');
const asked = p.group({
  kind: p.word('kind'),
  status: p.word('status'),
  amount: p.amount('amount'),
  currency: p.currency('amount'),
  refId: p.field('refId'),
  shipmentId: p.field('shipmentReference'),
  orderReference: p.field('orderReference'),
});
const payable = answered('paymentPage', p.shape('Payable', { status: success, data: asked }, 'The invoice behind a payment link.'));

const VARY = { Vary: 'Accept, Accept-Language' };

export const page = content(
  [{ status: 200, mediaType: 'text/html', description: 'The page.', json: payable }],
  (data: PaymentPageQuery, request) => {
    const wishes = wishesOf(request);
    if (wishes.json) return answer(payable.read(data, request), { headers: VARY });
    const { content: html, headers } = paymentPage(data.paymentPage, wishes.language);
    return contentAnswer(html, { ...headers, ...VARY });
  },
  [language],
);

/** Redirects to a GET, so that a reload does not pay twice. */
export const started = content(
  [{ status: 303, description: 'Redirects to the page of the provider, or back to the payment page when online payment is not possible.' }],
  ({ startPayment }: StartPaymentMutation) => contentAnswer('', { Location: startPayment }, 303),
);

export const takenNotice = object(
  {
    received: computed(z.literal(true), () => true as const),
    booked: computed(
      z.boolean().describe('True when the notification reported a payment.'),
      ({ takePaymentNotice }: TakePaymentNoticeMutation) => takePaymentNotice,
    ),
  },
  { id: 'TakenNotice', description: 'The notification was accepted.' },
);
