/** One server of a connection URL. */
export interface ServerAddress {
  /** The connection URL with this server only. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORT = 5432;

/**
 * The servers of a connection URL, which may list several, as PostgreSQL's own clients allow: `postgres://user@a:5432,b:5432/db`. Empty if
 * it is no such URL.
 */
export function serversOf(url: string): ServerAddress[] {
  const { start, hosts, rest } = partsOf(url);
  return hosts.flatMap((host) => {
    const one = `${start}${host}${rest}`;
    return URL.canParse(one) ? [addressIn(one)] : [];
  });
}

/** True if every server of the URL can be understood. */
export const isDatabaseUrl = (url: string): boolean => {
  const { hosts } = partsOf(url);
  return hosts.length > 0 && serversOf(url).length === hosts.length && (hosts.length === 1 || hosts.every((host) => host !== ''));
};

/** Splits a URL at its list of hosts, which is empty if the URL has another protocol. */
function partsOf(url: string): { readonly start: string; readonly hosts: readonly string[]; readonly rest: string } {
  const protocol = ['postgres://', 'postgresql://'].find((each) => url.startsWith(each));
  if (protocol === undefined) return { start: '', hosts: [], rest: '' };
  const end = url.slice(protocol.length).search(/[/?#]/);
  const authority = end < 0 ? url : url.slice(0, protocol.length + end);
  const from = Math.max(authority.lastIndexOf('@') + 1, protocol.length);
  return { start: url.slice(0, from), hosts: authority.slice(from).split(','), rest: url.slice(authority.length) };
}

function addressIn(url: string): ServerAddress {
  const { hostname, port, searchParams } = new URL(url);
  // A folder of sockets is a parameter, or a host with encoded slashes.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname.replace(/^\[(.+)\]$/, '$1'));
  return { url, host, port: Number(port || (searchParams.get('port') ?? DEFAULT_PORT)) };
}
