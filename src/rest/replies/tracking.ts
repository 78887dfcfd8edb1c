import { z } from 'zod';
import { instant, success } from './common.js';

const step = z
  .object({ status: z.string(), label: z.string(), occurredAt: instant })
  .meta({ id: 'TrackingStep', description: 'A step of a parcel.' });

export const tracking = z
  .object({
    status: success,
    shipment_id: z.string(),
    awb: z.string().nullable(),
    tracking_url: z.string(),
    carrier_url: z.string().nullable().describe("The carrier's own page."),
    carrier: z.string(),
    carrierName: z.string(),
    payment: z.literal('PAID - DO NOT COLLECT').nullable().describe('Says so when nothing is left to collect at the door.'),
    collection: z
      .object({
        status: z.enum(['prepaid', 'due', 'paid']).describe('Paid to the store, due by delivery, or paid since.'),
        amount: z.number().nullable().describe('What is or was due; null for what was paid to the store.'),
        currency: z.string().nullable(),
        methods: z.array(z.enum(['cash', 'online'])).describe('How it can be paid now.'),
        pay_url: z.string().nullable().describe('Where anybody can pay it online; null where it cannot be.'),
      })
      .nullable()
      .describe('What the shopper has to pay; null for returns and for parcels that were stopped.'),
    shop: z
      .object({
        name: z.string(),
        logo_url: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        url: z.string(),
      })
      .describe('The shop that it comes from, and how its shoppers reach it.'),
    timezone: z.string().describe('Time zone of the destination by its IANA name.'),
    current: step,
    receiver: z.object({ firstName: z.string().nullable().describe('Null for a parcel on its way back.') }),
    destination: z.object({ city: z.string(), country: z.string() }),
    timeline: z.array(step),
  })
  .meta({ id: 'Tracking', description: 'Where the parcel is.' });

export const trackingQuery = z.object({ lang: z.enum(['en', 'ar']).optional().describe('Language of the page.') });
