/** One server of a connection URL. */
export interface ServerAddress {
  /** The connection URL with this server only. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/;
const DEFAULT_PORT = 5432;

/**
 * The servers of a connection URL, which may list several, as PostgreSQL's own clients allow: `postgres://user@a:5432,b:5432/db`. Empty if
 * it is no such URL.
 */
export function serversOf(url: string): ServerAddress[] {
  const [, start = '', hosts, rest = ''] = PARTS.exec(url) ?? [];
  if (hosts === undefined) return [];
  return hosts.split(',').flatMap((host) => {
    const one = `${start}${host}${rest}`;
    return URL.canParse(one) ? [addressIn(one)] : [];
  });
}

/** True if every server of the URL can be understood. */
export const isDatabaseUrl = (url: string): boolean => {
  const hosts = PARTS.exec(url)?.[2]?.split(',') ?? [];
  return hosts.length > 0 && serversOf(url).length === hosts.length && (hosts.length === 1 || hosts.every((host) => host !== ''));
};

function addressIn(url: string): ServerAddress {
  const { hostname, port, searchParams } = new URL(url);
  // A folder of sockets is a parameter, or a host with encoded slashes.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname.replace(/^\[(.+)\]$/, '$1'));
  return { url, host, port: Number(port || (searchParams.get('port') ?? DEFAULT_PORT)) };
}
