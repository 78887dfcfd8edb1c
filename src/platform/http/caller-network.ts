import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The longest address with a port: [ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255]:65535. */
const MAX_ADDRESS = 64;
const HOST_BITS = 64;
/** All callers without a usable address share this one. */
const UNKNOWN = 'unknown';

/**
 * An address in its canonical form; an IPv4-mapped IPv6 address becomes the IPv4 address. Drops the port that some proxies add. Empty for
 * anything else: callers may control what a proxy forwards.
 */
export function canonicalAddress(text: string): string {
  if (text.length > MAX_ADDRESS) return '';
  const known = canonical.get(text);
  if (known !== undefined) return known;
  const address = readAddress(text);
  canonical.set(text, address);
  return address;
}

/** Callers return, so their canonical addresses are cached. */
const canonical = new LRUCache<string, string>({ max: 2_000 });

function readAddress(text: string): string {
  const address = withoutPort(text);
  const isExact = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isExact ? ipaddr.process(address).toString() : '';
}

/**
 * The network that address limits count: an IPv4 address, or the /64 of an IPv6 address. Providers assign at least a /64 to each customer,
 * so counting single addresses would multiply the limit by 2^64.
 */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonical === '') return UNKNOWN;
  const parsed = ipaddr.parse(canonical);
  if (!(parsed instanceof ipaddr.IPv6)) return canonical;
  const bytes = parsed.toByteArray().map((byte, index) => (index * 8 < HOST_BITS ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${HOST_BITS}`;
}

/**
 * The network that the audit log and session lists show: the /24 of an IPv4 address, or the /64 of an IPv6 address. Enough to recognise
 * where a request came from, even if the address changes daily. Null for an invalid address.
 */
export function maskedNetwork(address: string): string | null {
  const canonical = canonicalAddress(address);
  if (canonical === '') return null;
  return ipaddr.parse(canonical) instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${canonical}/24`).toString()}/24`
    : networkOf(canonical);
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [host = '', port, ...rest] = text.split(':');
  return port !== undefined && rest.length === 0 ? host : text;
}
