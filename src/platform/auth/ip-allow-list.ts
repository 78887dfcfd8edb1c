import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The addresses and networks from which a credential may be used. An empty list allows any. */
export class IpAllowList {
  private readonly networks: readonly Network[];

  constructor(private readonly entries: readonly string[]) {
    this.networks = entries.map(networkOf).filter((network) => network !== undefined);
  }

  allows(ip: string): boolean {
    if (this.entries.length === 0) return true;
    if (!ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip);
    return this.networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  }
}

/** True for an address or a network such as 203.0.113.0/24, IPv4 or IPv6. */
export const isIpOrNetwork = (text: string): boolean => networkOf(text) !== undefined;

/** Treats an IPv4-mapped IPv6 address as the IPv4 address. */
function networkOf(text: string): Network | undefined {
  const [address = '', bits] = text.split('/');
  const isExact = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isExact || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
  const plain = ipaddr.process(address);
  const mapped = ipaddr.IPv6.isValid(address) && plain.kind() === 'ipv4' ? 96 : 0;
  const most = plain.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : Number(bits) - mapped;
  return length >= 0 && length <= most ? [plain, length] : undefined;
}
