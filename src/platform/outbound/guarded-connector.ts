import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import type { AddressRules } from './address-rules.js';
import { codeOf, NotDeliverable } from './not-deliverable.js';
import type { Resolver } from './resolve-name.js';

export interface ConnectorOptions {
  readonly rules: AddressRules;
  readonly resolve: Resolver;
  readonly connectTimeoutMs: number;
  /** Trusted certificate authorities, instead of the default ones. */
  readonly ca: string | undefined;
}

type NameLookup = (name: string) => Promise<readonly string[]>;

/** At most this many addresses of a name are tried. */
const MAX_ADDRESSES = 8;

/**
 * Opens connections to permitted addresses only. It connects to the very addresses that it checked, which prevents DNS rebinding. SNI
 * and the certificate check use the name.
 */
export function guardedConnector({ rules, resolve, connectTimeoutMs, ca }: ConnectorOptions): buildConnector.connector {
  // Shared by all connections: creating it parses every trusted certificate.
  const secureContext = createSecureContext(ca === undefined ? {} : { ca });
  const connectorFor = (port: number) =>
    buildConnector({
      secureContext,
      allowH2: false,
      timeout: connectTimeoutMs,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 500,
      lookup: guardedLookup(port, rules, (name) => lookUp(name, resolve, AbortSignal.timeout(connectTimeoutMs))),
    });
  const connectors = new Map<number, buildConnector.connector>();

  return (options, callback) => {
    const port = Number(options.port || (options.protocol === 'http:' ? 80 : 443));
    // A literal address skips the lookup, so check it here.
    if (isIP(options.hostname) !== 0 && !rules.permits(options.hostname, port)) return callback(blocked(options.hostname), null);
    const connect = connectors.get(port) ?? connectorFor(port);
    connectors.set(port, connect);
    connect(options, callback);
  };
}

const guardedLookup =
  (port: number, rules: AddressRules, resolve: NameLookup): LookupFunction =>
  (name, _options, callback) => {
    permittedAddresses(name, port, rules, resolve).then(
      (addresses) => callback(null, addresses),
      (error: Error) => callback(error, []),
    );
  };

async function permittedAddresses(name: string, port: number, rules: AddressRules, resolve: NameLookup): Promise<LookupAddress[]> {
  const addresses = await addressesOf(name, resolve);
  const permitted = addresses.filter((address) => rules.permits(address, port));
  if (permitted.length === 0) throw blocked(name);
  return permitted.slice(0, MAX_ADDRESSES).map((address) => ({ address, family: isIP(address) }));
}

async function addressesOf(name: string, resolve: NameLookup): Promise<readonly string[]> {
  const addresses = await resolve(name);
  if (addresses.length === 0) throw new NotDeliverable('dns', `The name ${name} has no address.`);
  return addresses;
}

/** A lookup that we cancelled on timeout is not a DNS failure. */
const lookUp = (name: string, resolve: Resolver, signal: AbortSignal): Promise<readonly string[]> =>
  resolve(name, signal).catch((cause: unknown) => {
    if (signal.aborted) throw new NotDeliverable('timeout', `The name ${name} was not resolved in time.`);
    throw new NotDeliverable('dns', `The name ${name} could not be resolved (${codeOf(cause) || 'unknown reason'}).`);
  });

/** Does not show the address, so that webhook owners cannot probe our internal DNS. */
const blocked = (host: string) => new NotDeliverable('blocked', `${host} does not point to a public address on port 443 or 8443.`);
