import { CarrierFailure, type CarrierAccess, type CarrierAddress, type CheckedAddress } from '../../modules/carriers/adapter/index.js';
import { send, expectOk, fieldsOf, listOf, messagesOf, textOf } from './api.js';
import { addressPayload } from './payload.js';

/** Not acceptable: the connection that karrio picked cannot check addresses. */
const NOT_SUPPORTED = 406;

/**
 * POST /v1/addresses with `validate_location`. karrio picks the connection that checks it and proposes no other spelling. It stores the
 * address, which is removed again.
 */
export async function checkAddress(account: CarrierAccess, address: CarrierAddress, signal: AbortSignal): Promise<CheckedAddress> {
  const json = { ...addressPayload(address), validate_location: true };
  const response = await send(account, { method: 'POST', path: '/v1/addresses', json }, signal);
  if (response.status === NOT_SUPPORTED) {
    throw new CarrierFailure('refused', 'No carrier connection of this karrio server checks addresses.', { code: 'NOT_SUPPORTED' });
  }
  if (response.status === 400)
    return { deliverable: false, messages: messagesOf(response.json()).map(({ message }) => message), suggestion: null };
  const stored = expectOk(response, [201]);
  await remove(account, stored, signal);
  const validation = fieldsOf(stored['validation']);
  return { deliverable: validation['success'] === true, messages: wordsOf(validation), suggestion: null };
}

async function remove(account: CarrierAccess, stored: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<void> {
  const id = textOf(stored['id'], 200);
  if (id !== undefined) expectOk(await send(account, { method: 'DELETE', path: `/v1/addresses/${encodeURIComponent(id)}` }, signal));
}

const wordsOf = (validation: Readonly<Record<string, unknown>>): readonly string[] =>
  listOf(fieldsOf(validation['meta'])['messages']).flatMap(({ message }) => textOf(message) ?? []);
