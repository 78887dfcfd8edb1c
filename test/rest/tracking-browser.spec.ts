import axe from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { startApp, type TestApp } from '../support/app.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { connectShop, placeOrder, walkTo } from '../support/story.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the tracking page is not opened in a browser.');

(chromium === undefined ? describe.skip : describe)('In a browser, the tracking page', () => {
  let app: TestApp;
  let browser: Browser;
  let reference: string;
  beforeAll(async () => {
    app = await startApp();
    browser = await openChromium(chromium ?? '');
    reference = (await placeOrder(app, await connectShop(app))).body.shipment_id;
    await walkTo(app, reference, 'in_transit');
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function open(path: string, width = 390): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.setViewport({ width, height: 844 });
    await page.goto(`${app.url}${path}`);
    return { page, complaints };
  }

  it.each([
    ['en', 'ltr', 'Out for delivery'],
    ['ar', 'rtl', 'خرجت للتوصيل'],
  ])('in %s fits a phone, and can be read by everybody', async (language, direction, heading) => {
    const { page, complaints } = await open(`/track/${reference}?lang=${language}`);
    const seen = await page.evaluate(`({
      dir: getComputedStyle(document.documentElement).direction,
      heading: document.querySelector('h1').textContent,
      overflow: document.documentElement.scrollWidth - innerWidth,
      styled: getComputedStyle(document.querySelector('section')).borderTopWidth,
      scripts: document.scripts.length,
    })`);
    // The policy of the page lets nothing run; the examiner comes in through the inspector, past it.
    const found = (await page.evaluate(
      `${axe.source}; axe.run().then(({ violations }) => violations.map(({ id, help }) => id + ': ' + help))`,
    )) as string[];

    expect(seen).toMatchObject({ dir: direction, heading, styled: '1px', scripts: 0 });
    expect((seen as { overflow: number }).overflow).toBeLessThanOrEqual(0);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has its other language one click away', async () => {
    const { page } = await open(`/track/${reference}`);
    await Promise.all([page.waitForNavigation(), page.click('nav a')]);

    expect(await page.evaluate('document.documentElement.lang')).toBe('ar');
  });

  it('is found missing in words that can be read by everybody', async () => {
    const { page } = await open('/track/unknown?lang=ar', 320);
    const found = (await page.evaluate(`${axe.source}; axe.run().then(({ violations }) => violations.map(({ id }) => id))`)) as string[];

    expect(found).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
