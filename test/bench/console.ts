import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { fillDay } from '../console/demo-day.js';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import { visit } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { Client } from '../support/client.js';
import type { Ground } from './ground.js';
import { gzippedBytes } from './gzipped.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { boundedRow, type Row } from './table.js';

const MAX_KILOBYTES = 250;
const MAX_SECONDS = 1.5;
const ROUNDS = 5;
/** Fetched on demand: it is as large as everything else together, and working on the service does not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const WANTED_SCORE = 95;
const AUDITED = ['/login', '/', '/shipments', '/figures', '/prices', '/sellers', '/approvals', '/cod', '/webhooks', '/tokens', '/staff'];

const CALM = {
  STORE_RATE_LIMIT: '0/15',
  ERP_RATE_LIMIT: '0/15',
  PUBLIC_RATE_LIMIT: '0/60',
  LOGIN_RATE_LIMIT: '0/900',
  GRAPHQL_FIELD_LIMITS: 'off',
};

/** What a browser loads until the console is usable, how long that takes with an empty cache, and the Lighthouse scores of the pages. */
export async function measureConsole(ground: Ground, _load: LoadGenerator, _options: Options): Promise<Row[]> {
  const chromium = await findChromium();
  if (chromium === undefined) throw new Error('There is no Chromium on this machine.');
  const database = await ground.database('console');
  const { port } = await ground.service(database, { DEMO: '1', ...CALM });
  const url = `http://localhost:${port}`;
  const accounts = JSON.parse(await readFile(join(ground.folder, 'data-console/credentials.json'), 'utf8')) as DemoCredentials;
  await fillDay({ client: new Client(url), accounts });
  const browser = await openChromium(chromium);
  try {
    const logins = await rounds(() => firstLoad(browser, `${url}/console/login`));
    const boards = await rounds(() => boardLoad(browser, url, accounts));
    return [
      boundedRow('Login page, everything it loads, gzipped', logins.kilobytes, MAX_KILOBYTES, ' KB'),
      boundedRow('Login page usable, nothing cached', logins.seconds, MAX_SECONDS, ' s'),
      boundedRow('Board, everything it loads, gzipped', boards.kilobytes, MAX_KILOBYTES, ' KB'),
      boundedRow('Board usable, nothing cached', boards.seconds, MAX_SECONDS, ' s'),
      ...(await scores(url, accounts, chromium)),
    ];
  } finally {
    await browser.close();
  }
}

interface Load {
  readonly kilobytes: number;
  readonly seconds: number;
}

/** The median of several, each in a browser that has seen nothing yet. */
async function rounds(load: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load());
  const seconds = loads.map((each) => each.seconds).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
  return { kilobytes: loads[0]?.kilobytes ?? NaN, seconds };
}

async function firstLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const seconds = (performance.now() - began) / 1_000;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { kilobytes: await gzipped(files), seconds };
}

/** The session is there, the cache is not: a context with the cookie of another. */
async function boardLoad(browser: Browser, url: string, { superAdmin }: DemoCredentials): Promise<Load> {
  const { page, leave } = await visit(browser, { url }, superAdmin);
  const cookies = await page.context().cookies();
  await leave();
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const board = await context.newPage();
  const files: string[] = [];
  board.on('response', (response) => files.push(new URL(response.url()).pathname));
  const began = performance.now();
  await board.goto(`${url}/console`, { waitUntil: 'commit' });
  // The first figure on the page.
  await board.locator('main a[href*="status="]').first().waitFor();
  const seconds = (performance.now() - began) / 1_000;
  await board.waitForLoadState('networkidle');
  await context.close();
  return { kilobytes: await gzipped(files), seconds };
}

/** Kilobytes of scripts and styles. */
async function gzipped(paths: readonly string[]): Promise<number> {
  const files = [...new Set(paths)].filter((path) => /^\/console\/assets\/.+[.](js|css)$/.test(path));
  return (await gzippedBytes(files)) / 1_024;
}

/** The lowest of the pages. */
async function scores(url: string, { superAdmin }: DemoCredentials, chromium: string): Promise<Row[]> {
  const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password, cookie: true) { expiresAt } }';
  const answer = await new Client(url).graphql(login, superAdmin);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const found: { page: string; accessibility: number; practices: number }[] = [];
  for (const page of AUDITED) {
    const report = await audit(`${url}/console${page}`, page === '/login' ? '' : cookie, chromium);
    found.push({ page, accessibility: report['accessibility'] ?? 0, practices: report['best-practices'] ?? 0 });
  }
  const rowOf = (name: string, of: (each: (typeof found)[number]) => number): Row => {
    const [lowest] = [...found].sort((a, b) => of(a) - of(b));
    const score = lowest ? of(lowest) : 0;
    const ratio = score / WANTED_SCORE;
    return {
      name: `Lighthouse, ${name}, lowest of ${found.length} pages (${lowest?.page})`,
      figure: String(score),
      limit: '95',
      ratio,
      wanted: '>= 1',
    };
  };
  return [rowOf('accessibility', ({ accessibility }) => accessibility), rowOf('best practices', ({ practices }) => practices)];
}

async function audit(address: string, cookie: string, chromium: string): Promise<Readonly<Record<string, number>>> {
  const flags = ['--only-categories=accessibility,best-practices', '--output=json', '--quiet', '--preset=desktop'];
  const browserFlags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-background-networking';
  const headers = cookie === '' ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags, browserFlags, ...headers], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories } = JSON.parse(stdout) as { categories: Readonly<Record<string, { readonly score: number | null }>> };
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
}
