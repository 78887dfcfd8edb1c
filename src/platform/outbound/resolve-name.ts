import { Resolver as NameServers } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { codeOf } from './not-deliverable.js';

/** Resolves a name to all its addresses, IPv4 and IPv6, or throws. The signal aborts the lookup. */
export type Resolver = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const LOCAL_NAME = /^localhost$|\.localhost$/;

/** How long to wait for the other address family after the first one has answered. */
const GRACE_MS = 50;

/**
 * Resolves by the hosts file and then by name servers, by default those of the machine. Does not use `dns.lookup`: it runs on the four
 * threads that also hash passwords and read files, so a few names whose servers never answer would block all of that.
 */
export function resolverOf(nameServers?: readonly string[]): Resolver {
  return async (name, signal) => {
    if (LOCAL_NAME.test(name)) return ['127.0.0.1', '::1'];
    const listed = await hostsFileAddresses(name);
    return listed.length > 0 ? listed : askNameServers(name, signal, nameServers);
  };
}

async function askNameServers(name: string, signal: AbortSignal, nameServers: readonly string[] | undefined): Promise<readonly string[]> {
  // A new resolver per lookup follows changes of the machine's DNS settings.
  const servers = new NameServers({ timeout: 1500, tries: 2, maxTimeout: 2000 });
  if (nameServers) servers.setServers(nameServers);
  signal.addEventListener('abort', () => servers.cancel(), { once: true });
  const queries = [servers.resolve4(name), servers.resolve6(name)];
  try {
    await firstAnswer(queries);
    return await answersWithin(queries, GRACE_MS);
  } finally {
    servers.cancel();
  }
}

/** Waits for one address family. If both fail, throws the error of IPv4. */
async function firstAnswer(queries: readonly Promise<readonly string[]>[]): Promise<void> {
  try {
    await Promise.any(queries);
  } catch (cause) {
    throw cause instanceof AggregateError ? cause.errors[0] : cause;
  }
}

/** Does not wait long for the slower family: some name servers never answer AAAA queries. */
async function answersWithin(queries: readonly Promise<readonly string[]>[], ms: number): Promise<readonly string[]> {
  const addresses: string[] = [];
  const collected = Promise.allSettled(queries.map(async (query) => addresses.push(...(await query))));
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([collected, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return [...addresses];
}

const HOSTS_FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

/** The addresses of a name in the hosts file; none if there is no hosts file. */
export async function hostsFileAddresses(name: string, file = HOSTS_FILE): Promise<readonly string[]> {
  const wanted = name.toLowerCase();
  return (await textOf(file))
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([address = '', ...names]) => isIP(address) !== 0 && names.some((listed) => listed.toLowerCase() === wanted))
    .map(([address = '']) => address);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return '';
    throw cause;
  }
}
