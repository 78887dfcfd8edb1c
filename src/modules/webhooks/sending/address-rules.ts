import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const PORTS = new Set([443, 8443]);

/** Routable to everyone, but inside Azure it is the machine's own host, with its credentials. */
const METADATA_ADDRESSES = new Set(['168.63.129.16']);

/** What the internet has given out so far; transition prefixes that smuggle an IPv4 address lie outside or are named ranges. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Where deliveries may go: public addresses on two ports, and whatever the operator of the service has opened. */
export class AddressRules {
  private readonly opened: readonly [Address, number][];

  constructor(allowedNetworks: readonly string[]) {
    this.opened = allowedNetworks.map((network) => ipaddr.parseCIDR(network));
  }

  /** True for an address that the operator opened, with any port. */
  isOpened(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4 address in the clothes of IPv6 reaches the same machine.
    const plain = ipaddr.process(address);
    return this.opened.some(([network, bits]) => plain.kind() === network.kind() && plain.match(network, bits));
  }

  permits(address: string, port: number): boolean {
    return this.isOpened(address) || (PORTS.has(port) && isPublic(address));
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
