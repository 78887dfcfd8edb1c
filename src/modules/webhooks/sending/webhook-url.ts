import { isIP } from 'node:net';
import { AddressRules } from '../../../platform/outbound/address-rules.js';

export interface UrlProblem {
  readonly code: 'INVALID_URL' | 'URL_NOT_ALLOWED';
  readonly message: string;
}

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
export function webhookUrlProblem(url: string, allowedNetworks: readonly string[]): UrlProblem | undefined {
  return formProblem(url) ?? placeProblem(placeOf(new URL(url)), new AddressRules(allowedNetworks));
}

/** Checks the text alone. Refuses anything that two URL parsers could read differently. */
export function formProblem(url: string): UrlProblem | undefined {
  if (url.length > MAX_URL) return invalid(`The URL is longer than ${MAX_URL} characters.`);
  if (!/^https:\/\/[^/]/i.test(url)) return invalid('The URL must begin with https://.');
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(url)) return invalid('The URL contains spaces, backslashes or invisible characters.');
  if (/^[^/]*\/\/[^/?#]*@/.test(url)) return invalid('The URL must not contain a user name or password.');
  if (!URL.canParse(url) || placeOf(new URL(url)).host === '') return invalid('This is not a URL.');
  return undefined;
}

export function placeOf({ hostname, port }: URL): Place {
  return { host: hostname.replace(/^\[|\]$/g, '').replace(/\.$/, ''), port: port === '' ? 443 : Number(port) };
}

/** The URL parser has already normalised every notation of an address: decimal, octal, hexadecimal, short. */
function placeProblem({ host, port }: Place, rules: AddressRules): UrlProblem | undefined {
  const literals = LOCAL_NAME.test(host) ? LOOPBACK : isIP(host) ? [host] : [];
  if (literals.some((address) => rules.isAllowed(address))) return undefined;
  if (!rules.permitsPort(port)) return notAllowed('Only the ports 443 and 8443 are allowed.');
  if (literals.some((address) => !rules.permits(address, port))) return notAllowed('The URL must point to a public address.');
  return undefined;
}

const invalid = (message: string): UrlProblem => ({ code: 'INVALID_URL', message });
const notAllowed = (message: string): UrlProblem => ({ code: 'URL_NOT_ALLOWED', message });
