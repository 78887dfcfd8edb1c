import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedPort } from '../../modules/webhooks/receiver.js';
import { waitFor } from '../../support/wait-for.js';
import { runCommand } from '../run-command.js';

const WORDPRESS = '/usr/share/wordpress';
const STAND_IN = 'test/stores/woocommerce/stand-in';
/** Enough for ten deliveries at once, while one of them asks the shop itself. */
const WORKERS = '12';

const missing = [
  existsSync(join(WORDPRESS, 'wp-load.php')) ? '' : 'wordpress',
  spawnSync('mariadbd', ['--version']).status === 0 ? '' : 'mariadb-server',
  spawnSync('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0 ? '' : 'php-mysql',
].filter((name) => name !== '');
if (missing.length > 0) console.warn(`Skipped: the plug-in for WooCommerce needs ${missing.join(', ')} of Debian, which is not installed.`);

export const describeWordPress = missing.length === 0 ? describe : describe.skip;

export interface WordPress {
  readonly url: string;
  readonly folder: string;
  readonly said: () => string;
  /** What PHP complained about. */
  readonly complaints: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface Installation {
  /** As the site is reached from outside. */
  readonly home: string;
  readonly password: string;
}

/** A new WordPress of Debian with its own database and the stand-in of WooCommerce, served by PHP. */
export async function startWordPress({ home, password }: Installation): Promise<WordPress> {
  const folder = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'wordpress-'));
  const database = await startDatabase(folder);
  try {
    const site = await installSite(folder, { home, password });
    const server = await serve(site);
    return {
      ...server,
      folder: site,
      complaints: () => readFile(join(site, 'wp-content/debug.log'), 'utf8').catch(() => ''),
      stop: async () => {
        await server.stop();
        await ended(database);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await ended(database);
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startDatabase(folder: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  const socket = join(folder, 'database.sock');
  await runCommand(
    folder,
    'mariadb-install-db',
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot(),
  );
  const words = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${join(folder, 'pid')}`,
    '--innodb-flush-log-at-trx-commit=0',
    ...asRoot(),
  ];
  const database = spawn('mariadbd', words, { stdio: 'ignore' });
  await waitFor('the database accepts connections', () => {
    if (database.exitCode !== null) throw new Error(`The database ended with ${database.exitCode}.`);
    return spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'create database if not exists shop']).status === 0;
  });
  return database;
}

const asRoot = (): string[] => (process.getuid?.() === 0 ? ['--user=root'] : []);

async function installSite(folder: string, { home, password }: Installation): Promise<string> {
  const site = join(folder, 'site');
  await cp(WORDPRESS, site, { recursive: true, dereference: true });
  await writeFile(join(site, 'wp-config.php'), configuration(folder, home));
  await mkdir(join(site, 'wp-content/plugins/woocommerce'), { recursive: true });
  await cp(STAND_IN, join(site, 'wp-content/plugins/woocommerce'), { recursive: true });
  await runCommand(folder, 'php', '-d', 'sendmail_path=true', join(STAND_IN_FOLDER, 'install.php'), site, password);
  return site;
}

const STAND_IN_FOLDER = join(process.cwd(), STAND_IN);

const configuration = (folder: string, home: string): string => `<?php
define( 'DB_NAME', 'shop' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${join(folder, 'database.sock')}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, "$name of this test" );
}
$table_prefix = 'wp_';
define( 'WP_HOME', '${home}' );
define( 'WP_SITEURL', '${home}' );
// It stands behind a proxy with TLS.
$_SERVER['HTTPS'] = 'on';
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

async function serve(site: string): Promise<Pick<WordPress, 'url' | 'said' | 'stop'>> {
  const port = await closedPort();
  const { PATH = '', HOME = '' } = process.env;
  const words = [
    '-d',
    'upload_max_filesize=16M',
    '-d',
    'post_max_size=16M',
    '-d',
    'error_reporting=-1',
    '-S',
    `127.0.0.1:${port}`,
    '-t',
    site,
    join(STAND_IN_FOLDER, 'router.php'),
  ];
  const server = spawn('php', words, {
    env: { PATH, HOME, PHP_CLI_SERVER_WORKERS: WORKERS },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    () => `WordPress answers; PHP said: ${said}`,
    () =>
      fetch(`${url}/wp-json/`).then(
        ({ ok }) => ok,
        () => false,
      ),
  );
  return { url, said: () => said, stop: () => ended(server, true) };
}

/** With its workers, which are one process group. */
async function ended(child: ChildProcess, isGroup = false): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  process.kill(isGroup ? -child.pid : child.pid, 'SIGKILL');
  await exit;
}
