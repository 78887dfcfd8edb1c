import { createHash, timingSafeEqual } from 'node:crypto';
import { CarrierFailure, type CarrierAccess, type CarrierScan, type CarrierWebhookCall } from '../../modules/carriers/adapter/index.js';
import { fieldsOf } from './api.js';
import { scansOf } from './scans.js';

/** Holds the secret of the webhook itself, in spite of its name. karrio signs nothing. */
const SECRET_HEADER = 'x-event-id';
const EVENTS: ReadonlySet<unknown> = new Set(['tracker_created', 'tracker_updated']);

/** The scans of a tracker event; none for other events. Throws `credentials` without the secret of the account. */
export function readWebhook(account: CarrierAccess, call: CarrierWebhookCall): readonly CarrierScan[] {
  assertSecret(account.credentials['webhookSecret'], call.headers[SECRET_HEADER]);
  const { event, data } = parse(call.body);
  return EVENTS.has(event) ? scansOf(fieldsOf(data)) : [];
}

function assertSecret(expected: string | undefined, given: string | undefined): void {
  if (!expected) throw new CarrierFailure('credentials', 'The account has no webhook secret, so its webhooks cannot be checked.');
  // Digests have one length, so that the comparison takes the same time for every text.
  if (given === undefined || !timingSafeEqual(digest(given), digest(expected))) {
    throw new CarrierFailure('credentials', 'The webhook call does not have the secret of this account.');
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function parse(body: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch (cause) {
    throw new CarrierFailure('refused', 'The body of the webhook call is not JSON.', { code: 'MALFORMED_WEBHOOK', cause });
  }
}
