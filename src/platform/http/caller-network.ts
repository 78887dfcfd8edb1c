import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The longest address with a port: [ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255]:65535. */
const MAX_ADDRESS = 64;
const HOST_BITS = 64;
/** What every caller without a usable address is counted as. */
const UNKNOWN = 'unknown';

/**
 * An address in its canonical form; an IPv4 address that is written as IPv6 is the IPv4 address. Some proxies add a port, which is dropped.
 * Empty for anything else: what a proxy passes on may be chosen by the caller.
 */
export function canonicalAddress(text: string): string {
  if (text.length > MAX_ADDRESS) return '';
  const known = canonical.get(text);
  if (known !== undefined) return known;
  const address = readAddress(text);
  canonical.set(text, address);
  return address;
}

/** Callers come back. */
const canonical = new LRUCache<string, string>({ max: 2_000 });

function readAddress(text: string): string {
  const address = withoutPort(text);
  const isExact = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isExact ? ipaddr.process(address).toString() : '';
}

/**
 * What limits by address count: an IPv4 address, or the /64 network of an IPv6 address. Providers hand out at least a /64 to each customer,
 * so counting single addresses would give each of them 2^64 times the limit.
 */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonical === '') return UNKNOWN;
  const parsed = ipaddr.parse(canonical);
  if (!(parsed instanceof ipaddr.IPv6)) return canonical;
  const bytes = parsed.toByteArray().map((byte, index) => (index * 8 < HOST_BITS ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${HOST_BITS}`;
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [host = '', port, ...rest] = text.split(':');
  return port !== undefined && rest.length === 0 ? host : text;
}
