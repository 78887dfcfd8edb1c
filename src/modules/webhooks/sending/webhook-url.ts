import { isIP } from 'node:net';
import { AddressRules } from './address-rules.js';

export interface UrlProblem {
  readonly code: 'INVALID_URL' | 'URL_NOT_ALLOWED';
  readonly message: string;
}

/** A place that a URL names: a literal address comes without brackets, a name without the dot that may end it. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

const LONGEST_URL = 2048;
const LOOPBACK = ['127.0.0.1', '::1'];
const LOCAL_NAME = /^(localhost|ip6-localhost|ip6-loopback)$|\.(localhost|localdomain)$/;

/**
 * What speaks against a URL when it is registered, or undefined.
 * A name is not resolved: what it stands for can change a minute later, and is checked at each connection instead.
 */
export function webhookUrlProblem(url: string, allowedNetworks: readonly string[]): UrlProblem | undefined {
  return formProblem(url) ?? placeProblem(placeOf(new URL(url)), new AddressRules(allowedNetworks));
}

/** What is wrong with the text itself. Anything that two readers of URLs could read differently is refused. */
export function formProblem(url: string): UrlProblem | undefined {
  if (url.length > LONGEST_URL) return invalid(`The URL is longer than ${LONGEST_URL} characters.`);
  if (!/^https:\/\/[^/]/i.test(url)) return invalid('The URL must begin with https://.');
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(url)) return invalid('The URL contains spaces, backslashes or invisible characters.');
  if (/^[^/]*\/\/[^/?#]*@/.test(url)) return invalid('The URL must not contain a user name or password.');
  if (!URL.canParse(url) || placeOf(new URL(url)).host === '') return invalid('This is not a URL.');
  return undefined;
}

export function placeOf({ hostname, port }: URL): Place {
  return { host: hostname.replace(/^\[|\]$/g, '').replace(/\.$/, ''), port: port === '' ? 443 : Number(port) };
}

/** For a URL parser every spelling of an address (decimal, octal, hexadecimal, short) is the same address. */
function placeProblem({ host, port }: Place, rules: AddressRules): UrlProblem | undefined {
  const literals = LOCAL_NAME.test(host) ? LOOPBACK : isIP(host) ? [host] : [];
  if (literals.some((address) => rules.isOpened(address))) return undefined;
  if (!rules.permitsPort(port)) return notAllowed('Only the ports 443 and 8443 are allowed.');
  if (literals.some((address) => !rules.permits(address, port))) return notAllowed('The URL must lead to a public address.');
  return undefined;
}

const invalid = (message: string): UrlProblem => ({ code: 'INVALID_URL', message });
const notAllowed = (message: string): UrlProblem => ({ code: 'URL_NOT_ALLOWED', message });
