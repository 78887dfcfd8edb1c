import { z } from 'zod';
import { amount, currency, erpReply } from './common.js';

const limit = z.number().nullable();

const service = z
  .object({
    code: z.string(),
    name: z.string(),
    active: z.boolean(),
    domestic: z.boolean(),
    international: z.boolean(),
    documents: z.boolean(),
    nonDocuments: z.boolean(),
    supportsCod: z.boolean(),
    codMaxAmount: z.object({ amount, currency }).nullable(),
    minWeightKg: limit,
    maxWeightKg: limit,
    maxLengthCm: limit,
    maxGirthCm: limit,
    volumetricDivisor: z.int().min(1),
    weightStepKg: z.number(),
    minTransitDays: z.int().min(0),
    maxTransitDays: z.int().min(0),
    pickupDropoff: z.enum(['door_to_door', 'door_to_hub', 'hub_to_door']),
    skipHub: z.boolean(),
    cutoffTime: z.string().nullable().describe('Until when an order still counts for the day, in the local time of its origin.'),
    workDays: z.string(),
  })
  .meta({ id: 'CarrierService', description: 'A service of a carrier with its limits.' });

export const carriers = erpReply(
  z.array(
    z
      .object({
        code: z.string(),
        name: z.string(),
        kind: z.enum(['rate_card', 'own_fleet', 'adapter']),
        active: z.boolean(),
        trackingUrlTemplate: z.string().nullable().describe('Where the carrier tracks a parcel, with {awb} in it.'),
        logo: z.string().describe('Path of a picture.'),
        services: z.array(service),
      })
      .meta({ id: 'Carrier', description: 'Who carries parcels.' }),
  ),
);
