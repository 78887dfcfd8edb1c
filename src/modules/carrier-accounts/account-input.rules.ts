import { isIP } from 'node:net';
import type { FieldChecks } from '../../kernel/errors.js';
import type { CarrierSettings } from '../../kernel/settings.js';
import { AddressRules } from '../../platform/outbound/address-rules.js';
import type { CarrierAdapter } from '../carriers/index.js';

const MAX_BASE_URL = 255;
const LOCAL_NAME = /^localhost$|\.localhost$/;

/** Reads credentials by the adapter's list: each named one is a text within its length, and no required one is missing. */
export function readCredentials(checks: FieldChecks, adapter: CarrierAdapter, given: unknown): Readonly<Record<string, string>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    checks.fail('credentials', 'object');
    return {};
  }
  const values = new Map<string, unknown>(Object.entries(given));
  const names = adapter.credentials.map(({ name }) => name);
  for (const name of values.keys())
    if (!names.includes(name)) checks.fail(`credentials.${name.slice(0, 50)}`, 'notCredential', { carrier: adapter.name }, names);
  const read: Record<string, string> = {};
  for (const { name, required, maxLength } of adapter.credentials) {
    const value = values.get(name);
    if (value === undefined || value === null || value === '') {
      if (required) checks.missing(`credentials.${name}`);
    } else if (typeof value !== 'string') checks.fail(`credentials.${name}`, 'text');
    else if (value.length > maxLength) checks.fail(`credentials.${name}`, 'atMostCharacters', { max: maxLength });
    else read[name] = value;
  }
  return read;
}

interface GivenAddress {
  readonly adapter: CarrierAdapter;
  readonly baseUrl: string | null | undefined;
  readonly mode: 'test' | 'live';
  readonly settings: CarrierSettings;
  /** The seller who owns the account; null for the operator. */
  readonly sellerId: string | null;
  /** Sellers reach only the carrier's own address. */
  readonly bySeller: boolean;
}

/** Reads the base address: null for the carrier's own one. Names are not resolved here but at every connection. */
export function readBaseUrl(checks: FieldChecks, { adapter, baseUrl, mode, bySeller, ...owned }: GivenAddress): string | null {
  if (baseUrl == null || baseUrl.trim() === '') {
    if (adapter.baseUrls[mode] === null) checks.missing('baseUrl');
    return null;
  }
  if (baseUrl.length > MAX_BASE_URL) {
    checks.fail('baseUrl', 'atMostCharacters', { max: MAX_BASE_URL });
    return null;
  }
  if (bySeller && adapter.baseUrls[mode] !== null) checks.fail('baseUrl', 'fixedFor', { carrier: adapter.name });
  const url = URL.parse(baseUrl.trim());
  const wrong = url ? addressProblem(url, owned) : 'url';
  if (wrong) checks.fail('baseUrl', wrong);
  return url ? `${url.origin}${url.pathname}`.replace(/\/$/, '') : null;
}

/** Accounts of sellers never reach the networks that the operator allows for its own. */
function addressProblem(url: URL, { settings, sellerId }: Pick<GivenAddress, 'settings' | 'sellerId'>) {
  const rules = new AddressRules(sellerId === null ? settings.allowedNetworks : settings.sellerNetworks);
  if (!['https:', 'http:'].includes(url.protocol)) return 'beginHttps';
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return 'bareUrl';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = LOCAL_NAME.test(host) ? ['127.0.0.1', '::1'] : isIP(host) !== 0 ? [host] : [];
  if (addresses.some((address) => rules.isAllowed(address))) return undefined;
  if (url.protocol === 'http:') return sellerId === null ? 'beginHttpsOrNetworks' : 'beginHttps';
  const port = Number(url.port || 443);
  if (!rules.permitsPort(port)) return 'carrierPort';
  if (addresses.some((address) => !rules.permits(address, port))) return sellerId === null ? 'publicAddressOrNetworks' : 'publicAddress';
  return undefined;
}
