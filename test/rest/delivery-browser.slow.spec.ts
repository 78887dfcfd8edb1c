import type { Browser, BrowserContext, Page } from 'playwright-core';
import { choiceUrl } from '../../src/modules/shipment-notifications/choice-link.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import {
  complete,
  load,
  newDriver,
  newHub,
  newParcel,
  planDay,
  startRun,
  taskOf,
  today,
  type Parcel,
  type TestDriver,
} from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { connectShop, type ConnectedShop } from '../support/story.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the pages of a delivery are not opened in a browser.');

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dfe7d8" stroke="#9ab"/></svg>';

(chromium === undefined ? describe.skip : describe)('In a browser on a phone,', () => {
  let app: TestApp;
  let browser: Browser;
  let shop: ConnectedShop;
  let driver: TestDriver;
  let parcels: readonly Parcel[];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    app = await startApp({ MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.svg', MAP_ATTRIBUTION: '© The map makers' });
    browser = await openChromium(chromium ?? '');
    shop = await connectShop(app);
    const hubId = await newHub(app);
    driver = await newDriver(app, { hubId });
    const placed: Parcel[] = [];
    for (const step of [1, 2, 3, 4, 5]) placed.push(await newParcel(app, shop, { lat: 25.15 + step / 100, lng: 55.25 }));
    const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
    for (const { reference } of placed) await load(app, driver, runs[0].id, reference);
    await startRun(app, driver, runs[0].id);
    await ask(
      app,
      driver.token,
      'mutation($r: String!, $p: [PositionInput!]!) { recordPositions(runId: $r, positions: $p) { accepted } }',
      {
        r: runs[0].id,
        p: [{ lat: 25.1423, lng: 55.2371, accuracy: 10, deviceTime: app.clock.now().toISOString() }],
      },
    );
    const stops: readonly { readonly tasks: readonly { readonly shipment: { readonly id: string } }[] }[] = runs[0].stops;
    const ids = stops.flatMap(({ tasks }) => tasks.map(({ shipment }) => shipment.id));
    parcels = ids.flatMap((id) => placed.filter((parcel) => parcel.id === id));
  }, 120_000);
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  interface Look {
    readonly language?: string;
    readonly colours?: 'light' | 'dark';
    readonly scripts?: boolean;
  }

  async function open(path: string, { language = 'en', colours = 'light', scripts = true }: Look = {}) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      colorScheme: colours,
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    const tiles: string[] = [];
    await context.route('https://tiles.example/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${app.url}${path}?lang=${language}`);
    return { page, complaints, tiles };
  }

  const shoot = async (page: Page, name: string): Promise<void> => {
    const folder = process.env['SCREENSHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  };
  const track = (index: number): string => `/track/${parcels[index]?.reference}`;
  const link = ({ id }: Parcel): string => new URL(choiceUrl(app.services, id)).pathname;

  it.each([
    ['en', 'light', '2 stops before yours'],
    ['en', 'dark', '2 stops before yours'],
    ['ar', 'light', 'محطتان قبل محطتك'],
    ['ar', 'dark', 'محطتان قبل محطتك'],
  ] as const)('the tracking page in %s and %s shows how near the driver is, with a map', async (language, colours, said) => {
    const { page, complaints, tiles } = await open(track(2), { language, colours });
    await shoot(page, `track-${language}-${colours}`);

    expect(await page.locator('.stops').innerText()).toBe(said);
    expect(new Set(tiles).size).toBe(9);
    expect(await obstacles(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('the tracking page far from the driver shows the day, and no map', async () => {
    const { page, tiles, complaints } = await open(track(4));
    await shoot(page, 'track-far');

    expect(await page.locator('.window').innerText()).toBe('Expected between 08:00 and 20:00');
    expect([tiles, complaints, await obstacles(page)]).toEqual([[], [], []]);
  });

  it('the tracking page without scripts shows the same, and is loaded anew', async () => {
    const { page } = await open(track(2), { scripts: false });
    await shoot(page, 'track-without-scripts');

    expect(await page.locator('.stops').innerText()).toBe('2 stops before yours');
    expect(await page.locator('meta[http-equiv=refresh]').getAttribute('content')).toBe('30');
  });

  describe('a link of a mail', () => {
    it.each([
      ['en', 'light', true],
      ['en', 'dark', false],
      ['ar', 'light', false],
      ['ar', 'dark', true],
    ] as const)('in %s and %s lets a consignee choose, with scripts: %s', async (language, colours, scripts) => {
      const parcel = await newParcel(app, shop);
      const { page, complaints } = await open(link(parcel), { language, colours, scripts });
      await shoot(page, `deliver-${language}-${colours}`);
      const found = scripts ? await obstacles(page) : [];
      await page.locator('summary').first().click();
      await shoot(page, `deliver-${language}-${colours}-open`);
      found.push(...(scripts ? await obstacles(page) : []));
      await page.locator('#name').fill('Ali Hassan');
      await page.locator('#flat').fill('12B');
      await Promise.all([page.waitForEvent('load'), page.locator('details[open] button').click()]);
      await shoot(page, `deliver-${language}-${colours}-chosen`);
      found.push(...(scripts ? await obstacles(page) : []));

      const chosen = page.locator('section.good');
      expect(await chosen.locator('h1').innerText()).toContain('Ali Hassan');
      await page.locator('.choice > summary').nth(1).click();
      await Promise.all([page.waitForEvent('load'), page.locator('.choice[open] .days button').nth(1).click()]);
      expect(await chosen.locator('h1').innerText()).not.toContain('Ali Hassan');
      await Promise.all([page.waitForEvent('load'), chosen.locator('button').click()]);
      expect(await chosen.count()).toBe(0);
      expect([found, complaints]).toEqual([[], []]);
      if (scripts) expect(await tooWide(page)).toEqual([]);
    });

    it('says that it is too late, and leads to the tracking page', async () => {
      const { page, complaints } = await open(link(parcels[2] as Parcel), { language: 'ar' });
      await shoot(page, 'deliver-too-late');

      expect(await page.locator('h1').innerText()).toBe('شحنتك خرجت للتوصيل');
      expect([complaints, await obstacles(page)]).toEqual([[], []]);
      await Promise.all([page.waitForEvent('load'), page.locator('section a').click()]);
      expect(page.url()).toContain('/track/');
    });
  });

  it('the open page follows the driver by itself, and shows the end', async () => {
    const { page, complaints } = await open(track(2));
    for (const [index, said] of [
      [0, '1 stop before yours'],
      [1, 'Your stop is next'],
    ] as const) {
      await complete(app, driver, { taskId: (await taskOf(app, parcels[index] as Parcel)).id });
      await page.locator('.stops', { hasText: said }).waitFor();
    }
    await shoot(page, 'track-next');
    await complete(app, driver, { taskId: (await taskOf(app, parcels[2] as Parcel)).id });
    await page.locator('h1', { hasText: 'Delivered' }).waitFor();

    expect(await page.locator('#delivery').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
