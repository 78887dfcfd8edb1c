import { z } from 'zod';
import { path, request } from './source.js';

/** Everything that a signature may cover, byte for byte. */
export const signedCall = {
  account: path('account'),
  method: request(({ method }) => method),
  url: request(({ url }) => url),
  headers: request(({ headers }) =>
    Object.entries(headers).map(([name, value = '']) => ({ name, value: Array.isArray(value) ? value.join(', ') : value })),
  ),
  body: request(({ raw }) => Buffer.from(raw).toString('base64')),
};

export const CARRIER_EVENTS = z.looseObject({}).meta({ id: 'CarrierEvents', description: 'Events in the format of the carrier.' });
