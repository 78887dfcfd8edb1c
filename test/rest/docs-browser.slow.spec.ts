import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { guides } from '../../src/rest/docs/guides.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the documentation is not opened in a browser.');

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const reference = [
  ...['/docs/api', '/docs/api/post-api-order', '/docs/api/get-api-erp-shipments', '/docs/api/get-api-awb-id'],
  ...[
    '/docs/schema',
    '/docs/schema/mutations/createOrder',
    '/docs/schema/queries/ledgerIntegrity',
    '/docs/schema/subscriptions/shipmentChanged',
  ],
  ...['/docs/schema/types', '/docs/schema/types/Shipment', '/docs/schema/types/ShipmentStatus'],
];
const paths = ['/docs', ...reference, ...guides.map(({ name }) => `/docs/${name}`), '/docs/errors/RATE_LIMITED'];

(chromium === undefined ? describe.skip : describe)('In a browser, the documentation', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
    browser = await openChromium(chromium ?? '');
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** A page, and what it complains about or asks others for while it is open. */
  async function watchedPage(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage(options);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(app.url ?? '') && !url.startsWith('data:')) complaints.push(`requests ${url}`);
    });
    return { page, complaints };
  }

  const resultOf = async (page: Page, words: string): Promise<string[]> => {
    // Without words nothing is shown and nothing is said.
    await page.fill('#search', '');
    await page.fill('#search', words);
    await page.locator('#heard:not(:empty)').waitFor({ state: 'attached' });
    return page.$$eval('#found a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
  };

  it('shows a call in the language that was chosen, from page to page and by the keyboard', async () => {
    const { page, complaints } = await watchedPage();
    const shown = () => page.$$eval('.sample:not([hidden])', (samples) => samples.map((sample) => sample.getAttribute('data-language')));

    await page.goto(`${app.url}/docs/api/post-api-order`);
    expect(await shown()).toEqual(['curl']);
    await page.focus('[role=tab][aria-selected=true]');
    await page.keyboard.press('ArrowLeft');
    expect(await shown()).toEqual(['Python']);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Python');
    await page.click('role=tab[name="PHP"]');
    await page.goto(`${app.url}/docs/schema/mutations/createOrder`);
    expect(await shown()).toEqual(['PHP']);

    expect(complaints).toEqual([]);
  });

  it('sends a call as a demo account that is signed in by one click', async () => {
    const { page, complaints } = await watchedPage();
    await page.goto(`${app.url}/docs/api/post-api-order`);
    await page.click('.to-try');
    await page.click('[data-sign-in=shop]');
    await page.getByText('Signed in as demo shop.').waitFor();
    await page.click('.try button[type=submit]');
    await page.locator('.outcome .good', { hasText: '200 OK' }).waitFor();
    const placed = JSON.parse((await page.textContent('.outcome code')) ?? '');
    expect(placed).toMatchObject({ status: 'success', message: 'Order created' });

    // The session of a tab goes from page to page.
    await page.goto(`${app.url}/docs/api/get-api-track-id`);
    await page.fill('.try input[name=id]', placed.shipment_id);
    await page.keyboard.press('Enter');
    await page.locator('.outcome .good').waitFor();

    await page.goto(`${app.url}/docs/schema/queries/shipment`);
    await page.click('[data-sign-in=seller]');
    await page.getByText('Signed in as demo seller.').waitFor();
    await page.fill('textarea[name=variables]', JSON.stringify({ id: placed.shipment_id }));
    await page.click('.try button[type=submit]');
    await page.locator('.outcome code', { hasText: '"status": "NEW"' }).waitFor();
    await page.fill('textarea[name=variables]', '{');
    await page.click('.try button[type=submit]');
    await page.locator('.outcome .bad', { hasText: 'This is no JSON' }).waitFor();

    expect(complaints).toEqual([]);
  });

  it('leads from the link of an error to that error', async () => {
    const page = await browser.newPage();
    await page.goto(`${app.url}/docs#error-rate-limited`);

    const top = await page.$eval('#error-rate-limited', (row) => row.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(1000);
    await page.click('#error-rate-limited a');
    expect(await page.title()).toBe('RATE_LIMITED - shipgraph docs');
  });

  it('finds a guide, an error code and a route by the keyboard alone', async () => {
    const { page, complaints } = await watchedPage();
    await page.goto(`${app.url}/docs`);
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('search');

    expect(await resultOf(page, 'idempotency key')).toContain('/docs/errors#retry-safely');
    expect((await resultOf(page, 'POST /api/order'))[0]).toBe('/docs/api/post-api-order');
    expect((await resultOf(page, 'retry limit'))[0]).toBe('/docs/errors/RETRY_LIMIT');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/errors/RETRY_LIMIT');

    expect(complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has no obstacles in %s colours: contrast, names and order', async (colorScheme) => {
    const { page, complaints } = await watchedPage({ colorScheme });
    for (const path of paths) {
      await page.goto(app.url + path);
      expect([path, await obstacles(page)]).toEqual([path, []]);
    }
    expect(complaints).toEqual([]);
  });

  it('scrolls down and never sideways on a phone, where a menu holds the guides', async () => {
    const { page, complaints } = await watchedPage(PHONE);
    for (const path of paths) {
      await page.goto(app.url + path);
      expect([path, await tooWide(page)]).toEqual([path, []]);
    }
    await page.tap('button.menu');
    await page.tap('#guides a[href="/docs/errors"]');
    await page.waitForURL('**/docs/errors');
    expect(complaints).toEqual([]);
  });

  it('copies a block of code', async () => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${app.url}/docs/quick-start`);
    await page.hover('.code');
    await page.click('.code .copy');

    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npm ci\nnpm start');
  });
});
