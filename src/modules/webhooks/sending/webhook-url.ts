import { isIP } from 'node:net';
import { refuseAt, type Refusal } from '../../../kernel/errors.js';
import { AddressRules } from '../../../platform/outbound/address-rules.js';

/** Host and port of a URL: IPv6 addresses without brackets, names without a trailing dot. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

export const MAX_URL = 2048;
const LOOPBACK = ['127.0.0.1', '::1'];
const LOCAL_NAME = /^(localhost|ip6-localhost|ip6-loopback)$|\.(localhost|localdomain)$/;

/**
 * The problem with a URL at registration, or undefined. Names are not resolved here: their addresses can change at any time, so they are
 * checked at each connection.
 */
export function webhookUrlProblem(url: string, allowedNetworks: readonly string[]): Refusal | undefined {
  return formProblem(url) ?? placeProblem(placeOf(new URL(url)), new AddressRules(allowedNetworks));
}

/** Checks the text alone. Refuses anything that two URL parsers could read differently. */
export function formProblem(url: string): Refusal | undefined {
  if (url.length > MAX_URL) return refuseAt('url', 'INVALID_URL.tooLong', { max: MAX_URL });
  if (!/^https:\/\/[^/]/i.test(url)) return refuseAt('url', 'INVALID_URL.notHttps');
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(url)) return refuseAt('url', 'INVALID_URL.characters');
  if (/^[^/]*\/\/[^/?#]*@/.test(url)) return refuseAt('url', 'INVALID_URL.userName');
  if (!URL.canParse(url) || placeOf(new URL(url)).host === '') return refuseAt('url', 'INVALID_URL.notUrl');
  return undefined;
}

export function placeOf({ hostname, port }: URL): Place {
  return { host: hostname.replace(/^\[|\]$/g, '').replace(/\.$/, ''), port: port === '' ? 443 : Number(port) };
}

/** The URL parser has already normalised every notation of an address: decimal, octal, hexadecimal, short. */
function placeProblem({ host, port }: Place, rules: AddressRules): Refusal | undefined {
  const literals = LOCAL_NAME.test(host) ? LOOPBACK : isIP(host) ? [host] : [];
  if (literals.some((address) => rules.isAllowed(address))) return undefined;
  if (!rules.permitsPort(port)) return refuseAt('url', 'URL_NOT_ALLOWED.ports');
  if (literals.some((address) => !rules.permits(address, port))) return refuseAt('url', 'URL_NOT_ALLOWED.notPublic');
  return undefined;
}
