import { wishesOf } from '../negotiate.js';
import type { PaymentPageQuery, StartPaymentMutation, TakePaymentNoticeMutation } from '../operations.generated.js';
import { paymentPage } from '../pages/payment-page.js';
import { answer, contentAnswer, type Answer, type RestRequest } from '../legacy-route.js';
import { amountOut } from './json.js';

export const pageInput = ({ params }: RestRequest): unknown => ({ token: params['token'] });
export const startInput = (request: RestRequest): unknown => ({ token: request.params['token'], language: wishesOf(request).language });

/** The signature is over the bytes as they came. */
export const noticeInput = ({ raw, headers }: RestRequest): unknown => ({
  body: Buffer.from(raw).toString('utf8'),
  signature: headers['stripe-signature'] ?? '',
});

export function pageOutput({ paymentPage: payable }: PaymentPageQuery, request: RestRequest): Answer {
  const wishes = wishesOf(request);
  const vary = { Vary: 'Accept, Accept-Language' };
  if (wishes.json) return answer(pageJson(payable), { headers: vary });
  const page = paymentPage(payable, wishes.language);
  return contentAnswer(page.content, { ...page.headers, ...vary });
}

const pageJson = (payable: PaymentPageQuery['paymentPage']) => ({
  status: 'success',
  data: {
    kind: payable.kind.toLowerCase(),
    status: payable.status.toLowerCase(),
    amount: amountOut(payable.amount),
    currency: payable.amount.currency,
    refId: payable.refId,
    shipmentId: payable.shipmentReference,
    orderReference: payable.orderReference,
  },
});

/** The browser goes on with a GET, so that a reload pays nothing twice. */
export const startOutput = ({ startPayment }: StartPaymentMutation): Answer => contentAnswer('', { Location: startPayment }, 303);

export const noticeOutput = ({ takePaymentNotice }: TakePaymentNoticeMutation): unknown => ({ received: true, booked: takePaymentNotice });
