import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { waitFor } from '../../support/wait-for.js';
import { closedPort } from '../../modules/webhooks/receiver.js';

export const PACKAGE = 'src/stores/php';
const SCRIPTS = 'test/stores/php';

const hasPhp = spawnSync('php', ['-r', 'exit(extension_loaded("curl") && extension_loaded("pdo_sqlite") ? 0 : 1);']).status === 0;
if (!hasPhp) console.warn('There is no php with curl and SQLite on this machine; the tests of the PHP client are skipped.');

export const describePhp = hasPhp ? describe : describe.skip;

type Environment = Readonly<Record<string, string>>;

export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program with input. The settings are those of a careless host: floats with all digits, arguments in traces. */
const SETTINGS = [
  '-d',
  'serialize_precision=17',
  '-d',
  'zend.exception_ignore_args=0',
  '-d',
  'error_reporting=-1',
  '-d',
  'display_errors=stderr',
];

export function runPhp(words: readonly string[], input = '', environment: Environment = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...environment };
    const options = { env, maxBuffer: 32 * 1024 * 1024 };
    const child = execFile('php', [...SETTINGS, ...words], options, (_, stdout, stderr) => {
      resolve({ status: child.exitCode ?? -1, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

/** What a script prints as JSON. Notices and warnings of PHP fail the test. */
export async function jsonOf(script: string, input?: unknown) {
  const { stdout, stderr } = await runPhp([join(SCRIPTS, script)], JSON.stringify(input));
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

export interface StoreOptions {
  readonly url: string;
  readonly token: string;
  readonly domain: string;
  readonly timeout?: number;
  readonly attempts?: number;
  readonly maxWait?: number;
  readonly transport?: 'curl' | 'streams';
  readonly newToken?: string | null;
}

type PhpCall = readonly [name: string, parameters: readonly unknown[] | Readonly<Record<string, unknown>>];

/** Makes calls one after the other in one process, up to the first that throws. */
export const callPhp = (store: StoreOptions, ...calls: readonly PhpCall[]) => jsonOf('call.php', { store, calls });

/** The value of a single call, which must not throw. */
export async function valueOf(store: StoreOptions, name: string, parameters: PhpCall[1]) {
  const { results } = await callPhp(store, [name, parameters]);
  expect(results).toEqual([{ value: expect.anything() }]);
  return results[0].value;
}

/** What a single call throws. */
export async function errorOf(store: StoreOptions, name: string, parameters: PhpCall[1]) {
  const { results } = await callPhp(store, [name, parameters]);
  expect(results).toEqual([{ error: expect.anything() }]);
  return results[0].error;
}

export interface PhpServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** PHP's own server with one script for every path. */
export async function startPhpServer(script: string, environment: Environment): Promise<PhpServer> {
  const port = await closedPort();
  const env = { PATH: process.env['PATH'] ?? '', PHP_CLI_SERVER_WORKERS: '4', ...environment };
  const child = spawn('php', ['-d', 'display_errors=1', '-S', `127.0.0.1:${port}`, script], { env, detached: true, stdio: 'ignore' });
  await waitFor('the server of PHP listens', () => listens(port));
  return { port, stop: () => stopServer(child) };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** With its workers, which are one process group. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
