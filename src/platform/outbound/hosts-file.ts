import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { codeOf } from './not-deliverable.js';

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
