import { createShipgraph, type Shipgraph, type ShipgraphOptions } from '../client/index.js';
import { withoutSlashes } from '../client/base-url.js';
import { exitCodes, misused, Stop } from './exit-codes.js';
import type { Io } from './io.js';
import { readSession } from './session.js';

export const DEFAULT_URL = 'http://localhost:4000';

/** Connects with the token of the environment, else with the session of the last login. */
export async function connect({ env }: Io): Promise<Shipgraph> {
  const url = checkedUrl(env['SHIPGRAPH_URL']);
  const token = env['SHIPGRAPH_TOKEN'];
  if (token) return clientOf({ url: url ?? DEFAULT_URL, token: checkedToken(token) });
  const session = await readSession(env);
  if (!session) throw new Stop('You are not signed in. Run "shipgraph login", or set SHIPGRAPH_TOKEN.', exitCodes.notLoggedIn);
  // Send a token only to the service that issued it.
  if (url !== undefined && url !== session.url) {
    throw new Stop(`You are signed in at ${session.url}, not at ${url}. Run "shipgraph login --url ${url}".`, exitCodes.notLoggedIn);
  }
  if (Date.parse(session.expiresAt) <= Date.now())
    throw new Stop('Your session has expired. Run "shipgraph login" again.', exitCodes.notLoggedIn);
  return clientOf({ url: session.url, token: session.token });
}

/** Node before 22 has no global WebSocket. */
async function clientOf(options: ShipgraphOptions): Promise<Shipgraph> {
  return createShipgraph({ ...options, ...(!('WebSocket' in globalThis) && { webSocket: (await import('ws')).WebSocket }) });
}

/** The service address without a trailing slash, or undefined when none is given. */
export function checkedUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw misused('The address of the service must be an http or https URL without a password in it.');
  }
  return withoutSlashes(text);
}

/** Trims the line break that a file leaves at its end, because headers take none. */
function checkedToken(text: string): string {
  const token = text.trim();
  if (!/^[\x21-\x7e]+$/.test(token)) throw misused('SHIPGRAPH_TOKEN is not a token.');
  return token;
}
