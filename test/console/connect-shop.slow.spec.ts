import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';
import { obstacles, settled, tooWide, visit, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { connectShop, walkTo } from '../support/story.js';
import { walletOf } from '../support/people.js';
import { demoSellerId } from '../support/prices.js';
import type { TestApp } from '../support/app.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; connecting a shop is not tried in the console.');

const PICTURES = process.env['PICTURES'] ?? 'test/artefacts/console';
const DOMAIN = 'lamps.example';

const isLook = (body: string | null): boolean => body?.includes('ConnectedShop') === true;

(chromium === undefined ? describe.skip : describe)('A shop owner', () => {
  let fixture: Fixture;
  let app: TestApp;
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [fixture, browser] = await Promise.all([openFixture(), openChromium(chromium ?? '')]);
    ({ app } = fixture);
    await mkdir(PICTURES, { recursive: true });
  }, 300_000);
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
  });
  afterAll(async () => {
    await browser.close();
    await fixture.close();
  });

  const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
  const works = (page: Page, name: string) => step(page, name).getByText('Works').waitFor();
  const shown = async (page: Page, name: string): Promise<void> => {
    await page.screenshot({ path: `${PICTURES}/connect-${name}.png`, fullPage: true });
  };

  const chooseOwn = async (page: Page, domain: string): Promise<void> => {
    await page.getByRole('link', { name: 'Connect a shop' }).click();
    await page.getByRole('radio', { name: 'Your own integration' }).click();
    await page.getByLabel('Domain of the shop').fill(domain);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const fillToken = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Create shop token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(app.accounts.seller.password);
    await dialog.getByRole('button', { name: 'Create shop token' }).click();
  };
  const createToken = async (page: Page): Promise<string> => {
    await fillToken(page);
    const token = (await page.locator('[data-secret]').textContent()) ?? '';
    expect(token).toMatch(/^sst_/);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    return token;
  };

  it('connects an integration of their own, sees what was wrong with each call, and each step turn green', async () => {
    const visitor = await visit(browser, app, app.accounts.seller);
    visitors.push(visitor);
    const { page, go } = visitor;
    await go('/shops');
    await chooseOwn(page, `https://${DOMAIN}/`);
    await page.getByRole('radio', { name: 'Live shop' }).click();
    await page.getByText('Waiting for the shop to sign in').waitFor();
    await shown(page, 'waiting');

    const token = await createToken(page);
    await page.getByText(`${DOMAIN} is connected as a live shop`).waitFor();
    expect(await page.getByRole('radio', { name: 'Live shop' }).count()).toBe(0);
    await page.getByText('It is a real order').waitFor();
    await step(page, 'First call').getByText('Not yet').waitFor();

    const headers = { 'x-svc-shop-token': token, 'x-svc-shop-domain': DOMAIN };
    await app.client.post('/api/rates', {}, { ...headers, 'x-svc-shop-token': `${token.slice(0, -4)}aaaa` });
    await page.getByText('The token is not valid: it is wrong, cut off, expired or revoked.').waitFor();
    await app.client.post('/api/rate', {}, headers);
    await page.getByText('POST /api/rate', { exact: true }).waitFor();
    await app.client.post(
      '/api/rates',
      { origin: { city: 'Dubai' }, destination: { name: 'Aisha Khan', phone: '+971501112233' } },
      headers,
    );
    const failed = page.getByRole('listitem').filter({ hasText: 'origin.address' });
    await failed.getByRole('link', { name: /what to do/ }).waitFor();
    expect(await failed.getByRole('link').getAttribute('href')).toMatch(/^\/docs\/errors\/[A-Z_]+$/);
    await failed.getByRole('button', { name: 'Show request POST /api/rates' }).click();
    const body = (await failed.getByRole('region', { name: 'Request' }).textContent()) ?? '';
    expect(body).toContain('"city": "Dubai"');
    expect(body).not.toMatch(/Aisha|971501112233/);
    expect(await step(page, 'First call').getByText('Not yet').isVisible()).toBe(true);
    await shown(page, 'wrong');

    const curl = (await page.getByRole('region', { name: 'First call' }).textContent()) ?? '';
    const asked = JSON.parse(/-d '(.+)'/.exec(curl)?.[1] ?? '{}') as unknown;
    expect((await app.client.post('/api/rates', asked, headers)).status).toBe(200);
    await works(page, 'First call');
    await works(page, 'Rates');

    const hook = await fixture.receiver();
    const added = await app.client.post(
      '/api/webhooks',
      { url: hook.url(), events: ['shipment.update'] },
      { authorization: `Bearer ${token}` },
    );
    expect(added.status).toBe(200);
    await page.getByRole('button', { name: 'Send a test order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send a test order' }).click();
    await page.getByText('The order was placed.').waitFor();
    await works(page, 'Order');
    await works(page, 'Webhook');

    const shipmentId = (await page.getByRole('link', { name: /^SVC/ }).textContent()) ?? '';
    await walkTo(app, shipmentId, 'pickup');
    expect((await app.client.get(`/api/awb/${shipmentId}`)).status).toBe(200);
    await works(page, 'Label');
    await page.getByText('Everything works').waitFor();
    await settled(page);
    expect(await obstacles(page)).toEqual([]);
    await shown(page, 'done');
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    expect(await tooWide(page)).toEqual([]);
    await shown(page, 'done-phone');
    expect(visitor.complaints).toEqual([]);
  }, 300_000);

  it('tries a test shop out until every step is green, without staff and without a charge', async () => {
    const seller = await demoSellerId(app);
    const before = await walletOf(app, seller);
    const visitor = await visit(browser, app, app.accounts.seller);
    visitors.push(visitor);
    const { page, go } = visitor;
    await go('/shops');
    await chooseOwn(page, 'vases.example');
    expect(await page.getByRole('radio', { name: /^Try it out first/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Use test.vases.example' }).click();
    expect(await page.getByLabel('Domain of the shop').inputValue()).toBe('test.vases.example');
    expect(await page.getByRole('region', { name: 'Sign in' }).textContent()).toContain('"mode":"test"');
    await shown(page, 'test-choice');
    const token = await createToken(page);
    await page.getByText('test.vases.example is connected as a test shop').waitFor();

    const headers = { 'x-svc-shop-token': token, 'x-svc-shop-domain': 'test.vases.example' };
    const curl = (await page.getByRole('region', { name: 'First call' }).textContent()) ?? '';
    await app.client.post('/api/rates', JSON.parse(/-d '(.+)'/.exec(curl)?.[1] ?? '{}'), headers);
    const hook = await fixture.receiver();
    const authorization = `Bearer ${token}`;
    await app.client.post('/api/webhooks', { url: hook.url(), events: ['shipment.update'] }, { authorization });
    await page.getByRole('button', { name: 'Send a test order' }).click();
    await page.getByRole('dialog').getByText('Nothing is shipped or charged').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Send a test order' }).click();
    await page.getByText('The test order was placed').waitFor();

    await page.getByRole('button', { name: 'Move it on: Pickup booked' }).click();
    const [label] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: 'Open the label' }).click()]);
    await label.close();
    for (const status of ['Picked up', 'Out for delivery', 'Delivered'])
      await page.getByRole('button', { name: `Move it on: ${status}` }).click();
    for (const name of ['First call', 'Rates', 'Order', 'Webhook', 'Label']) await works(page, name);
    await page.getByText('Everything works').waitFor();
    await page.getByText('Delivered', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Move it on/ }).count()).toBe(0);
    expect(hook.received.length).toBeGreaterThan(0);
    expect(await walletOf(app, seller)).toEqual(before);

    await settled(page);
    expect(await obstacles(page)).toEqual([]);
    await shown(page, 'test-done');
    await page.getByRole('heading', { name: 'Place a test order' }).scrollIntoViewIfNeeded();
    await page.getByText('Everything works').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${PICTURES}/connect-green.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    expect(await tooWide(page)).toEqual([]);
    await shown(page, 'test-done-phone');
    await page.getByRole('link', { name: 'Advance the test clock of this shop' }).click();
    await page.getByRole('heading', { name: 'Test clock' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  }, 300_000);

  it('is told in words that a domain keeps its mode, if it was connected meanwhile', async () => {
    const visitor = await visit(browser, app, app.accounts.seller);
    visitors.push(visitor);
    const { page, go } = visitor;
    await go('/shops/connect?kind=own&domain=bowls.example');
    await page.getByText('Waiting for the shop to sign in').waitFor();
    // The page does not learn about it in time.
    await page.route('**/graphql*', (route) => (isLook(route.request().postData()) ? undefined : route.continue()));
    const { email, password } = app.accounts.seller;
    const bowls = { shopId: 'bowls.example', shopName: 'Bowls', platform: 'own', url: 'https://bowls.example' };
    expect((await app.client.post('/api/login', { email, password, ...bowls })).status).toBe(200);
    await fillToken(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The mode of a shop cannot be changed').waitFor();
    await dialog.getByText('is live for this shop').waitFor();
  }, 200_000);

  it('keeps every choice of somebody who is faster than the page', async () => {
    const visitor = await visit(browser, app, app.accounts.seller);
    visitors.push(visitor);
    const { page, go } = visitor;
    await go('/shops/connect?domain=plates.example');
    await page.evaluate(`for (const name of ['Your own integration', 'Live shop'])
      document.querySelector('[role=radio][aria-label="' + name + '"]').click()`);
    await page.waitForURL(/mode=live/);
    expect(new URL(page.url()).search).toBe('?domain=plates.example&kind=own&mode=live');
    await page.getByRole('button', { name: 'Create shop token' }).waitFor();
  }, 60_000);

  it.each(['woocommerce', 'vendure', 'medusa', 'php', 'own'])(
    'can read the instructions for %s on a phone, in Arabic too',
    async (kind) => {
      for (const language of ['en', 'ar'] as const) {
        const visitor = await visit(browser, app, app.accounts.seller, { language, width: 390, height: 844 });
        visitors.push(visitor);
        const { page, go } = visitor;
        await go(`/shops/connect?kind=${kind}&domain=mugs.example`);
        await page
          .getByText(app.url ?? '')
          .first()
          .waitFor();
        expect(await tooWide(page)).toEqual([]);
        expect(await obstacles(page)).toEqual([]);
        expect(visitor.complaints).toEqual([]);
        await shown(page, `${kind}-${language}-phone`);
      }
    },
    120_000,
  );

  it('sees in the list whether orders come in, and activates shipping there by keyboard', async () => {
    const shop = await connectShop(app);
    const visitor = await visit(browser, app, app.accounts.seller);
    visitors.push(visitor);
    const { page, go } = visitor;
    await go(`/shops?search=${shop.domain}`);
    const row = page.getByRole('row').filter({ hasText: shop.domain });
    for (const text of ['Orders come in', 'They can be changed once shipping is activated.', 'None yet', 'Works'])
      await row.getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Activate shipping: A shop' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText("This shop's orders already come in. From now on they can also be changed.").waitFor();
    await dialog.getByRole('button', { name: 'Activate shipping: A shop' }).press('Enter');
    await row.getByRole('button', { name: 'Deactivate shipping: A shop' }).waitFor();
    expect(await row.getByText('They can be changed once').count()).toBe(0);

    await go(`/shops/${shop.domain}`);
    await page.getByRole('button', { name: 'Revoke shop tokens' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke shop tokens' }).click();
    await page.getByText('Orders are refused until the shop signs in again.').waitFor();
    await shown(page, 'signed-out');
    expect(await obstacles(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  }, 200_000);

  it('is helped by an operator, who sees the requests of the shop but cannot create its token', async () => {
    const shop = await connectShop(app);
    await app.client.post('/api/rates', {}, shop.headers);
    const visitor = await visit(browser, app, app.accounts.superAdmin);
    visitors.push(visitor);
    const { page, go } = visitor;
    await go(`/shops/${shop.domain}?view=requests`);
    await page.getByText('POST /api/rates', { exact: true }).waitFor();
    await shown(page, 'operator');
    expect(await obstacles(page)).toEqual([]);
    await go(`/shops/connect?kind=own&domain=${shop.domain}`);
    await page.getByText('Only the seller can create a token').waitFor();
    expect(await page.getByRole('button', { name: 'Create shop token' }).count()).toBe(0);
  }, 200_000);
});
