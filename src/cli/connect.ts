import { createShipgraph, type Shipgraph, type ShipgraphOptions } from '../client/index.js';
import { withoutSlashes } from '../client/base-url.js';
import { exitCodes, misused, Stop } from './exit-codes.js';
import type { Io } from './io.js';
import { readSession } from './session.js';

export const DEFAULT_URL = 'http://localhost:4000';

/** The service that the caller may speak to: by the environment where it names a token, else by the last login. */
export async function connect({ env }: Io): Promise<Shipgraph> {
  const url = checkedUrl(env['SHIPGRAPH_URL']);
  const token = env['SHIPGRAPH_TOKEN'];
  if (token) return clientOf({ url: url ?? DEFAULT_URL, token: checkedToken(token) });
  const session = await readSession(env);
  if (!session) throw new Stop('You are not logged in: run "shipgraph login", or set SHIPGRAPH_TOKEN.', exitCodes.notLoggedIn);
  // A token is for the service that gave it, and no other is told it.
  if (url !== undefined && url !== session.url) {
    throw new Stop(`You are logged in at ${session.url}, not at ${url}: run "shipgraph login --url ${url}".`, exitCodes.notLoggedIn);
  }
  if (Date.parse(session.expiresAt) <= Date.now())
    throw new Stop('Your session has ended: run "shipgraph login" again.', exitCodes.notLoggedIn);
  return clientOf({ url: session.url, token: session.token });
}

/** Node before 22 has no WebSocket of its own. */
async function clientOf(options: ShipgraphOptions): Promise<Shipgraph> {
  return createShipgraph({ ...options, ...(!('WebSocket' in globalThis) && { webSocket: (await import('ws')).WebSocket }) });
}

/** An address without a path at its end, or nothing where none is given. */
export function checkedUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw misused('The address of the service must be an http or https URL without a password in it.');
  }
  return withoutSlashes(text);
}

/** A header takes no line breaks; what a file left at its end is taken off. */
function checkedToken(text: string): string {
  const token = text.trim();
  if (!/^[\x21-\x7e]+$/.test(token)) throw misused('SHIPGRAPH_TOKEN is not a token.');
  return token;
}
