import { newSecret } from '../modules/webhooks/sending/secret.js';
import type { Desk } from './desk.js';
import { misused } from './exit-codes.js';

/** The environment can fix the secret, so that a receiver is configured only once. */
export function secretOf({ io }: Desk, option?: string): string {
  const given = option ?? io.env['SHIPGRAPH_WEBHOOK_SECRET'];
  if (!given) return newSecret();
  if (!/^whsec_[A-Za-z0-9+/=]{8,128}$/.test(given))
    throw misused(
      `${option === undefined ? 'SHIPGRAPH_WEBHOOK_SECRET' : '--secret'} is not a webhook secret: expected whsec_ followed by Base64.`,
    );
  return given;
}
