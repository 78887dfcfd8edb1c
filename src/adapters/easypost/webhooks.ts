import { createHmac, timingSafeEqual } from 'node:crypto';
import { CarrierFailure, type CarrierAccess, type CarrierScan, type CarrierWebhookCall } from '../../modules/carriers/adapter/index.js';
import { objectIn, wordsIn, type Json } from './json.js';
import { scansIn } from './trackers.js';

const SIGNATURE = 'x-hmac-signature';
const PREFIX = 'hmac-sha256-hex=';

/** Reads an event. Those of other things than trackers have no scans. */
export function readWebhook({ credentials }: CarrierAccess, { headers, body }: CarrierWebhookCall): readonly CarrierScan[] {
  if (!isSigned(credentials['webhookSecret'] ?? '', headers[SIGNATURE] ?? '', body))
    throw new CarrierFailure('credentials', 'The call is not signed with the webhook secret of the account.', { code: 'SIGNATURE' });
  const event = parsed(body);
  const result = objectIn(event['result']);
  return result['object'] === 'Tracker' || wordsIn(event['description'], 100)?.startsWith('tracker.') === true ? scansIn(result) : [];
}

/** The HMAC of the bytes as they came, with the secret in the Unicode form that EasyPost's libraries use. */
function isSigned(secret: string, signature: string, body: Uint8Array): boolean {
  if (secret === '') return false;
  const expected = Buffer.from(PREFIX + createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parsed(body: Uint8Array): Json {
  try {
    return objectIn(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch (cause) {
    throw new CarrierFailure('unavailable', 'The body of the event is not JSON.', { code: 'MALFORMED_ANSWER', cause });
  }
}
