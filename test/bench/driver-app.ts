import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import { Device } from '../console/simulated-drivers/device.js';
import { hireFleet, type FleetDriver } from '../console/simulated-drivers/fleet.js';
import { placeOrders } from '../console/simulated-drivers/parcels.js';
import { loadParcel, readRun, startRun } from '../console/simulated-drivers/run.js';
import { planDay } from '../console/simulated-drivers/simulate-day.js';
import type { World } from '../console/simulated-drivers/world.js';
import { Phone } from '../driver/phone.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { Client } from '../support/client.js';
import { ask } from '../support/graphql.js';
import type { TestApp } from '../support/app.js';
import type { Ground } from './ground.js';
import { gzippedBytes } from './gzipped.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { boundedRow, type Row } from './table.js';

const MAX_KILOBYTES = 120;
const MAX_SECONDS = 1;
const TIMES = 9;
const QUICK_TIMES = 3;
/** Orders are placed for so many drivers, and one of them gets all: a day of about thirty stops. */
const DRIVERS_WORTH = 3;
/** A cheap phone with little network, as the browser imitates it: a quarter of the speed; 400 kbit/s with 2 s each way and back. */
const CPU_SLOWDOWN = 4;
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Notes when the button of what comes next is there and can be pressed. */
const NOTE_NEXT = `new MutationObserver((_, observer) => {
  if (!document.querySelector('.stops') || !document.querySelector('footer a[href^="#/stop/"]')) return;
  observer.disconnect();
  requestAnimationFrame(() => (globalThis.nextAt = performance.now()));
}).observe(document, { childList: true, subtree: true });`;

/** What the drivers' app loads first, and how long an installed one on a slow phone takes until the next stop can be opened. */
export async function measureDriverApp(ground: Ground, _load: LoadGenerator, options: Options): Promise<Row[]> {
  const chromium = await findChromium();
  if (chromium === undefined) throw new Error('There is no Chromium on this machine.');
  const database = await ground.database('driver_app');
  const { port } = await ground.service(database, { DEMO: '1' });
  const url = `http://localhost:${port}`;
  const { driver, stops } = await startDay(url, join(ground.folder, 'data-driver_app'));
  const browser = await openPhones(chromium);
  try {
    const kilobytes = await firstLoad(browser, url);
    const phone = await Phone.open(browser, { url });
    await phone.signIn(driver);
    await phone.page.locator('.stops').waitFor();
    await phone.kill();
    const opened: Opened[] = [];
    for (let time = 0; time < (options.quick ? QUICK_TIMES : TIMES); time++) opened.push(await open(phone, url));
    const day = `next stop of ${stops} can be opened: installed, CPU a quarter as fast, slow 3G, median of ${opened.length}`;
    return [
      boundedRow("Drivers' app, everything the first screen loads, gzipped", kilobytes, MAX_KILOBYTES, ' kB'),
      boundedRow(`... ${day}, in the page`, median(opened.map(({ inPage }) => inPage)), MAX_SECONDS, ' s'),
      boundedRow('... the same, seen from outside', median(opened.map(({ outside }) => outside)), MAX_SECONDS, ' s'),
      { name: '... the slowest, seen from outside', figure: `${Math.max(...opened.map(({ outside }) => outside)).toFixed(2)} s` },
    ];
  } finally {
    await browser.close();
  }
}

/** One driver under way with every parcel of the day. */
async function startDay(url: string, dataDir: string): Promise<{ driver: FleetDriver; stops: number }> {
  const world: World = {
    client: new Client(url),
    accounts: JSON.parse(await readFile(join(dataDir, 'credentials.json'), 'utf8')) as DemoCredentials,
    outbox: join(dataDir, 'outbox'),
    drivers: DRIVERS_WORTH,
    minutes: 10,
    watch: { now: () => new Date(), pause: () => Promise.resolve() },
    signal: new AbortController().signal,
    output: { isTTY: false, write: () => undefined },
    say: () => undefined,
  };
  const fleet = await hireFleet(world);
  const [driver] = fleet.drivers;
  if (!driver) throw new Error('There is no driver.');
  await ask(world as unknown as TestApp, world.accounts.erpToken, 'mutation($i: UpdateDriverInput!) { updateDriver(input: $i) { id } }', {
    i: { staffId: driver.id, capacityParcels: 100 },
  });
  await placeOrders(world);
  await planDay(world, { ...fleet, drivers: [driver] });
  const device = new Device(world);
  await device.open(driver);
  const run = await readRun(device);
  if (!run) throw new Error('The driver has no run.');
  for (const task of run.stops.flatMap(({ tasks }) => tasks)) if (task.kind !== 'PICKUP') await loadParcel(device, run, task);
  const { stops } = await startRun(device, run, { amount: '50.00', currency: 'USD' });
  return { driver, stops: stops.length };
}

/** Kilobytes of the page and its files. */
async function firstLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('response', (response) => paths.add(new URL(response.url()).pathname));
  await page.goto(`${url}/driver/`);
  await page.locator('input[name=email]').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const files = [...paths].filter((path) => path.startsWith('/driver/')).map((path) => (path === '/driver/' ? `${path}index.html` : path));
  return (await gzippedBytes(files)) / 1_000;
}

interface Opened {
  readonly inPage: number;
  readonly outside: number;
}

/** Opens the installed app as a tap on its icon does. Seconds. */
async function open({ context }: Phone, url: string): Promise<Opened> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(NOTE_NEXT);
  const began = performance.now();
  await page.goto(`${url}/driver/`, { waitUntil: 'commit' });
  await page.locator('footer a[href^="#/stop/"]').waitFor();
  const outside = (performance.now() - began) / 1_000;
  await page.waitForFunction('globalThis.nextAt !== undefined');
  const inPage = (await page.evaluate<number>('globalThis.nextAt')) / 1_000;
  await page.close();
  return { inPage, outside };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
