import { newSecret } from '../../modules/webhooks/sending/secret.js';
import type { Variation } from '../sending/event-sender.js';
import { moved } from '../sending/parcel-events.js';
import { check } from './check.js';
import { accepted, refused, shown, visibleStatus } from './deliveries.js';

const RECEIVE = '/docs/webhooks#receive';
const ROTATE = '/docs/webhooks#change-the-secret';

const SIGNATURES = ['X-Svc-Signature', 'X-Svc-Signature-Previous', 'webhook-signature'];
const TIMESTAMPS = ['X-Svc-Timestamp', 'webhook-timestamp'];
/** A signature of the right form that signs something else. */
const WRONG = { 'X-Svc-Signature': 'a'.repeat(64), 'webhook-signature': `v1,${Buffer.alloc(32, 7).toString('base64')}` };
const MALFORMED = { 'X-Svc-Signature': 'not-a-signature', 'webhook-signature': 'v1,?' };
const EMPTY = { 'X-Svc-Signature': '', 'webhook-signature': '' };

const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

export const signatureChecks = [
  check('signature', RECEIVE, 'A genuine event is accepted and shown', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const delivery = await accepted(plugIn, moved(watched.parcel, status), 'a genuine event');
    await shown(plugIn, watched, status, [delivery]);
  }),

  check('signature', RECEIVE, 'A wrong signature is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event with a wrong signature', { headers: WRONG }),
  ),

  check('signature', RECEIVE, 'A signature with another secret is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event that is signed with another secret', { secret: newSecret(), previousSecrets: [newSecret()] }),
  ),

  check('signature', RECEIVE, 'A malformed signature is refused and has no effect', async (plugIn) => {
    await refused(plugIn, 'an event with a malformed signature', { headers: MALFORMED });
    await refused(plugIn, 'an event with an empty signature', { headers: EMPTY });
  }),

  check('signature', RECEIVE, 'An event without a signature is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event without a signature', { without: SIGNATURES }),
  ),

  check('signature', RECEIVE, 'An event without a timestamp is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event without a timestamp', { without: TIMESTAMPS }),
  ),

  check('signature', RECEIVE, 'A timestamp of more than five minutes ago is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event that was signed six minutes ago', { attemptAt: minutesFromNow(-6) }),
  ),

  check('signature', RECEIVE, 'A timestamp of more than five minutes ahead is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event that is signed six minutes ahead', { attemptAt: minutesFromNow(6) }),
  ),

  check('signature', RECEIVE, 'A body that was changed after it was signed is refused and has no effect', (plugIn) =>
    refused(plugIn, 'an event whose body was changed', (text): Variation => ({ changedTo: text.replace('"sequence":', '"sequence":1') })),
  ),

  check('signature', RECEIVE, 'The signature is checked over the raw bytes, not over JSON that was written again', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const payload = moved(watched.parcel, status);
    const delivery = await accepted(plugIn, payload, 'a genuine event with unusual white space and escapes', { text: unusual(payload) });
    await shown(plugIn, watched, status, [delivery]);
  }),

  check('signature', ROTATE, 'The old secret is enough while a secret is being replaced', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const delivery = await accepted(plugIn, moved(watched.parcel, status), 'an event that is signed with a new secret and the known one', {
      secret: newSecret(),
      previousSecrets: [newSecret(), plugIn.operator.webhooks.secret],
    });
    await shown(plugIn, watched, status, [delivery]);
  }),
];

/** The same JSON in other bytes, which no library writes by itself. */
const unusual = (value: unknown): string =>
  `${JSON.stringify(value, null, 3).replaceAll('shipment', '\\u0073hipment').replaceAll('": ', '"  :\t')}\r\n`;
