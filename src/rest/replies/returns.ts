import { z } from 'zod';
import { amount, currency, instant, message, success, warnings } from './common.js';

const party = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    address: z.object({
      address: z.string(),
      city: z.string(),
      state: z.string().nullable(),
      country: z.string().nullable(),
      countryCode: z.string(),
      zip: z.string().nullable(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
    }),
  })
  .meta({ id: 'ReturnParty', description: 'Who hands a return over or takes it back, and where.' });

export const returnShipment = z
  .object({
    id: z.uuid(),
    shipmentDetailId: z.uuid(),
    unifiedRefId: z.string().meta({ examples: ['RTN-SVC7K3M9Q2TXB4'] }),
    original_shipment_id: z.string(),
    status: z.string(),
    paymentStatus: z.string().nullable(),
    rate: z.object({ actualRate: amount, displayRate: amount, currency }),
    origin: party,
    destination: party,
    dimensions: z
      .object({ weight: z.number(), length: z.number(), width: z.number(), height: z.number(), volumeWeight: z.number() })
      .describe('Kilograms and centimetres.'),
    returnReason: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReturnShipment', description: 'A shipment on its way back.' });

export const createdReturn = z
  .object({
    status: success,
    message,
    shipment_id: z.string(),
    original_shipment_id: z.string(),
    awb: z.string(),
    awbAssigned: z.boolean(),
    tracking_url: z.string().nullable(),
    carrier: z.string(),
    carrierName: z.string(),
    carrierWasAutoSelected: z.boolean(),
    actualRate: amount,
    displayRate: amount,
    hasDisplayRule: z.boolean(),
    nbox: z.object({ shipment_detail_id: z.uuid(), return_shipment_id: z.uuid(), shop_id: z.string().nullable() }),
    paymentStatus: z.string().nullable(),
    returnShipment,
    warnings: warnings.optional(),
  })
  .meta({ id: 'CreatedReturn', description: 'The return.' });

export const eligibility = z
  .object({
    status: success,
    eligible: z.boolean(),
    reason: z.string().nullable().describe('Why not.'),
    code: z.string().nullable().describe('The code with which a return would be refused.'),
  })
  .meta({ id: 'ReturnEligibility', description: 'Whether it can be returned now.' });

export const eligibilityQuery = z.object({ shipment_id: z.string().min(1).describe('Reference of the delivered shipment.') });
