import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import type { AddressRules } from './address-rules.js';
import { codeOf, NotDeliverable } from './failure.js';
import type { Resolver } from './resolve-name.js';

export interface ConnectorOptions {
  readonly rules: AddressRules;
  readonly resolve: Resolver;
  readonly connectTimeoutMs: number;
  /** Authorities to trust instead of the usual ones. */
  readonly ca: string | undefined;
}

type NameLookup = (name: string) => Promise<readonly string[]>;

/** A name with more addresses than this is not tried on all of them. */
const MOST_ADDRESSES = 8;

/**
 * Opens TLS connections to permitted addresses only. The addresses that were checked are the very ones that are connected to,
 * so a name that changes between the check and the connection gains nothing. The name goes on to SNI and the certificate check.
 */
export function guardedConnector({ rules, resolve, connectTimeoutMs, ca }: ConnectorOptions): buildConnector.connector {
  // One for all connections: making it reads every trusted certificate.
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
    const port = Number(options.port || 443);
    // A literal address is never looked up, so it is checked here.
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
  return permitted.slice(0, MOST_ADDRESSES).map((address) => ({ address, family: isIP(address) }));
}

async function addressesOf(name: string, resolve: NameLookup): Promise<readonly string[]> {
  const addresses = await resolve(name);
  if (addresses.length === 0) throw new NotDeliverable('dns', `The name ${name} has no address.`);
  return addresses;
}

/** A question that was taken back because time was up says nothing about the name. */
const lookUp = (name: string, resolve: Resolver, signal: AbortSignal): Promise<readonly string[]> =>
  resolve(name, signal).catch((cause: unknown) => {
    if (signal.aborted) throw new NotDeliverable('timeout', `The name ${name} was not resolved in time.`);
    throw new NotDeliverable('dns', `The name ${name} could not be resolved (${codeOf(cause) || 'no reason given'}).`);
  });

/** Does not tell which address was found: a stranger must not learn the names of our network from us. */
const blocked = (host: string) => new NotDeliverable('blocked', `${host} does not lead to a public address on port 443 or 8443.`);
