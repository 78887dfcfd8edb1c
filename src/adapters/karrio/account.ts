import {
  CarrierFailure,
  type CarrierAccess,
  type CarrierRequest,
  type CarrierResponse,
  type CredentialField,
} from '../../modules/carriers/adapter/index.js';

export const credentials: readonly CredentialField[] = [
  { name: 'apiKey', label: 'API key', required: true, secret: true, maxLength: 200 },
  // karrio makes the secret when the webhook is added there, which needs the address of an account that exists.
  { name: 'webhookSecret', label: 'Secret of the webhook', required: false, secret: true, maxLength: 200 },
];

/** Sends one request with the key of the account. */
export function send(account: CarrierAccess, request: CarrierRequest, signal: AbortSignal): Promise<CarrierResponse> {
  const { apiKey } = account.credentials;
  if (!apiKey) throw new CarrierFailure('credentials', 'The account has no API key. Enter a key of the karrio server.');
  return account.http.send({ ...request, headers: { authorization: `Token ${apiKey}`, ...request.headers } }, signal);
}
