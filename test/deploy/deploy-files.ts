import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/deploy';

export const deployFile = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The settings of a line or file of `NAME=value`, quoted or not. */
export function assignments(text: string): Record<string, string> {
  const found = text.matchAll(/(?<=^|\s)([A-Z][A-Z_]+)=("[^"]*"|\S*)/gm);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value.replace(/^"(.*)"$/, '$1')]));
}

/** Where Debian's packages put a program, if it is installed. */
export function installed(program: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Tests of files that a program checks itself run where it is installed. */
export function itWith(program: string): jest.It {
  if (installed(program) !== undefined) return it;
  console.warn(`There is no ${program} on this machine; its test is skipped.`);
  return it.skip;
}

/** Secrets and addresses that every process of an installation is given; none of them is in the files. */
export const SECRETS = {
  DATABASE_URL: 'postgres://shipgraph:secret@127.0.0.1:6432/shipgraph',
  DATABASE_DIRECT_URL: 'postgres://shipgraph:secret@127.0.0.1:5000/shipgraph',
  DATABASE_READ_URL: 'postgres://shipgraph:secret@127.0.0.1:6432/shipgraph_read',
  SECRET_KEY: 'k'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(32),
  MAIL_URL: 'smtp://mail.example.com',
};
