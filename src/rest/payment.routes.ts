import { noticeInput, noticeOutput, pageInput, pageOutput, startInput, startOutput } from './mappers/payments.js';
import { PaymentPageDocument, StartPaymentDocument, TakePaymentNoticeDocument } from './operations.generated.js';
import * as replies from './replies/payments.js';
import { route, type Route } from './legacy-route.js';

const params = { token: 'The end of the payment link.' };

/** What payers open, and what the payment provider calls. */
export const paymentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/pay/:token',
    door: 'public',
    document: PaymentPageDocument,
    input: pageInput,
    output: pageOutput,
    errors: 'page',
    summary: 'What a payment link asks for, as a page. JSON for whoever accepts it.',
    docs: { reply: { mediaType: 'text/html', description: 'The page.', json: replies.payable }, params, query: replies.pageQuery },
  }),
  route({
    method: 'POST',
    path: '/pay/:token',
    door: 'public',
    document: StartPaymentDocument,
    input: startInput,
    output: startOutput,
    waitsForOthers: 'after writing',
    errors: 'page',
    summary: 'Begins to pay: sends the payer on to the page of the provider.',
    docs: {
      reply: { mediaType: null, description: 'The payer goes on there; back to the payment page when it cannot be paid online.' },
      status: 303,
      params,
      query: replies.pageQuery,
      fields: { '': { language: null } },
    },
  }),
  route({
    method: 'POST',
    path: '/api/payments/stripe/webhook',
    door: 'public',
    document: TakePaymentNoticeDocument,
    input: noticeInput,
    output: noticeOutput,
    errors: 'store',
    summary: 'Takes the signed notices of the payment provider.',
    docs: {
      reply: replies.takenNotice,
      body: replies.notice,
      headers: { 'Stripe-Signature': 'Proves who sends it.' },
      example: replies.NOTICE_EXAMPLE,
    },
  }),
];
