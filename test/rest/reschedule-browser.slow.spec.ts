import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../support/people.js';
import { report } from '../support/shipments.js';
import { anOrder, connectShop, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; no shopper reschedules a delivery in a browser.');

(chromium === undefined ? describe.skip : describe)('A shopper whose delivery failed', () => {
  let app: TestApp;
  let browser: Browser;
  let seller: Person;
  let shop: ConnectedShop;
  beforeAll(async () => {
    app = await startApp();
    browser = await openChromium(chromium ?? '');
    seller = await newSeller(app);
    await topUp(app, await adminOf(app), seller.id, '1000.00');
    shop = await connectShop(app, seller);
    await ask(
      app,
      await sessionOf(app, seller),
      'mutation { updateBranding(input: { brandName: "متجر الأكواب", shopperMails: true }) { id } }',
    );
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** Its mail about the attempt, in HTML. */
  async function failedParcel(locale: string): Promise<{ readonly id: string; readonly html: string }> {
    const given = anOrder(shop.domain, { locale });
    const email = `${given.order.orderNumber}@example.com`;
    const { body } = await app.client.post('/api/order', { ...given, customer: { ...given.customer, email } }, shop.headers);
    await walkTo(app, body.shipment_id, 'in_transit');
    await report(app, body.shipment_id, 'ON_HOLD', { reasonCode: 'nobody_home' });
    await waitFor('the mail about the attempt', async () => (await sentMail(email)) !== undefined);
    const folder = join(app.dataDir, 'outbox');
    const sent = await sentMail(email);
    const name = (await readdir(folder)).find((file) => file.endsWith(`-${sent}.eml`)) ?? '';
    return { id: body.shipment_id, html: (await PostalMime.parse(await readFile(join(folder, name)))).html ?? '' };
  }
  const sentMail = async (email: string): Promise<string | undefined> =>
    (
      await app.database.sql<{ id: string }>(
        "select id from mail where recipient = $1 and kind = 'shopper_attempt_failed' and status = 'sent'",
        [email],
      )
    )[0]?.id;

  async function onPhone(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    return context.newPage();
  }

  it.each([
    ['en', 'Choose another day', /^We deliver on /, 'Undo my choice'],
    ['ar', 'اختر يومًا آخر', /^سنوصلها يوم /, 'إلغاء اختياري'],
  ])('chooses another day in two taps from the mail, in %s, and can undo it', async (locale, button, said, undo) => {
    const { id, html } = await failedParcel(locale);
    const page = await onPhone();
    await page.setContent(html);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await page.locator('a').first().innerText()).toBe(button);

    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/15-after-mail-390-${locale}.png`, fullPage: true });
    await page.locator('a').first().tap();
    await page.locator('.days button').first().waitFor();
    const smallest = await page.evaluate(
      `Math.min(...[...document.querySelectorAll('.days button')].map((day) => day.getBoundingClientRect().height))`,
    );
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/15-after-days-390-${locale}.png`, fullPage: true });
    expect(smallest).toBeGreaterThanOrEqual(44);
    expect(await obstacles(page)).toEqual([]);
    const days = page.locator('.days button');
    const wanted = await days.nth(2).getAttribute('value');
    await days.nth(2).tap();

    await page.locator('section.good h1').waitFor();
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/15-after-chosen-390-${locale}.png`, fullPage: true });
    expect(await page.locator('h1').innerText()).toMatch(said);
    expect(await obstacles(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await chosenDay(id)).toBe(wanted);

    await page.getByRole('button', { name: undo }).tap();
    await page.locator('.days button').first().waitFor();
    expect(await chosenDay(id)).toBeNull();
  });

  it('finds reason, day and button on the tracking page, and is mailed the link on request', async () => {
    const { id } = await failedParcel('en');
    const page = await onPhone();
    await page.goto(`${app.url}/track/${id}?lang=en`);
    expect(await page.locator('section.bad').innerText()).toContain('No one was there to take it.');
    expect(await obstacles(page)).toEqual([]);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/15-after-tracking-390-en.png`, fullPage: true });
    await page.getByRole('button', { name: 'Choose another day' }).tap();
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').innerText()).toContain('We have sent the link');
    expect(await obstacles(page)).toEqual([]);
  });

  const chosenDay = async (id: string): Promise<string | null> =>
    (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { deliveryChoice { day } } }', { id })).shipment
      .deliveryChoice?.day ?? null;
});
