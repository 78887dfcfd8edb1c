import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestApp } from './app.js';
import type { Block } from './guides.js';

/** What the examples call that this machine does not have. */
export const missingPrograms = ['bash', 'curl', 'openssl', 'python3'].filter(
  (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
);

const BETWEEN = '-- next example --';

/** Runs the blocks of a guide in one shell, as a reader does from top to bottom, against the service at this address. Answers what each has printed. */
export async function runShell(url: string, blocks: readonly Block[], folder: string): Promise<string[]> {
  const address = url.replace('http://', '');
  const script = blocks.map(({ code }) => code.replaceAll('localhost:4000', address)).join(`\necho '${BETWEEN}'\n`);
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: shellEnv() });
  const [out, err, exitCode] = await Promise.all([text(shell.stdout), text(shell.stderr), new Promise((done) => shell.once('exit', done))]);
  if (exitCode !== 0) throw new Error(`The shell ended with ${String(exitCode)}.\n${err}\n${out}`);
  const printed = out.replaceAll(address, 'localhost:4000').split(`${BETWEEN}\n`);
  return printed.map((each) => each.trim());
}

/** The Node of this test comes first. */
const shellEnv = () => ({ ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}` });

/** A folder as a reader has it: the repository, with the credentials of a demonstration. */
export async function readersFolder(app: TestApp): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'reader-'));
  await mkdir(join(path, '.data'));
  await writeFile(join(path, '.data/credentials.json'), JSON.stringify(app.accounts), { mode: 0o600 });
  for (const name of ['src', 'node_modules', 'package.json']) await symlink(resolve(name), join(path, name));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** What differs from run to run: ids, tokens, times and dates. */
const VOLATILE: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>'],
  [/(RTN-)?SVC[0-9A-Z]{11}(?![0-9A-Z])/g, '$1<reference>'],
  [/\b(req|evt|whsec|rate|txn|erp|sst|sat)_[\w.=-]+/g, '<$1>'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '<instant>'],
  [/\d{4}-\d{2}-\d{2}/g, '<date>'],
];

export const steady = (printed: string): string => VOLATILE.reduce((left, [pattern, word]) => left.replace(pattern, word), printed);

/** What a block of output says, in the form in which two of them are compared. */
export const comparable = ({ language, code }: { language: string; code: string }): unknown =>
  language === 'json' ? JSON.parse(steady(code)) : steady(code);
