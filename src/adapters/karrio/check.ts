import { CarrierFailure, type CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { send, expectOk, listOf, textOf } from './api.js';

/** Connections named in the answer. */
const NAMED = 10;

/** GET /v1/connections. A key of karrio is for test or for live connections, and must be of the mode of the account. */
export async function check(account: CarrierAccess, signal: AbortSignal): Promise<string> {
  const body = expectOk(await send(account, { method: 'GET', path: '/v1/connections', query: { limit: 100 } }, signal));
  const connections = listOf(body['results']).filter(({ active }) => active === true);
  const isTest = account.mode === 'test';
  if (connections.some((connection) => connection['test_mode'] !== isTest)) {
    throw new CarrierFailure(
      'credentials',
      `The key is for ${isTest ? 'live' : 'test'} connections, and the account is for ${account.mode}.`,
      {
        code: 'WRONG_MODE',
      },
    );
  }
  if (connections.length === 0)
    return 'The karrio server accepts the key, but has no active carrier connection in this mode. Add one in karrio.';
  const names = connections.slice(0, NAMED).map((connection) => textOf(connection['carrier_id'], 100) ?? 'unnamed');
  const more = connections.length > NAMED ? ` and ${connections.length - NAMED} more` : '';
  return `The karrio server accepts the key. Carrier connections: ${names.join(', ')}${more}.`;
}
