import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

const HOSTS_FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

/** The addresses that this machine itself notes for a name. A machine without a hosts file notes none. */
export async function hostsFileAddresses(name: string): Promise<readonly string[]> {
  const wanted = name.toLowerCase();
  return (await hostsFile())
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([address = '', ...names]) => isIP(address) !== 0 && names.some((noted) => noted.toLowerCase() === wanted))
    .map(([address = '']) => address);
}

async function hostsFile(): Promise<string> {
  try {
    return await readFile(HOSTS_FILE, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return '';
    throw cause;
  }
}
