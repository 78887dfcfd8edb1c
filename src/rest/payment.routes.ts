import { noticeInput, noticeOutput, pageInput, pageOutput, startInput, startOutput } from './mappers/payments.js';
import { PaymentPageDocument, StartPaymentDocument, TakePaymentNoticeDocument } from './operations.generated.js';
import { route, type Route } from './route.js';

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
  }),
  route({
    method: 'POST',
    path: '/pay/:token',
    door: 'public',
    document: StartPaymentDocument,
    input: startInput,
    output: startOutput,
    waitsForOthers: true,
    errors: 'page',
    summary: 'Begins to pay: sends the payer on to the page of the provider.',
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
  }),
];
