import type { Answer, Body } from './calls.js';
import type { CallOptions, ConnectionOptions } from './options.js';
import { sender } from './send.js';

type Login = Body<'connect'>;

export interface ConnectOptions extends ConnectionOptions, CallOptions, Omit<Login, 'url'> {
  /** URL of the shop, http or https. */
  readonly storeUrl: Login['url'];
}

export type ConnectedStore = Answer<'connect'>;

/**
 * Connects a shop to the account of an existing seller and returns its token. Keep the token, not the password. Sent once, because each login
 * issues another token and uses up a two-factor code.
 */
export function connectStore(options: ConnectOptions): Promise<ConnectedStore> {
  const { email, password, code, shopId, shopName, platform, storeUrl, mode, locations, ...connection } = options;
  return sender(connection)(
    'connect',
    { body: { email, password, code, shopId, shopName, platform, url: storeUrl, mode, locations } },
    connection,
  );
}
