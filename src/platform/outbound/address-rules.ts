import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const PORTS = new Set([443, 8443]);

/** A public address, but inside Azure it is the metadata host of the machine, which holds credentials. */
const METADATA_ADDRESSES = new Set(['168.63.129.16']);

/** The allocated part of IPv6. Transition prefixes that embed an IPv4 address are outside of it or are named ranges. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Where deliveries may go: public addresses on ports 443 and 8443, and networks that the operator allows. */
export class AddressRules {
  private readonly allowed: readonly [Address, number][];

  constructor(allowedNetworks: readonly string[]) {
    this.allowed = allowedNetworks.map((network) => ipaddr.parseCIDR(network));
  }

  /** True for an address in an allowed network, on any port. */
  isAllowed(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4-mapped IPv6 address reaches the same machine.
    const plain = ipaddr.process(address);
    return this.allowed.some(([network, bits]) => plain.kind() === network.kind() && plain.match(network, bits));
  }

  permits(address: string, port: number): boolean {
    return this.isAllowed(address) || (PORTS.has(port) && isPublic(address));
  }

  permitsPort(port: number): boolean {
    return PORTS.has(port);
  }
}

function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || METADATA_ADDRESSES.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
