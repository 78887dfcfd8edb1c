import ipaddr from 'ipaddr.js';

/** The network of an address: /24 for IPv4 and /64 for IPv6. Null for an invalid address. */
export function networkOf(ip: string): string | null {
  if (ip.length > 100 || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
