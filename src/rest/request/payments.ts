import { z } from 'zod';
import { request } from './source.js';

/** The signature covers the raw bytes. */
export const signedNotice = {
  body: request(({ raw }) => Buffer.from(raw).toString('utf8')),
  signature: request(({ headers }) => headers['stripe-signature'] ?? ''),
};

export const notice = z
  .looseObject({ id: z.string(), type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) })
  .meta({ id: 'PaymentNotice', description: 'An event of the payment provider.' });

export const NOTICE_EXAMPLE = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1', payment_status: 'paid' } } };
