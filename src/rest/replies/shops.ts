import { z } from 'zod';
import { instant, message, success } from './common.js';

const shop = z
  .object({
    id: z.uuid(),
    shopId: z.string().describe('Its domain, as it was given at login.'),
    domain: z.string(),
    name: z.string(),
    platform: z.string(),
    url: z.string(),
    activated: z.boolean(),
  })
  .meta({ id: 'Shop', description: 'A connected store.' });

const location = z
  .object({
    refId: z.string(),
    refName: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    countryCode: z.string().length(2),
    country: z.string().nullable(),
    zip: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'StoredLocation', description: 'A location of a store.' });

export const connectedShop = z
  .object({
    status: success,
    message,
    token: z
      .string()
      .describe('For x-svc-shop-token.')
      .meta({ examples: [`sst_${'x'.repeat(43)}`] }),
    tokenType: z.literal('shop'),
    expiresAt: instant.nullable().describe('Moves on while the token is used; null for never.'),
    shop,
    seller: z.object({ id: z.uuid(), email: z.string(), name: z.string() }),
  })
  .meta({ id: 'ConnectedShop', description: 'The store is connected.' });

export const changedLocations = z
  .object({ status: success, message, locations: z.array(location), created: z.int().min(0), updated: z.int().min(0) })
  .meta({ id: 'ChangedLocations', description: 'The locations as they are now.' });

export const activation = z
  .object({ status: success, message, activated: z.boolean(), shop, locations: z.array(location) })
  .meta({ id: 'Activation', description: 'Whether shipping is on.' });

export const LOCATION_EXAMPLE = {
  refId: 'W1',
  refName: 'Warehouse 1',
  address: 'Al Quoz 3',
  city: 'Dubai',
  state: 'Dubai',
  countryCode: 'AE',
  zip: '',
  lat: 25.13,
  lng: 55.23,
};
