import { ReceiveCarrierEventsDocument } from './operations.generated.js';
import * as replies from './replies/carrier-events.js';
import { rowsOf, type Route } from './route.js';
import { z } from 'zod';
import { path, request } from './request/source.js';

const anybody = rowsOf({ door: 'public', errors: 'store' });

/** Everything that a signature may cover, byte for byte. */
const signedCall = {
  account: path('account'),
  method: request(({ method }) => method),
  url: request(({ url }) => url),
  headers: request(({ headers }) =>
    Object.entries(headers).map(([name, value = '']) => ({ name, value: Array.isArray(value) ? value.join(', ') : value })),
  ),
  body: request(({ raw }) => Buffer.from(raw).toString('base64')),
};

const CARRIER_EVENTS = z.looseObject({}).meta({ id: 'CarrierEvents', description: 'Events in the format of the carrier.' });

/** Webhooks of connected carriers. */
export const carrierRoutes: readonly Route[] = [
  anybody.post('/api/carriers/:account/events', ReceiveCarrierEventsDocument, {
    variables: signedCall,
    reply: replies.received,
    takesBytes: true,
    neverReplayed: true,
    summary: 'Receives the tracking events of a connected carrier, in the format and with the signature of the carrier.',
    docs: {
      body: CARRIER_EVENTS,
      params: { account: 'UUID of the account of the carrier.' },
      refusals: ['PAYLOAD_TOO_LARGE'],
    },
  }),
];
