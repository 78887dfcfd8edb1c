import { z } from 'zod';
import { amount, currency, instant, success, warnings } from './common.js';

const priced = z
  .object({
    id: z.string().describe('Of this quote.'),
    logo: z.string().describe('Path of a picture.'),
    pickup_dropoff_method: z.string(),
    service_name: z.string(),
    service_code: z.string(),
    total_price: amount.describe('What the seller pays, or the public rate without a seller.'),
    description: z.string(),
    currency,
    carrierCode: z.string(),
    carrierName: z.string(),
    actualRate: amount,
    publicRate: amount,
    displayRate: amount.nullable().describe('What the shopper is shown; null without a display rule.'),
    discount: z.object({ planName: z.string(), percent: z.number().nullable(), amount }).nullable(),
    breakdown: z.array(z.object({ code: z.string(), label: z.string(), amount })),
    chargeableWeightKg: z.number(),
    actualWeightKg: z.number(),
    volumetricWeightKg: z.number(),
    tier: z.string().nullable(),
    rateCardVersion: z.number().nullable(),
    minTransitDays: z.int().min(0),
    maxTransitDays: z.int().min(0),
    supportsCod: z.boolean(),
    codFee: amount.nullable(),
    expiresAt: instant,
  })
  .meta({ id: 'RateOption', description: 'A service that can take the shipment, and how its price is made.' });

const metadata = z
  .object({
    requestId: z.string(),
    sellerId: z.string().nullable(),
    planName: z.string().nullable(),
    currency,
    generatedAt: instant,
    divisor: z.int().describe('Cubic centimetres that weigh as much as a kilogram.'),
    rejected: z.array(z.object({ serviceCode: z.string(), code: z.string(), message: z.string() })).describe('Why the others cannot.'),
  })
  .meta({ id: 'PricingFacts', description: 'For whom and by which rules it was priced.' });

export const prices = z
  .object({ status: success, data: z.array(priced), metadata, warnings: warnings.optional() })
  .meta({ id: 'Prices', description: 'The services, cheapest first.' });

/** Over REST it is said in the words of an order. */
export const fields = { QuoteRatesInput: { cod: null } };
export const payment = z.object({
  paymentStatus: z.enum(['prepaid', 'postpaid']).nullish().describe('postpaid when the driver collects money; only services that do.'),
});
