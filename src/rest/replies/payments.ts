import { z } from 'zod';
import { amount, currency, success } from './common.js';

export const payable = z
  .object({
    status: success,
    data: z.object({
      kind: z.enum(['cod', 'adjustment']).describe('What it is for.'),
      status: z.enum(['unpaid', 'paid', 'void', 'expired', 'disabled']),
      amount,
      currency,
      refId: z.int().describe('Rising number, for people.'),
      shipmentId: z.string().describe('Reference of the shipment.'),
      orderReference: z.string(),
    }),
  })
  .meta({ id: 'Payable', description: 'What a payment link asks for.' });

export const pageQuery = z.object({ lang: z.enum(['en', 'ar']).optional().describe('Language of the page.') });

export const notice = z
  .looseObject({ id: z.string(), type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) })
  .meta({ id: 'PaymentNotice', description: 'An event of the payment provider.' });

export const takenNotice = z
  .object({ received: z.literal(true), booked: z.boolean().describe('True when it told of a payment.') })
  .meta({ id: 'TakenNotice', description: 'The notice was taken in.' });

export const NOTICE_EXAMPLE = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1', payment_status: 'paid' } } };
