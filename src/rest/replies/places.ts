import { z } from 'zod';

export const place = z
  .object({
    address: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    countryCode: z.string().describe('ISO 3166-1 alpha-2 code.'),
    country: z.string(),
    zip: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  })
  .meta({ id: 'Place', description: 'An address.' });

export const point = z.object({ lat: z.number(), lng: z.number() }).meta({ id: 'Point', description: 'A point on the map.' });
