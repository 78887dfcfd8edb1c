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
    current: step,
    receiver: z.object({ firstName: z.string().nullable().describe('Null for a parcel on its way back.') }),
    destination: z.object({ city: z.string(), country: z.string() }),
    timeline: z.array(step),
  })
  .meta({ id: 'Tracking', description: 'Where the parcel is.' });

export const trackingQuery = z.object({ lang: z.enum(['en', 'ar']).optional().describe('Language of the page.') });
