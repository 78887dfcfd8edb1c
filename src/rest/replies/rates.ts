import { z } from 'zod';
import { amount, currency, warnings } from './common.js';

const rateOption = z
  .object({
    id: z.string().describe('Of this quote.'),
    logo: z.string().describe('Path of a picture.'),
    pickup_dropoff_method: z.string().meta({ examples: ['Door to door'] }),
    service_name: z.string().meta({ examples: ['Economy'] }),
    service_code: z.string().meta({ examples: ['SVC_ECO'] }),
    total_price: amount.describe('What the shopper is shown.'),
    description: z.string().meta({ examples: ['2-3 business days'] }),
    currency,
  })
  .meta({ id: 'RateOption', description: 'A service that can take the shipment.' });

const explained = z
  .object({
    rates: z.array(rateOption),
    rejected: z.array(z.object({ service_code: z.string(), code: z.string(), message: z.string() })).describe('Why the others cannot.'),
    warnings,
    requestId: z.string(),
  })
  .meta({ id: 'ExplainedRates', description: 'With explain=1: the rates, and why services are missing.' });

export const rateOptions = z
  .union([z.array(rateOption), explained])
  .describe('The services, cheapest first; with explain=1 also why others are missing.');

export const ratesQuery = z.object({
  explain: z.enum(['1', 'true', '0', 'false']).optional().describe('1 to learn why a service is missing.'),
});
