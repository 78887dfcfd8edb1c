import { PaymentPageDocument, StartPaymentDocument, TakePaymentNoticeDocument } from './operations.generated.js';
import * as replies from './replies/payments.js';
import { language } from './request/language.js';
import { rowsOf, type Route } from './route.js';
import { z } from 'zod';
import { request } from './request/source.js';

const pages = rowsOf({ door: 'public', errors: 'page' });

/** The signature covers the raw bytes. */
const signedNotice = {
  body: request(({ raw }) => Buffer.from(raw).toString('utf8')),
  signature: request(({ headers }) => headers['stripe-signature'] ?? ''),
};

const notice = z
  .looseObject({ id: z.string(), type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) })
  .meta({ id: 'PaymentNotice', description: 'An event of the payment provider.' });

const NOTICE_EXAMPLE = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1', payment_status: 'paid' } } };

/** Payment pages, and the payment provider's callback. */
export const paymentRoutes: readonly Route[] = [
  pages.get('/pay/:token', PaymentPageDocument, {
    reply: replies.page,
    summary: 'The invoice behind a payment link, as a page, or as JSON for callers that accept it.',
  }),
  pages.post('/pay/:token', StartPaymentDocument, {
    variables: { language },
    reply: replies.started,
    waitsForOthers: 'after writing',
    summary: 'Starts a payment and redirects the payer to the page of the provider.',
  }),
  pages.post('/api/payments/stripe/webhook', TakePaymentNoticeDocument, {
    variables: signedNotice,
    reply: replies.takenNotice,
    errors: 'store',
    summary: 'Receives the signed notifications of the payment provider.',
    docs: { body: notice, headers: { 'Stripe-Signature': 'Signature of the provider over the body.' }, example: NOTICE_EXAMPLE },
  }),
];
