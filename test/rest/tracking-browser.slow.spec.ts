import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { codParcel, confirm, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { connectShop, placeOrder, walkTo } from '../support/story.js';

const chromium = await findChromium();
if (chromium === undefined)
  console.warn('There is no Chromium on this machine; the tracking and payment pages are not opened in a browser.');

(chromium === undefined ? describe.skip : describe)('In a browser,', () => {
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
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${app.url}${path}`);
    return { page, complaints };
  }

  it.each([
    ['en', 'ltr', 'Out for delivery'],
    ['ar', 'rtl', 'خرجت للتوصيل'],
  ])('the tracking page in %s fits a phone, and can be read by everybody', async (language, direction, heading) => {
    const { page, complaints } = await open(`/track/${reference}?lang=${language}`);
    const seen = await page.evaluate(`({
      dir: getComputedStyle(document.documentElement).direction,
      heading: document.querySelector('h1').textContent,
      overflow: document.documentElement.scrollWidth - innerWidth,
      styled: getComputedStyle(document.querySelector('section')).borderTopWidth,
      scripts: document.scripts.length,
    })`);
    const found = await obstacles(page);

    expect(seen).toMatchObject({ dir: direction, heading, styled: '1px', scripts: 0 });
    expect((seen as { overflow: number }).overflow).toBeLessThanOrEqual(0);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('the tracking page has its other language one click away', async () => {
    const { page } = await open(`/track/${reference}`);
    await Promise.all([page.waitForEvent('load'), page.click('nav a')]);

    expect(await page.evaluate('document.documentElement.lang')).toBe('ar');
  });

  it('a parcel that never was is missing in words that can be read by everybody', async () => {
    const { page } = await open('/track/unknown?lang=ar', 320);

    expect(await obstacles(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  describe('the payment page', () => {
    const LONG = `Ref-${'x'.repeat(96)}`;
    const linkOf = async (id: string): Promise<string> => new URL((await invoiceOf(app, id)).body.data.paymentUrl).pathname;
    let paths: Readonly<Record<string, string>>;
    beforeAll(async () => {
      const shop = await connectShop(app);
      const [due, paid] = [await codParcel(app, shop, { orderReference: LONG }), await parcelAtDoor(app, shop)];
      paths = { due: await linkOf(due.id), paid: await linkOf(paid.id), unknown: `/pay/${'x'.repeat(32)}` };
      await confirm(app, paid.id);
    }, 90_000);

    it.each(
      ['due', 'paid', 'unknown'].flatMap((state) =>
        [['en', 'ltr'] as const, ['ar', 'rtl'] as const].map((tongue) => [state, ...tongue] as const),
      ),
    )('of what is %s fits the smallest phone in %s, from %s, and can be read and used by everybody', async (state, language, direction) => {
      const { page, complaints } = await open(`${paths[state]}?lang=${language}`, 320);
      const seen = await page.evaluate(`({
          dir: getComputedStyle(document.documentElement).direction,
          overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          buttons: [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect().height >= 44),
          scripts: document.scripts.length,
        })`);
      if (process.env['SCREENSHOTS'])
        await page.screenshot({ path: `${process.env['SCREENSHOTS']}/pay-${state}-${language}.png`, fullPage: true });

      expect(seen).toEqual({ dir: direction, overflow: 0, buttons: state === 'due' ? [true] : [], scripts: 0 });
      expect(await obstacles(page)).toEqual([]);
      expect(complaints.filter((complaint) => state !== 'unknown' || !complaint.includes('404'))).toEqual([]);
    });

    it('is paid by its button where the service is only shown', async () => {
      const { page } = await open(paths['due'] ?? '', 320);
      await Promise.all([page.waitForEvent('load'), page.click('button')]);

      expect(await page.evaluate('document.body.innerText')).toContain('Paid');
      expect(await obstacles(page)).toEqual([]);
    });
  });
});
