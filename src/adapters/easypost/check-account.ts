import { CarrierFailure, type CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { accepted, ask } from './api.js';

const PREFIXES = { test: 'EZTK', live: 'EZAK' } as const;
const NAMES = { test: 'test', live: 'production' } as const;

/** Lists one shipment. The key decides whether parcels are real, so it must be of the mode of the account. */
export async function check(account: CarrierAccess, signal: AbortSignal): Promise<string> {
  const { mode, credentials } = account;
  const other = mode === 'test' ? 'live' : 'test';
  if (credentials['apiKey']?.startsWith(PREFIXES[other]))
    throw new CarrierFailure('credentials', `This is a ${NAMES[other]} key. An account in ${mode} mode needs the ${NAMES[mode]} key.`, {
      code: 'WRONG_MODE',
    });
  accepted(await ask(account, { method: 'GET', path: '/v2/shipments', query: { page_size: 1 } }, signal));
  const news = credentials['webhookSecret'] ? 'Webhooks are verified.' : 'Without a webhook secret, parcels are tracked by polling only.';
  return `EasyPost accepts the ${NAMES[mode]} key. ${news}`;
}
