import { PaymentPageDocument, StartPaymentDocument, TakePaymentNoticeDocument } from './operations.generated.js';
import * as replies from './replies/payments.js';
import { language } from './request/language.js';
import { notice, NOTICE_EXAMPLE, signedNotice } from './request/payments.js';
import { route, type Route } from './route.js';

/** Payment pages, and the payment provider's callback. */
export const paymentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/pay/:token',
    door: 'public',
    document: PaymentPageDocument,
    reply: replies.page,
    errors: 'page',
    summary: 'The invoice behind a payment link, as a page, or as JSON for callers that accept it.',
  }),
  route({
    method: 'POST',
    path: '/pay/:token',
    door: 'public',
    document: StartPaymentDocument,
    variables: { language },
    reply: replies.started,
    waitsForOthers: 'after writing',
    errors: 'page',
    summary: 'Starts a payment and redirects the payer to the page of the provider.',
  }),
  route({
    method: 'POST',
    path: '/api/payments/stripe/webhook',
    door: 'public',
    document: TakePaymentNoticeDocument,
    variables: signedNotice,
    reply: replies.takenNotice,
    errors: 'store',
    summary: 'Receives the signed notifications of the payment provider.',
    docs: { body: notice, headers: { 'Stripe-Signature': 'Signature of the provider over the body.' }, example: NOTICE_EXAMPLE },
  }),
];
