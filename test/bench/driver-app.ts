import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import { driverDay, setOut } from '../driver/driver-day.js';
import { Phone } from '../driver/phone.js';
import type { TestApp } from '../support/app.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { Client } from '../support/client.js';
import type { Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { boundedRow, type Row } from './table.js';

const MAX_KILOBYTES = 120;
const MAX_SECONDS = 1;
const ROUNDS = 5;
const CPU_SLOWER = 4;
/** What browsers call slow 3G. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What a phone loads until the drivers' app can be used, and how soon the next stop can be completed once it is installed. */
export async function measureDriverApp(ground: Ground, _load: LoadGenerator, _options: Options): Promise<Row[]> {
  const chromium = await findChromium();
  if (chromium === undefined) throw new Error('There is no Chromium on this machine.');
  const database = await ground.database('driver_app');
  const { port } = await ground.service(database, { DEMO: '1', LOGIN_RATE_LIMIT: '0/900', GRAPHQL_FIELD_LIMITS: 'off' });
  const url = `http://localhost:${port}`;
  const accounts = JSON.parse(await readFile(join(ground.folder, 'data-driver_app/credentials.json'), 'utf8')) as DemoCredentials;
  const app = { url, client: new Client(url), accounts, clock: { now: () => new Date() } } as unknown as TestApp;
  const browser = await openPhones(chromium);
  try {
    return [
      boundedRow("Drivers' app, first load, gzipped", await firstLoad(browser, url), MAX_KILOBYTES, ' KB'),
      boundedRow('Next stop can be completed, CPU 4 times slower, slow 3G', await untilReady(browser, app), MAX_SECONDS, ' s'),
    ];
  } finally {
    await browser.close();
  }
}

async function firstLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => bodies.push(response.body()));
  await page.goto(`${url}/driver/`);
  await page.locator('input[name=email]').waitFor();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** From opening the installed app, with 30 stops, until the task of the next one can be completed. The median. */
async function untilReady(browser: Browser, app: TestApp): Promise<number> {
  const day = await driverDay(app, { collects: Array.from({ length: 30 }, () => 0) });
  await setOut(app, day);
  const phone = await Phone.open(browser, app);
  await phone.signIn(day.driver);
  await phone.page.locator('.stops').waitFor();
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await phone.kill();
    phone.page = await phone.context.newPage();
    const session = await phone.context.newCDPSession(phone.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    const began = performance.now();
    await phone.page.goto(`${app.url}/driver/#/task/${day.parcels[0]?.taskId}`, { waitUntil: 'commit' });
    await phone.page.locator('footer button:enabled').waitFor();
    seconds.push((performance.now() - began) / 1_000);
  }
  await phone.leave();
  return seconds.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? NaN;
}
