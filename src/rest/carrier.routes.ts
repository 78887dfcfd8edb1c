import { ReceiveCarrierEventsDocument } from './operations.generated.js';
import * as replies from './replies/carrier-events.js';
import { signedCall, CARRIER_EVENTS } from './request/carrier-events.js';
import { route, type Route } from './route.js';

/** Webhooks of connected carriers. */
export const carrierRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/carriers/:account/events',
    door: 'public',
    document: ReceiveCarrierEventsDocument,
    variables: signedCall,
    reply: replies.received,
    errors: 'store',
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
